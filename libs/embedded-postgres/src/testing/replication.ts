import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { pollUntil } from './poll';

/** Programs of PostgreSQL with `pg_basebackup`, which the embedded server lacks. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

// PostgreSQL refuses to run as root.
const IDS = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const execute = promisify(execFile);

/** Connection parameters of one of the servers. */
export interface ReplicationConnection {
  host: string;
  port: number;
  user: string;
  database: string;
}

/** A primary server with an empty database `rpm` of the role `rpm_service`, and standby servers that follow it, in a temporary folder. */
export class Replication {
  private readonly processes = new Map<string, ChildProcess>();
  private readonly folder = mkdtempSync(join(tmpdir(), 'rpm-standby-'));

  /** Says how to install the programs if they are missing, or null. PostgreSQL 15 is a package of Debian 12. */
  static obstacle(): string | null {
    return existsSync(PROGRAMS) ? null : `${PROGRAMS} does not exist: apt-get install postgresql-15`;
  }

  /** @param settings further settings of the server, such as `wal_keep_size=64MB` */
  async startPrimary(settings: readonly string[] = []): Promise<void> {
    this.own(this.folder);
    this.create('primary');
    await this.execute('initdb', ['-D', this.data('primary'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C']);
    await this.serve('primary', settings);
    await this.administer('create role rpm_service login');
    await this.administer('create database rpm owner rpm_service');
  }

  /** Copies a server and starts the copy as its standby. */
  async startStandby(name = 'standby', source = 'primary'): Promise<void> {
    this.create(name);
    const options = ['--host', this.socket(source), '--username', 'postgres', '--write-recovery-conf', '--checkpoint', 'fast'];
    await this.execute('pg_basebackup', ['--pgdata', this.data(name), ...options]);
    await this.serve(name);
  }

  connection(server: string, user = 'rpm_service', database = 'rpm'): ReplicationConnection {
    return { host: this.socket(server), port: 5432, user, database };
  }

  url(server: string, user = 'rpm_service'): string {
    return `postgres://${user}@${encodeURIComponent(this.socket(server))}:5432/rpm`;
  }

  /** Runs a statement as the superuser, outside of any transaction. */
  async administer<Row extends object>(text: string, { server = 'primary', database = 'postgres' } = {}): Promise<Row[]> {
    const client = new Client(this.connection(server, 'postgres', database));
    await client.connect();
    return client
      .query<Row>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  /** Starts a server again that was stopped or killed. */
  async serve(server: string, settings: readonly string[] = []): Promise<void> {
    const all = ['listen_addresses=', `unix_socket_directories=${this.socket(server)}`, 'fsync=off', ...settings];
    const flags = ['-D', this.data(server), ...all.flatMap((setting) => ['-c', setting])];
    this.processes.set(server, spawn(join(PROGRAMS, 'postgres'), flags, { ...IDS, cwd: this.folder, stdio: 'ignore' }));
    if (!(await pollUntil(() => this.answers(server), true))) throw new Error(`The server ${server} did not start.`);
  }

  /** Ends a server: `SIGINT` in an orderly way, `SIGQUIT` as a crash does. */
  async end(server: string, signal: 'SIGINT' | 'SIGQUIT' = 'SIGINT'): Promise<void> {
    const running = this.processes.get(server);
    this.processes.delete(server);
    if (!running || running.exitCode !== null) return;
    const exited = once(running, 'exit');
    running.kill(signal);
    await exited;
  }

  /** Stops the processes of a server (SIGSTOP), which then accepts connections but does not answer. @returns a function that lets them continue */
  async freeze(server: string): Promise<() => void> {
    const others = await this.administer<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()', {
      server,
    });
    const pids = [this.processes.get(server)?.pid ?? 0, ...others.map(({ pid }) => pid)].filter((pid) => pid > 0);
    for (const pid of pids) process.kill(pid, 'SIGSTOP');
    return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
  }

  async stop(): Promise<void> {
    for (const server of [...this.processes.keys()].reverse()) await this.end(server);
    rmSync(this.folder, { recursive: true, force: true });
  }

  private data = (server: string) => join(this.folder, server, 'data');
  private socket = (server: string) => join(this.folder, server);
  private own = (path: string) => IDS.uid !== undefined && chownSync(path, IDS.uid, IDS.gid);

  private create(server: string): void {
    mkdirSync(this.socket(server), { mode: 0o700 });
    this.own(this.socket(server));
  }

  private async execute(program: string, args: string[]): Promise<void> {
    await execute(join(PROGRAMS, program), args, { ...IDS, cwd: this.folder });
  }

  private async answers(server: string): Promise<boolean> {
    const client = new Client(this.connection(server, 'postgres', 'postgres'));
    client.on('error', () => undefined);
    try {
      await client.connect();
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
