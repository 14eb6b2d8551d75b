import { createDataSource, isConnectionFailure, migrate } from '@rpm/data-access';
import { type EmbeddedPostgres, OWN_PLACES, startEmbeddedPostgres } from '@rpm/embedded-postgres';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type DataSource } from 'typeorm';
import { type Ending } from './ending';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 50;

export interface StageOptions {
  say: (progress: string) => void;
  /** Has something stopped when the run ends. */
  defer: Ending['defer'];
}

/** A PostgreSQL of the run's own. It keeps what it has committed, as one in production does, or a fault of it would prove nothing. */
export class Stage {
  /** Encrypts the signing secrets of webhooks. All services of the run need the same key, because they use one database. */
  readonly encryptionKey = randomBytes(32).toString('base64');

  private constructor(
    /** As the service connects. */
    readonly url: string,
    /** As a superuser, who sees everything. */
    readonly dataSource: DataSource,
  ) {}

  static async open({ say, defer }: StageOptions): Promise<Stage> {
    const folder = await mkdtemp(join(tmpdir(), 'rpm-faults-'));
    defer(() => rm(folder, { recursive: true, force: true, maxRetries: 20 }));
    const starting = startEmbeddedPostgres(folder, { say });
    // Also while it starts: it would outlive the process otherwise.
    defer(() =>
      starting.then(
        (server) => server.stop(),
        () => undefined,
      ),
    );
    const server = await starting;
    await migrateAsService(server);
    const administration = { ...server.administration, database: server.connection.database };
    const dataSource = createDataSource({ connection: administration, poolSize: 3, patience: 'work' });
    await dataSource.initialize();
    defer(() => dataSource.destroy());
    const stage = new Stage(urlOf(server.connection), dataSource);
    const [row] = await stage.look<{ cluster: string }>(`select current_setting('data_directory') as cluster`);
    // Where root has no user namespaces, the server keeps its data elsewhere: in a place made for this new folder alone.
    const place = row && dirname(dirname(row.cluster));
    if (place !== undefined && dirname(place) === OWN_PLACES) defer(() => removeAfter(server, place));
    return stage;
  }

  /** The rows of a statement that may be asked twice; a server that is just starting is waited for. */
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

  /** Looks until there is nothing left to see. @returns what is left in the end */
  async lookUntilNone(count: () => Promise<number>, patienceMs = PATIENCE_MS): Promise<number> {
    const deadline = Date.now() + patienceMs;
    let left = await count();
    while (left > 0 && Date.now() < deadline) {
      await sleep(PAUSE_MS);
      left = await count();
    }
    return left;
  }

  /** What a process had begun before it was killed, or frozen, runs to its end within the server. */
  async settles(): Promise<void> {
    await sleep(PAUSE_MS);
    const [now] = await this.look<{ instant: Date }>('select clock_timestamp() as instant');
    await this.lookUntilNone(async () => {
      const rows = await this.look(
        `select from pg_stat_activity where state = 'active' and backend_type = 'client backend' and query_start < $1
           and pid <> pg_backend_pid()`,
        now?.instant,
      );
      return rows.length;
    });
  }

  /** Ends the connections on which senders hear of events. @returns how many there were */
  async cutListening(): Promise<number> {
    const cut = await this.look(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rpm-listen' and query = 'listen rpm_event'`,
    );
    return cut.length;
  }

  /** Stops all processes of the server (SIGSTOP), except the connection of this call. @returns a function that lets them continue */
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
      // The postmaster first: it could start further processes.
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

  /** Stops the server without a goodbye, as a crash does; who uses it starts it again. Waits until it is there. */
  async crash(): Promise<void> {
    const started = () =>
      this.look<{ pid: number; instant: Date }>(
        `select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid, pg_postmaster_start_time() as instant`,
      );
    const [before] = await started();
    if (!before) throw new Error('A statement without conditions has one row.');
    process.kill(before.pid, 'SIGQUIT');
    await this.lookUntilNone(async () => {
      const [after] = await started();
      return after?.instant.getTime() === before.instant.getTime() ? 1 : 0;
    });
  }
}

async function migrateAsService({ connection }: EmbeddedPostgres): Promise<void> {
  const dataSource = await createDataSource({ connection, poolSize: 1, patience: 'work' }).initialize();
  await migrate(dataSource).finally(() => dataSource.destroy());
}

async function removeAfter(server: EmbeddedPostgres, place: string): Promise<void> {
  await server.stop();
  await rm(place, { recursive: true, force: true });
}

function urlOf({ user, host, port, database }: EmbeddedPostgres['connection']): string {
  return `postgres://${user}@${encodeURIComponent(host)}:${port}/${database}`;
}
