import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SERVICE_ROLE } from '@rpm/embedded-postgres';
import { type Connection } from '../connection/connection';
import { ServerForwarder } from './server-forwarder';

/** PgBouncer as Debian 12 installs it, which is version 1.18 and loses prepared statements. */
const OLD_PROGRAM = '/usr/sbin/pgbouncer';

/** PgBouncer that carries prepared statements over, where `tools/engines/build.sh` puts it. `PGBOUNCER` names another executable. */
const PROGRAM = process.env['PGBOUNCER'] ?? join(homedir(), '.cache/rpm-engines/bin/pgbouncer');

/** Advice for a machine without a PgBouncer that carries prepared statements over. */
export const POOLER_HINT = 'no PgBouncer 1.21 or newer: run tools/engines/build.sh, or set PGBOUNCER to its executable';

export interface PgBouncerOptions {
  mode: 'transaction' | 'session';
  /** Whether to run the version that Debian 12 has. */
  isOld?: boolean;
  maxClients?: number;
  /** Maximum number of sessions of the server for each database. */
  poolSize?: number;
}

async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** A PgBouncer in front of all databases of the test server, for the service's role. */
export class PgBouncer {
  /** Whether the version of Debian 12 is installed. Where it is not, its specs are reported as skipped. */
  static readonly isOldInstalled = existsSync(OLD_PROGRAM);
  /** Whether a version is installed that carries prepared statements over. */
  static readonly isInstalled = existsSync(PROGRAM);

  private constructor(
    readonly port: number,
    /** URL of the database of the connection through this PgBouncer. */
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly server: ServerForwarder,
    private readonly folder: string,
  ) {}

  /** @param connection connection parameters of the server @throws Error if the version is not installed */
  static async start(
    connection: Connection,
    { mode, isOld = false, maxClients = 2_000, poolSize = 40 }: PgBouncerOptions,
  ): Promise<PgBouncer> {
    if (!isOld && !PgBouncer.isInstalled) throw new Error(`There is ${POOLER_HINT}.`);
    const folder = mkdtempSync(join(tmpdir(), 'rpm-pgbouncer-'));
    const port = await freePort();
    const server = await ServerForwarder.listen(connection);
    const [configuration, users] = [join(folder, 'pgbouncer.ini'), join(folder, 'users.txt')];
    writeFileSync(users, `"${SERVICE_ROLE}" "${SERVICE_ROLE}"\n`);
    const lines = [
      '[databases]',
      `* = host=127.0.0.1 port=${server.port}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = trust',
      `auth_file = ${users}`,
      `pool_mode = ${mode}`,
      `default_pool_size = ${poolSize}`,
      `max_client_conn = ${maxClients}`,
      // An idle connection to a database would make it impossible to clone that database.
      'server_idle_timeout = 1',
      'ignore_startup_parameters = statement_timeout, lock_timeout',
      ...(isOld ? [] : ['max_prepared_statements = 100']),
    ];
    writeFileSync(configuration, `${lines.join('\n')}\n`);
    // PgBouncer refuses to run as root.
    const isRoot = process.getuid?.() === 0;
    const child = spawn(isOld ? OLD_PROGRAM : PROGRAM, [...(isRoot ? ['-u', 'nobody'] : []), configuration], { stdio: 'ignore' });
    const url = `postgres://${SERVICE_ROLE}@127.0.0.1:${port}/${connection.database ?? ''}`;
    const bouncer = new PgBouncer(port, url, child, server, folder);
    await pollUntil(() => isListening(port), true);
    return bouncer;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGTERM');
      await once(this.child, 'exit');
    }
    await this.server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
