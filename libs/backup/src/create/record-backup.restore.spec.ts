import { type Connection, Database } from '@rpm/database';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { migrate } from '@rpm/schema';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { recordBackup } from './record-backup';

/** Programs of PostgreSQL with `pg_basebackup`, which the embedded server lacks. */
const PROGRAMS = '/usr/lib/postgresql/15/bin';

// PostgreSQL refuses to run as root.
const IDS = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A primary server and a standby that follows it, in a temporary folder. */
class Replication {
  private readonly processes: ChildProcess[] = [];
  private readonly folder = mkdtempSync(join(tmpdir(), 'rpm-standby-'));

  async start(): Promise<void> {
    this.own(this.folder);
    for (const name of ['primary', 'standby']) {
      mkdirSync(this.socket(name), { mode: 0o700 });
      this.own(this.socket(name));
    }
    this.execute('initdb', ['-D', this.data('primary'), '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C']);
    await this.serve('primary');
    await this.administer('create role rpm_service login; create role rpm_backup login bypassrls in role pg_read_all_data');
    await this.administer('create database rpm owner rpm_service');
    const database = await new Database({
      connection: this.connection('primary', 'rpm_service'),
      poolSize: 2,
      patience: 'work',
    }).initialize();
    await migrate(database);
    await database.destroy();
    const source = ['--host', this.socket('primary'), '--username', 'postgres', '--write-recovery-conf', '--checkpoint', 'fast'];
    this.execute('pg_basebackup', ['--pgdata', this.data('standby'), ...source]);
    await this.serve('standby');
  }

  connection(server: string, user = 'rpm_backup', database = 'rpm'): Connection {
    return { host: this.socket(server), port: 5432, user, database };
  }

  /** Returns the rows about backups in the primary server. */
  async recorded(): Promise<object[]> {
    return this.query('select organization_id::int as organization, asserted_actor as actor, action from audit_event', 'rpm');
  }

  async stop(): Promise<void> {
    for (const server of this.processes.reverse()) {
      const exited = once(server, 'exit');
      server.kill('SIGINT');
      await exited;
    }
    rmSync(this.folder, { recursive: true });
  }

  private data = (server: string) => join(this.folder, server, 'data');
  private socket = (server: string) => join(this.folder, server);
  private own = (path: string) => IDS.uid !== undefined && chownSync(path, IDS.uid, IDS.gid);

  private async administer(text: string): Promise<void> {
    for (const statement of text.split('; ')) await this.query(statement, 'postgres');
  }

  private async query(text: string, database: string): Promise<object[]> {
    const client = new Client(this.connection('primary', 'postgres', database));
    await client.connect();
    return client
      .query<object>(text)
      .then(({ rows }) => rows)
      .finally(() => client.end());
  }

  private execute(program: string, args: string[]): void {
    const { status, stderr } = spawnSync(join(PROGRAMS, program), args, { ...IDS, cwd: this.folder, encoding: 'utf8' });
    expect({ program, status, stderr: status === 0 ? '' : stderr }).toEqual({ program, status: 0, stderr: '' });
  }

  private async serve(server: string): Promise<void> {
    const flags = [
      '-D',
      this.data(server),
      '-c',
      'listen_addresses=',
      '-c',
      `unix_socket_directories=${this.socket(server)}`,
      '-c',
      'fsync=off',
    ];
    this.processes.push(spawn(join(PROGRAMS, 'postgres'), flags, { ...IDS, cwd: this.folder, stdio: 'ignore' }));
    expect(await pollUntil(() => this.answers(server), true)).toBe(true);
  }

  private async answers(server: string): Promise<boolean> {
    const client = new Client(this.connection(server, 'postgres', 'postgres'));
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

describe('recordBackup on a standby', () => {
  const servers = new Replication();
  const isInstalled = existsSync(PROGRAMS);

  beforeAll(() => (isInstalled ? servers.start() : undefined));
  afterAll(() => (isInstalled ? servers.stop() : undefined));

  it('stores the row in the primary server as the role for backups, and refuses a backup without one unless it is permitted', async () => {
    // PostgreSQL 15 is a package of Debian 12 that is not installed on every machine.
    if (!isInstalled) return;
    const standby = servers.connection('standby');
    const record = { operator: 'jane', primary: undefined, isUnrecorded: false };
    await expect(recordBackup(standby, record)).rejects.toMatchObject({
      code: 'refused',
      message: expect.stringContaining('Set DATABASE_PRIMARY_URL'),
    });
    await recordBackup(standby, { ...record, isUnrecorded: true });
    expect(await servers.recorded()).toEqual([]);
    await recordBackup(standby, { ...record, primary: servers.connection('primary') });
    expect(await servers.recorded()).toEqual([{ organization: 0, actor: 'jane', action: 'export' }]);
    // A server that is itself a standby cannot store the row.
    await expect(recordBackup(standby, { ...record, primary: standby })).rejects.toMatchObject({ code: 'unrecorded' });
  });
});
