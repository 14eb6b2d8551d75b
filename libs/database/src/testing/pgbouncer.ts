import { freePort, pollUntil } from '@rpm/embedded-postgres/testing';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Connection } from '../connection/connection';
import { ServerForwarder } from './server-forwarder';

/** PgBouncer as Debian 12 installs it, which is version 1.18. Where it is not installed, its specs are reported as skipped. */
const PROGRAM = '/usr/sbin/pgbouncer';

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

/** A PgBouncer in front of the test server. */
export class PgBouncer {
  static readonly isInstalled = existsSync(PROGRAM);

  private constructor(
    /** URL of the database through this PgBouncer. */
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly server: ServerForwarder,
    private readonly folder: string,
  ) {}

  static async start(connection: Connection, mode: 'transaction' | 'session', maxClients = 100): Promise<PgBouncer> {
    const folder = mkdtempSync(join(tmpdir(), 'rpm-pgbouncer-'));
    const port = await freePort();
    const server = await ServerForwarder.listen(connection);
    const { user = '', database: name = '' } = connection;
    const configuration = join(folder, 'pgbouncer.ini');
    writeFileSync(
      configuration,
      [
        '[databases]',
        `${name} = host=127.0.0.1 port=${server.port} dbname=${name} user=${user}`,
        '[pgbouncer]',
        'listen_addr = 127.0.0.1',
        `listen_port = ${port}`,
        'unix_socket_dir =',
        'auth_type = any',
        `pool_mode = ${mode}`,
        'default_pool_size = 40',
        `max_client_conn = ${maxClients}`,
        'ignore_startup_parameters = statement_timeout, lock_timeout',
        '',
      ].join('\n'),
      { mode: 0o644 },
    );
    // PgBouncer refuses to run as root.
    const child = spawn(PROGRAM, [...(process.getuid?.() === 0 ? ['-u', 'nobody'] : []), configuration], { stdio: 'ignore' });
    const bouncer = new PgBouncer(`postgres://${user}@127.0.0.1:${port}/${name}`, child, server, folder);
    await pollUntil(() => isListening(port), true);
    return bouncer;
  }

  async stop(): Promise<void> {
    if (this.child.exitCode === null) {
      this.child.kill('SIGINT');
      await once(this.child, 'exit');
    }
    await this.server.close();
    rmSync(this.folder, { recursive: true });
  }
}
