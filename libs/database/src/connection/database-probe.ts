import { TemporaryProblem, TIME_LIMITS } from '@rpm/domain';
import { Pool, type QueryResultRow } from 'pg';
import { type EntityManager } from 'typeorm';
import { type Connection } from './connection';
import { DatabaseClient } from '../driver/database-client';
import { sqlStateOf } from '../driver/database-error';

/**
 * Time for which a result of {@link SPACE_CHECK} is reused, because callers of the readiness endpoint are not authenticated and may call it at any
 * rate.
 */
const SPACE_CHECK_INTERVAL_MS = 5_000;

/**
 * SQL that fails if the disk is full. PostgreSQL must write 1 MB to a temporary file next to the tables, because 50,000 numbers do not fit into 64 kB
 * of memory. The file always needs new disk blocks, while an insert may fit into existing ones. It is deleted at once and never flushed, and neither
 * a table nor the transaction log (WAL) is written.
 */
const SPACE_CHECK = `
  begin read only;
  set local work_mem = '64kB';
  set local temp_tablespaces = '';
  select count(*) from generate_series(1, 50000) as number;
  rollback`;

const DISK_FULL = '53100';
const limits = () => ({
  lock_timeout: TIME_LIMITS.lock,
  statement_timeout: TIME_LIMITS.statement,
  query_timeout: TIME_LIMITS.connection,
  connectionTimeoutMillis: TIME_LIMITS.connection,
});

/** The requests that a database must be able to serve. A server that accepts no writes, such as a standby, can serve reads. */
export type DatabaseUse = 'reads' | 'writes';

/**
 * Checks whether the database can serve requests. The checks have a connection of their own, so that they work even while requests use the whole
 * pool.
 */
export class DatabaseProbe {
  private readonly pool: Pool;
  private space: { checkedAt: number; isAvailable: boolean } | null = null;

  constructor(
    connection: Connection,
    private readonly hasUsableSchema: (connection: Pick<EntityManager, 'query'>) => Promise<boolean>,
  ) {
    this.pool = new Pool({
      Client: DatabaseClient,
      ...connection,
      ...limits(),
      max: 1,
      keepAlive: true,
      application_name: 'rpm-readiness',
    });
    // After an error, the next readiness check opens a new connection.
    this.pool.on('error', () => undefined);
  }

  /**
   * Checks the schema of the database and, unless it is needed for reads only, its write access and disk space.
   * @throws TemporaryProblem, or the driver's error if the database does not respond
   */
  async assertUsable(use: DatabaseUse): Promise<void> {
    const isUsable = await this.hasUsableSchema({
      query: async <Rows>(text: string, values?: unknown) => (await this.pool.query(text, values as unknown[])).rows as Rows,
    });
    if (!isUsable) {
      throw new TemporaryProblem('unavailable', 'The database schema is not the one that this version expects.', 30);
    }
    if (use === 'reads') return;
    const [setting] = await this.query<{ isReadOnly: boolean }>(
      `select current_setting('transaction_read_only')::boolean as "isReadOnly"`,
    );
    if (setting?.isReadOnly) throw new TemporaryProblem('unavailable', 'The database accepts no writes.', 5);
    if (!(await this.hasSpace())) throw new TemporaryProblem('unavailable', 'The disk of the database is full.', 30);
  }

  close(): Promise<void> {
    return this.pool.end();
  }

  private async hasSpace(): Promise<boolean> {
    if (this.space && performance.now() - this.space.checkedAt < SPACE_CHECK_INTERVAL_MS) return this.space.isAvailable;
    const isAvailable = await this.query(SPACE_CHECK).then(
      () => true,
      (error: unknown) => {
        if (sqlStateOf(error) === DISK_FULL) return false;
        throw error;
      },
    );
    this.space = { checkedAt: performance.now(), isAvailable };
    return isAvailable;
  }

  /** Runs a statement. If it fails, the pool closes its connection. */
  private async query<Row extends QueryResultRow>(text: string): Promise<Row[]> {
    return (await this.pool.query<Row>(text)).rows;
  }
}
