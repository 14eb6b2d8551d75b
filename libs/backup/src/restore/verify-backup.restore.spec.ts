import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Client } from 'pg';
import { type Connection, WORKSPACE_ROOT, Database } from '@rpm/database';
import { TABLES_NOT_IN_BACKUP } from '@rpm/schema';
import { BackupSandbox } from '../testing';
import { columnsByTable, tableDigestsOf } from '@rpm/schema/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { newestVerifiedBackup, recordVerification } from '../create/backup-verifications';
import { openBackupFile } from '../archive/backup-file';
import { restoreBackup } from './restore-backup';
import { verifyBackup } from './verify-backup';

/** Programs of another major version of PostgreSQL than the embedded one, as Debian installs them. */
const OTHER_POSTGRES = '/usr/lib/postgresql/15/bin';

const GUIDE = join(WORKSPACE_ROOT, 'docs', 'backup.md');

/**
 * Runs a function with a temporary folder of its own, because other specs verify backups at the same time. @returns the names of the files that
 * remain in the folder
 */
async function leftoversOf(work: () => Promise<void>): Promise<string[]> {
  const { TMPDIR } = process.env;
  const folder = mkdtempSync(join(tmpdir(), 'rpm-backups-'));
  // If the spec runs as root, PostgreSQL runs as another user, who needs access to the folder.
  chmodSync(folder, 0o755);
  try {
    process.env['TMPDIR'] = folder;
    await work();
    return readdirSync(folder);
  } finally {
    if (TMPDIR === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = TMPDIR;
    rmSync(folder, { recursive: true });
  }
}

describe('verifyBackup', () => {
  const sandbox = new BackupSandbox();
  let source: TestDatabase;

  beforeAll(async () => {
    source = await sandbox.full();
  });
  afterAll(() => sandbox.clear());

  it('restores the backup into a temporary server, and finds all rows, the API key and the reading; the database records the verification', async () => {
    const { path, manifest } = await sandbox.backUp(source.administration, 'backup.tar.gz');
    const leftovers = await leftoversOf(async () => {
      const { samples, sums, inexactTotals } = await verifyBackup(await openBackupFile(path));
      expect({ samples, inexactTotals }).toEqual({ samples: { apiKey: 'equal', reading: 'equal' }, inexactTotals: [] });
      expect(sums.length).toBe(manifest.tables.length);
    });
    expect(leftovers).toEqual([]);
    const service = await source.connectAsService(2);
    expect(await recordVerification(service, manifest)).toBe(true);
    expect((await newestVerifiedBackup(service))?.toISOString()).toBe(manifest.instant);
  });

  it('fails if a stored total was already wrong in the backed-up database', async () => {
    await source.dataSource.query('update webhook_log_cell set count = count + 1');
    const { path } = await sandbox.backUp(source.administration, 'wrong-total.tar.gz');
    await source.dataSource.query('update webhook_log_cell set count = count - 1');
    await expect(verifyBackup(await openBackupFile(path))).rejects.toThrow(
      /differs from the backed-up one: the total of webhook logs\.$/,
    );
  });

  it('restores a backup of PostgreSQL 18 into PostgreSQL 15, and verifies a backup of that server in PostgreSQL 18', async () => {
    // PostgreSQL 15 is a package of Debian 12 that is not installed on every machine.
    if (!existsSync(OTHER_POSTGRES)) return;
    const { path } = await sandbox.backUp(source.administration, 'across.tar.gz');
    const server = await OtherPostgres.start();
    try {
      const dataSource = await new Database({ connection: server.service, poolSize: 2, patience: 'work' }).initialize();
      await restoreBackup(dataSource, await openBackupFile(path), { compareRows: true });
      await dataSource.destroy();
      const inspector = await new Database({ connection: server.administration, patience: 'work' }).initialize();
      const columns = await columnsByTable(source.dataSource);
      for (const left of TABLES_NOT_IN_BACKUP) columns.delete(left);
      const digests = await tableDigestsOf(inspector, columns);
      await inspector.destroy();
      expect(digests).toEqual(await tableDigestsOf(source.dataSource, columns));
      const back = await sandbox.backUp(server.administration, 'back.tar.gz');
      expect(back.manifest.postgresVersion).toMatch(/^15\./);
      const { samples } = await verifyBackup(await openBackupFile(back.path));
      expect(samples).toEqual({ apiKey: 'equal', reading: 'equal' });
    } finally {
      await server.stop();
    }
  });
});

describe('pg_dump', () => {
  it('fails or writes no rows in the role of the service, and writes all rows in the role of docs/backup.md', async () => {
    if (!existsSync(OTHER_POSTGRES)) return;
    const sandbox = new BackupSandbox();
    const server = await OtherPostgres.start();
    try {
      const { path } = await sandbox.backUp((await sandbox.full()).administration, 'backup.tar.gz');
      const dataSource = await new Database({ connection: server.service, poolSize: 2, patience: 'work' }).initialize();
      await restoreBackup(dataSource, await openBackupFile(path));
      await dataSource.destroy();
      const [, statements = ''] = /```sql\n(create role[^]*?)```/.exec(readFileSync(GUIDE, 'utf8')) ?? [];
      await server.administer(statements);
      expect(server.dump('rpm_service')).toEqual({
        status: 1,
        hasRows: false,
        stderr: expect.stringContaining('row-level security'),
      });
      // The output of pg_dump contains a warning about the table of patients, because its rows refer to each other.
      expect(server.dump('rpm_service', '--enable-row-security')).toMatchObject({ status: 0, hasRows: false });
      expect(server.dump('rpm_backup')).toMatchObject({ status: 0, hasRows: true });
      const backup = { ...server.administration, user: 'rpm_backup' };
      const { path: ofRole, manifest } = await sandbox.backUp(backup, 'of-role.tar.gz');
      await verifyBackup(await openBackupFile(ofRole));
      const role = await new Database({ connection: backup, poolSize: 1, patience: 'work' }).initialize();
      expect(await recordVerification(role, manifest).finally(() => role.destroy())).toBe(true);
    } finally {
      await server.stop();
      await sandbox.clear();
    }
  });
});

/** A temporary PostgreSQL server of another version, with an empty database that an ordinary role owns. */
class OtherPostgres {
  private constructor(
    private readonly folder: string,
    private readonly process: ChildProcess,
  ) {}

  static async start(): Promise<OtherPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'rpm-other-postgres-'));
    // PostgreSQL refuses to run as root.
    const ids = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
    if (ids.uid !== undefined) chownSync(folder, ids.uid, ids.gid);
    const data = join(folder, 'data');
    const options = { ...ids, cwd: folder };
    const created = spawnSync(
      join(OTHER_POSTGRES, 'initdb'),
      ['-D', data, '-A', 'trust', '-U', 'postgres', '-E', 'UTF8', '--locale=C'],
      options,
    );
    expect(created).toMatchObject({ status: 0 });
    const flags = ['-D', data, '-c', 'listen_addresses=', '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'];
    const server = new OtherPostgres(folder, spawn(join(OTHER_POSTGRES, 'postgres'), flags, { ...options, stdio: 'ignore' }));
    expect(await pollUntil(() => server.answers(), true)).toBe(true);
    return server;
  }

  get administration(): Connection {
    return { host: this.folder, port: 5432, user: 'postgres', database: 'rpm' };
  }

  get service(): Connection {
    return { ...this.administration, user: 'rpm_service' };
  }

  /** Runs statements as the superuser. */
  async administer(statements: string): Promise<void> {
    const client = new Client(this.administration);
    await client.connect();
    await client.query(statements).finally(() => client.end());
  }

  /** Runs `pg_dump` for the patients in the given role. */
  dump(role: string, ...flags: string[]): { status: number | null; hasRows: boolean; stderr: string } {
    const args = ['--host', this.folder, '--username', role, '--data-only', '--table', 'patient', ...flags, 'rpm'];
    const { status, stdout, stderr } = spawnSync(join(OTHER_POSTGRES, 'pg_dump'), args, { encoding: 'utf8' });
    return { status, hasRows: /^1\t/m.test(stdout), stderr };
  }

  /** Creates the role and the database of the service as soon as the server accepts connections. */
  private async answers(): Promise<boolean> {
    const client = new Client({ ...this.administration, database: 'postgres' });
    try {
      await client.connect();
      await client.query('create role rpm_service login');
      await client.query('create database rpm owner rpm_service');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    const exited = once(this.process, 'exit');
    this.process.kill('SIGINT');
    await exited;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
