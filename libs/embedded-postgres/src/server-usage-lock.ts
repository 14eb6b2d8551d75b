import { Client, type ClientConfig } from 'pg';

/** Key of the advisory lock that every process using the embedded server holds in shared mode. The number is arbitrary. */
const PRESENCE_LOCK = 7_260_463_002;
const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Identifies a running PostgreSQL server. The process id distinguishes a copy of the data from the original; the system identifier distinguishes
 * unrelated data.
 */
export interface ServerIdentity {
  pid: number;
  systemIdentifier: string;
}

const IDENTIFY = `
  select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid, system_identifier::text as "systemIdentifier"
  from pg_control_system()`;

/**
 * Marks the server as used by this process. The mark is a shared advisory lock in the server itself, so it disappears when the process is killed. A
 * process that wants to stop the server must take the lock exclusively, so no other process can start to use the server in between.
 */
export class ServerUsageLock {
  private constructor(
    private readonly client: Client,
    /** Resolves when the server has ended or the connection to it is broken. */
    readonly lost: Promise<void>,
  ) {}

  /**
   * Connects to the server and marks it as used by this process. @param expected the server that must respond, because a path may lead to the socket
   * of another server @returns null if the server is stopping, does not respond or is not the expected one
   */
  static async take(connection: ClientConfig, expected: ServerIdentity): Promise<ServerUsageLock | null> {
    const settings = { connectionTimeoutMillis: CONNECT_TIMEOUT_MS, keepAlive: true, application_name: 'rpm-presence' };
    const client = new Client({ ...connection, ...settings });
    const lost = new Promise<void>((resolve) => {
      client.on('error', () => resolve()).on('end', () => resolve());
    });
    try {
      await client.connect();
      const { rows } = await client.query<ServerIdentity>(IDENTIFY);
      if (rows[0]?.pid !== expected.pid || rows[0].systemIdentifier !== expected.systemIdentifier)
        throw new Error('Another server');
      await client.query('select pg_advisory_lock_shared($1)', [PRESENCE_LOCK]);
      return new ServerUsageLock(client, lost);
    } catch {
      await client.end().catch(() => undefined);
      return null;
    }
  }

  /**
   * Removes the mark that this process uses the server. @param ifLast called if no other process uses the server; no process can start to use the
   * server until this callback is done
   */
  async leave(ifLast: () => Promise<void>): Promise<void> {
    try {
      const { rows } = await this.client.query<{ alone: boolean }>(
        'select pg_advisory_unlock_shared($1), pg_try_advisory_lock($1) as alone',
        [PRESENCE_LOCK],
      );
      if (rows[0]?.alone) await ifLast();
    } catch {
      // The server is gone already: there is nothing to leave.
    } finally {
      await this.client.end().catch(() => undefined);
    }
  }
}
