import { Database, isConnectionFailure } from '@rpm/database';
import { migrate } from '@rpm/schema';
import { type EmbeddedPostgres, ROOT_DATA_PARENT, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CleanupFunctions } from '../harness/cleanup';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

export interface FaultDatabaseOptions {
  say: (progress: string) => void;
  /** Registers a function that is called when the run ends. */
  defer: CleanupFunctions['defer'];
  /** Whether the database gets the schema of this version; true by default. */
  isMigrated?: boolean;
}

/**
 * A PostgreSQL server that is started for one run. It is as durable as a production server, because otherwise surviving a crash would prove nothing.
 */
export class FaultDatabase {
  /** Key that encrypts the signing secrets of webhooks. All services of a run need the same key, because they share a database. */
  readonly encryptionKey = randomBytes(32).toString('base64');

  private constructor(
    /** Connection parameters of the service's role. */
    readonly connection: EmbeddedPostgres['connection'],
    /** Data source of a superuser, who can access all rows. */
    readonly dataSource: Database,
  ) {}

  static async open({ say, defer, isMigrated = true }: FaultDatabaseOptions): Promise<FaultDatabase> {
    const folder = await mkdtemp(join(tmpdir(), 'rpm-faults-'));
    defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
    const starting = startEmbeddedPostgres(folder, { say });
    // A server that is still starting must be stopped too, because it would outlive this process.
    defer(() =>
      starting.then(
        (server) => server.stop(),
        () => undefined,
      ),
    );
    const server = await starting;
    if (isMigrated) await migrateAsService(server);
    const administration = { ...server.administration, database: server.connection.database };
    const dataSource = new Database({ connection: administration, poolSize: 3, patience: 'work' });
    await dataSource.initialize();
    defer(() => dataSource.destroy());
    const database = new FaultDatabase(server.connection, dataSource);
    const [row] = await database.look<{ cluster: string }>(`select current_setting('data_directory') as cluster`);
    // On systems without user namespaces, a server started by root keeps its data in a separate folder, which was created only for this run.
    const place = row && dirname(dirname(row.cluster));
    if (place !== undefined && dirname(place) === ROOT_DATA_PARENT) defer(() => removeAfter(server, place));
    return database;
  }

  /** Connection URL for the service's role. */
  get url(): string {
    return urlOf(this.connection);
  }

  /** Runs a statement that can be repeated, and returns its rows. Waits for the server if it is starting. */
  async look<T>(statement: string, ...values: unknown[]): Promise<T[]> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await this.dataSource.query<T[]>(statement, values);
      } catch (error) {
        if (!isConnectionFailure(error) || Date.now() > deadline) throw error;
        await sleep(PAUSE_MS);
      }
    }
  }

  /** Repeats a counting statement until the count is 0 or the time limit is reached. @returns the last count */
  async waitUntilEmpty(count: () => Promise<number>, patienceMs = PATIENCE_MS): Promise<number> {
    const deadline = Date.now() + patienceMs;
    let left = await count();
    while (left > 0 && Date.now() < deadline) {
      await sleep(PAUSE_MS);
      left = await count();
    }
    return left;
  }

  /** Waits until PostgreSQL has finished the statements of killed or frozen clients. */
  async waitForRunningStatements(): Promise<void> {
    await sleep(PAUSE_MS);
    const [now] = await this.look<{ instant: Date }>('select clock_timestamp() as instant');
    await this.waitUntilEmpty(async () => {
      const rows = await this.look(
        `select from pg_stat_activity where state = 'active' and backend_type = 'client backend' and query_start < $1
           and pid <> pg_backend_pid()`,
        now?.instant,
      );
      return rows.length;
    });
  }

  /** Closes the connections on which senders listen for events. @returns the number of closed connections */
  async cutListening(): Promise<number> {
    const cut = await this.look(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rpm-listen'
         and pid in (select pid from pg_locks where locktype = 'advisory')`,
    );
    return cut.length;
  }

  /** Stops all processes of the PostgreSQL server (SIGSTOP), except the one that serves this call. @returns a function that lets them continue */
  async freeze(): Promise<() => void> {
    const runner = this.dataSource.createQueryRunner();
    const frozen: number[] = [];
    const signal = (pids: number[], name: NodeJS.Signals) => {
      for (const pid of pids) {
        try {
          process.kill(pid, name);
        } catch {
          // A server process may have ended since it was listed.
        }
      }
    };
    const freeze = async (statement: string) => {
      const pids = ((await runner.query(statement)) as { pid: number }[]).map(({ pid }) => pid);
      signal(pids, 'SIGSTOP');
      frozen.push(...pids);
    };
    const thaw = () => signal(frozen.splice(0), 'SIGCONT');
    try {
      // The postmaster (the parent process) is stopped first, because it could start further processes.
      await freeze(`select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid`);
      await freeze('select pid from pg_stat_activity where pid <> pg_backend_pid()');
      return thaw;
    } catch (error) {
      thaw();
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** Makes the PostgreSQL server end as in a crash, and waits until one of the processes that use the server has restarted it. */
  async crash(): Promise<void> {
    const started = () =>
      this.look<{ pid: number; instant: Date }>(
        `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid, pg_postmaster_start_time() as instant`,
      );
    const [before] = await started();
    if (!before) throw new Error('A statement without conditions has one row.');
    process.kill(before.pid, 'SIGQUIT');
    await this.waitUntilEmpty(async () => {
      const [after] = await started();
      return after?.instant.getTime() === before.instant.getTime() ? 1 : 0;
    });
  }
}

async function migrateAsService({ connection }: EmbeddedPostgres): Promise<void> {
  const dataSource = await new Database({ connection, poolSize: 1, patience: 'work' }).initialize();
  await migrate(dataSource).finally(() => dataSource.destroy());
}

async function removeAfter(server: EmbeddedPostgres, place: string): Promise<void> {
  await server.stop();
  await rm(place, { recursive: true, force: true });
}

function urlOf({ user, host, port, database }: EmbeddedPostgres['connection']): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
