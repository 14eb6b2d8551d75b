import { type ChildProgram } from '../../harness/child-program';
import { countUnfinished } from '../deliveries/evidence';
import { FaultRound, type FaultRoundOptions } from '../deliveries/round';
import { FIRST_INSTANT, MessageSenders, DEVICE_IMEI } from './message-senders';
import { type StoredMessageReading } from './message-ledger';

const RECOVERY_TIMEOUT_MS = 60_000;
/** A process that sends no webhooks does not process messages either. */
const DELIVERY = 'on';

/** A service that receives messages of one source, the vendors that send them, and the faults that end the service. */
export class IngestRound {
  readonly senders: MessageSenders;
  private source: { path: string; headers: Record<string, string> } = { path: '', headers: {} };

  private constructor(
    readonly round: FaultRound,
    private service: ChildProgram,
  ) {
    this.senders = new MessageSenders({ random: round.options.random, target: () => this.target() });
  }

  static async begin(options: Omit<FaultRoundOptions, 'patience'>): Promise<IngestRound> {
    const round = await FaultRound.begin({ ...options, patience: { leaseMs: 8_000, deadlineMs: 3_000 } });
    try {
      const ingest = new IngestRound(round, await round.startService(DELIVERY));
      await ingest.createSource();
      return ingest;
    } catch (error) {
      await round.end('SIGKILL');
      throw error;
    }
  }

  /** Kills the service while messages arrive, and starts it again. */
  async kill(): Promise<void> {
    await this.service.end('SIGKILL');
    await this.restart();
  }

  /** Kills the service after PostgreSQL has committed messages, and before the service has answered them (edge case 22). */
  async killBeforeAnswer(): Promise<void> {
    await this.whileLocked('ingest_message', 'insert into ingest_message', () => {
      this.service.signal('SIGSTOP');
      return Promise.resolve();
    });
    await this.round.options.database.waitForRunningStatements();
    await this.kill();
  }

  /** Kills the service while it records the readings of messages (edge case 23). */
  async killWhileProcessing(): Promise<void> {
    await this.whileLocked('blood_pressure_reading', '', () => this.service.end('SIGKILL'));
    await this.restart();
  }

  /** Waits until no message is queued and every event is delivered. @returns the number of those that wait after the time limit */
  async waitForProcessing(): Promise<number> {
    const { database } = this.round.options;
    const queued = await database.waitUntilEmpty(() => this.count(`state = 'queued'`), RECOVERY_TIMEOUT_MS);
    const undelivered = await database.waitUntilEmpty(() => countUnfinished(this.round), RECOVERY_TIMEOUT_MS);
    return queued + undelivered;
  }

  /** Returns the number of stored messages that meet a condition. */
  async count(condition: string): Promise<number> {
    const [row] = await this.round.options.database.look<{ count: number }>(
      `select count(*)::integer as count from ingest_message where organization_id = $1 and ${condition}`,
      this.round.organizationId,
    );
    return row?.count ?? 0;
  }

  async storedReadings(): Promise<StoredMessageReading[]> {
    const rows = await this.round.options.database.look<Omit<StoredMessageReading, 'events'> & { id: number }>(
      `select id, (extract(epoch from reading_timestamp) - $2)::integer as number, systolic, diastolic
       from blood_pressure_reading where organization_id = $1 order by id`,
      this.round.organizationId,
      FIRST_INSTANT / 1000,
    );
    const events = new Map<number, Set<string>>();
    for (const { readingId, messageId } of this.round.receiver.receipts) {
      if (readingId !== null) events.set(readingId, (events.get(readingId) ?? new Set()).add(messageId));
    }
    return rows.map(({ id, ...reading }) => ({ ...reading, events: events.get(id)?.size ?? 0 }));
  }

  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    return this.round.end(signal);
  }

  private target(): { url: string; headers: Record<string, string> } | null {
    const [url] = this.round.urls();
    return url === undefined ? null : { url: url + this.source.path, headers: this.source.headers };
  }

  private async restart(): Promise<void> {
    this.service = await this.round.startService(DELIVERY);
  }

  /**
   * Locks a table against changes until a statement of the service waits for it and the function has ended.
   * @param beginning a text in the first kilobyte of the statement
   */
  private async whileLocked(
    table: 'ingest_message' | 'blood_pressure_reading',
    beginning: string,
    strike: () => Promise<void>,
  ): Promise<void> {
    const { database } = this.round.options;
    const runner = database.dataSource.createQueryRunner();
    try {
      await runner.query('begin');
      await runner.query(`lock table ${table} in share mode`);
      const missing = async () => {
        const waiting = `select from pg_locks l join pg_stat_activity a using (pid)
          where not l.granted and l.relation = $1::regclass and a.query like '%' || $2 || '%'`;
        return (await database.look(waiting, table, beginning)).length === 0 ? 1 : 0;
      };
      if ((await database.waitUntilEmpty(missing, RECOVERY_TIMEOUT_MS)) > 0)
        throw new Error(`The service did not write to ${table}.`);
      await strike();
      await runner.query('rollback');
    } finally {
      await runner.release();
    }
  }

  private async createSource(): Promise<void> {
    const { round } = this;
    const webhook = await round.ask('/webhook', { type: 'reading.bloodPressure', url: round.receiver.urlOf('1') });
    round.receiver.secrets.set('1', webhook['secret'] as string);
    const item = await round.ask('/item', { name: 'Cuff' });
    await round.ask('/device', { item: { id: item['id'] }, deviceIdentifiers: [{ type: 'imei', value: DEVICE_IMEI }] });
    const source = await round.ask('/ingest-source', { name: 'Cuffs', adapter: 'telli', authentication: 'header' });
    const { url, secret } = source as { url: string; secret: string };
    this.source = { path: new URL(url).pathname, headers: { 'X-Api-Key': secret } };
  }
}
