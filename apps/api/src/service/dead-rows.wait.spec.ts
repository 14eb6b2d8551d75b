import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '@rpm/data-access/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { startInProcess } from '../testing/in-process-service';
import { type RunningService } from './service';

describe('a service with an event that cannot be turned into deliveries', () => {
  let database: TestDatabase;
  let service: RunningService;
  let log: Record<string, unknown>[];

  beforeEach(async () => {
    database = await createTestDatabase();
    log = [];
    service = await startInProcess({ DATABASE_URL: database.url }, log);
  });
  afterEach(async () => {
    await service.stop();
    await database.drop();
  });

  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);

  async function emit(): Promise<number | undefined> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    await factory.webhook({ url: 'https://127.0.0.1/' });
    const [event] = await look<{ id: number }>(
      `insert into event (organization_id, type, subject_id, payload) values ($1, 'device.healthcheck', 1, '{"note": "confidential"}')
       returning id`,
      factory.organizationId,
    );
    return event?.id;
  }

  /** Waits until the condition holds, or until the time limit of the test. */
  async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
    while (!(await holds())) await sleep(20);
  }

  it('sets the event aside, and logs the cause without the payload', async () => {
    await look(`create function refuse() returns trigger language plpgsql as $$ begin raise exception '%', new.body; end $$`);
    await look('create trigger refuse before insert on webhook_log_payload for each row execute function refuse()');
    const id = await emit();
    await until(() => log.some(({ row }) => row === 'event'));
    expect(log.filter(({ row }) => row === 'event')).toEqual([
      {
        level: 50,
        time: expect.any(Number),
        task: 'delivery',
        row: 'event',
        id,
        type: 'device.healthcheck',
        cause: 'P0001',
        msg: 'Delivery has set a row aside. Remove the cause, then run "rpm-admin webhook requeue".',
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('confidential');
  });

  it('keeps the event and logs the error while a database column is missing, and delivers the event afterwards', async () => {
    await look('alter table webhook_delivery rename column message_id to gone');
    await emit();
    const failures = () => log.filter(({ errorCode }) => errorCode === '42703');
    await until(() => failures().length > 1);
    expect(await look('select message_id from webhook_log')).toEqual([]);
    await look('alter table webhook_delivery rename column gone to message_id');
    await until(async () => (await look('select from webhook_log')).length === 1);
    expect(log.filter(({ row }) => row !== undefined)).toEqual([]);
  });
});
