import { type Database } from '@rpm/database';
import { Factory } from '@rpm/data-access/testing';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';

/** The simulated current time, a Wednesday, in the specs of weekly log partitions. */
export const NOW = new Date('2026-11-18T12:34:56.789Z');

/** Webhook logs in a separate database, because the weekly partitions are shared by all organizations. */
export class WeeklyLogs {
  private constructor(
    readonly database: TestDatabase,
    readonly service: Database,
    readonly factory: Factory,
  ) {}

  static async start(): Promise<WeeklyLogs> {
    const database = await createTestDatabase();
    const service = await database.connectAsService(6);
    return new WeeklyLogs(database, service, await Factory.inNewOrganization(service));
  }

  drop(): Promise<void> {
    return this.database.drop();
  }

  /** Runs a statement as a superuser, who can read the rows of all organizations. */
  select<T>(text: string): Promise<T[]> {
    return this.database.dataSource.query<T[]>(text);
  }

  /** Stores a webhook log with its payload and an attempt. If the log is pending, it also stores a delivery in the queue. */
  async add(createTimestamp: string, { factory = this.factory, isPending = false } = {}): Promise<number> {
    const { dataSource } = this.database;
    const { id, webhookId, messageId } = await factory.webhookLog({
      createTimestamp: new Date(createTimestamp),
      ...(isPending && { status: 'pending', lastResponseStatus: 503 }),
    });
    const key = [factory.organizationId, id, new Date(createTimestamp)];
    await dataSource.query(
      'insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp) values ($1, $2, $3, 1, $3)',
      key,
    );
    const queue = `insert into webhook_delivery (organization_id, log_id, log_create_timestamp, webhook_id, message_id, is_retry, due_timestamp)
      values ($1, $2, $3, $4, $5, true, now())`;
    if (isPending) await dataSource.query(queue, [...key, webhookId, messageId]);
    return id;
  }

  /** Returns the names of the weeks that have log partitions. */
  async weeks(): Promise<string[]> {
    const rows = await this.select<{ name: string }>(
      `select right(inhrelid::regclass::text, 7) as name from pg_inherits where inhparent = 'webhook_log'::regclass order by 1`,
    );
    return rows.map(({ name }) => name).filter((name) => name !== 'default');
  }
}
