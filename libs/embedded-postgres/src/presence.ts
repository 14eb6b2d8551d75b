import { Client, type ClientConfig } from 'pg';

/** Any number nobody else uses: what the users of one embedded server share. */
const PRESENCE_LOCK = 7_260_463_002;
const CONNECT_TIMEOUT_MS = 5_000;

/** The process id tells a copy of the data from the original, the system identifier tells other data from both. */
export interface ServerIdentity {
  pid: number;
  systemIdentifier: string;
}

const IDENTIFY = `
  select split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int as pid, system_identifier::text as "systemIdentifier"
  from pg_control_system()`;

/**
 * That a process uses the server: a lock that all users share, kept in the server itself, so that it goes with a killed process.
 * Who would stop the server must have the lock alone; nobody can come in between the look and the stop.
 */
export class Presence {
  private constructor(
    private readonly client: Client,
    /** Settled when the server, or the connection to it, is gone. */
    readonly lost: Promise<void>,
  ) {}

  /**
   * @param expected the server that must answer, because a path may lead to the socket of another one
   * @returns null if the server is stopping, does not answer or is another one
   */
  static async take(connection: ClientConfig, expected: ServerIdentity): Promise<Presence | null> {
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
      return new Presence(client, lost);
    } catch {
      await client.end().catch(() => undefined);
      return null;
    }
  }

  /** @param ifLast what to do when nobody else is present; nobody can enter until it is done */
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
