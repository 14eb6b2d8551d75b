import { isValidProof, type RowProof } from '@rpm/audit';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { RpmAdmin } from '../testing/rpm-admin';

const KEY = { environment: { AUDIT_SIGNING_KEY: randomBytes(32).toString('base64') } };
const OTHER_KEY = { environment: { AUDIT_SIGNING_KEY: randomBytes(32).toString('base64') } };

describe('rpm-admin audit', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;
  let folder: string;

  beforeEach(async () => {
    folder = makeTemporaryDataFolder('rpm-audit-');
    database = await createTestDatabase();
    admin = new RpmAdmin(database.url);
    await record();
  });
  afterEach(() => database.drop());

  const record = () =>
    database.dataSource.query(
      `insert into audit_event (organization_id, rows, actor_kind, action, resource, patients)
       select n % 2 + 1, 1, 'key', 'read', 'patient', array[n] from generate_series(1, 6) n`,
    );

  const tamper = (sql: string) =>
    database.dataSource.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query(sql);
    });

  it('prints a signed checkpoint, verifies the trail with it, and names a row that was changed', async () => {
    const checkpointFile = join(folder, 'checkpoints.txt');
    const checkpoint = await admin.run(['audit', 'checkpoint'], {
      environment: { ...KEY.environment, AUDIT_CHECKPOINT_FILE: checkpointFile },
    });
    expect([checkpoint.exitCode, checkpoint.stderr]).toEqual([0, '']);
    expect(await readFile(checkpointFile, 'utf8')).toBe(checkpoint.stdout);
    const verify = (options: string[] = []) => admin.run(['audit', 'verify', ...options], KEY);
    expect(await verify(['--checkpoint', checkpointFile])).toMatchObject({
      exitCode: 0,
      stdout: 'The audit trail is intact: 6 rows in 2 blocks of 3 organizations, 1 checkpoints.\n',
    });
    await tamper('update audit_event set status = 404 where id = 4');
    const found = await verify();
    expect([found.exitCode, found.stdout]).toEqual([1, '1\t1\t4\tThe row was changed.\n']);
    expect(found.stderr).toContain('The audit trail is not intact.');
    const json = await verify(['--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({ isIntact: false, faults: [{ organizationId: 1, block: 1, rowId: 4 }] });
  });

  it('says that nobody has signed checkpoints, and that it does not know the key', async () => {
    expect((await admin.run(['audit', 'checkpoint'])).stderr).toContain('set AUDIT_SIGNING_KEY');
    const { exitCode, stderr } = await admin.run(['audit', 'verify']);
    expect(exitCode).toBe(0);
    expect(stderr).toContain('1 checkpoints are not signed');
    expect(stderr).toContain('There is neither AUDIT_SIGNING_KEY nor a key in DATA_DIR');
  });

  it('prints a checkpoint that cannot be added to AUDIT_CHECKPOINT_FILE, and says so', async () => {
    const environment = { ...KEY.environment, AUDIT_CHECKPOINT_FILE: folder };
    const { exitCode, stdout, stderr } = await admin.run(['audit', 'checkpoint', '--json'], { environment });
    expect([exitCode, JSON.parse(stdout)]).toEqual([74, { checkpoint: expect.stringMatching(/^rpm-audit\//), signed: true }]);
    const detail = 'AUDIT_CHECKPOINT_FILE: the checkpoint cannot be added to the file (EISDIR).';
    expect(JSON.parse(stderr)).toEqual({ error: { code: 'file_unwritable', detail } });
  });

  it('does not sign with a key that the database has not recorded', async () => {
    await admin.run(['audit', 'checkpoint'], KEY);
    const { exitCode, stderr } = await admin.run(['audit', 'checkpoint', '--json'], OTHER_KEY);
    expect([exitCode, JSON.parse(stderr)]).toMatchObject([78, { error: { code: 'wrong_key' } }]);
    const both = `${OTHER_KEY.environment.AUDIT_SIGNING_KEY},${KEY.environment.AUDIT_SIGNING_KEY}`;
    expect((await admin.run(['audit', 'checkpoint'], { environment: { AUDIT_SIGNING_KEY: both } })).exitCode).toBe(0);
    const keys = JSON.parse((await admin.run(['audit', 'keys', '--json'])).stdout) as object[];
    expect(keys).toMatchObject([
      { number: 1, introduction: null },
      { number: 2, introduction: expect.stringContaining('\nkey 2\n') },
    ]);
  });

  it('makes doctor warn of rows that are not sealed, and of checkpoints that are not signed or are signed with another key', async () => {
    const detail = async (run: { environment?: NodeJS.ProcessEnv } = {}) => {
      const { stdout } = await admin.run(['doctor', '--json'], run);
      const { checks } = JSON.parse(stdout) as { checks: { check: string; status: string; detail: string }[] };
      const found = checks.find(({ check }) => check === 'audit blocks');
      return `${found?.status}: ${found?.detail}`;
    };
    await tamper(`update audit_event set recorded_timestamp = recorded_timestamp - interval '10 minutes'`);
    expect(await detail()).toMatch(/^warning: rows since .+ are not sealed/);
    await admin.run(['audit', 'checkpoint']);
    expect(await detail()).toMatch(/^warning: checkpoints are not signed/);
    await admin.run(['audit', 'checkpoint'], KEY);
    expect(await detail(KEY)).toMatch(/^ok: the newest checkpoint is of /);
    expect(await detail(OTHER_KEY)).toMatch(/^warning: AUDIT_SIGNING_KEY is not the recorded key/);
  });

  it('begins an epoch, after which an earlier checkpoint names lost blocks, while a changed block remains a fault', async () => {
    const kept = join(folder, 'kept.txt');
    await admin.run(['audit', 'checkpoint'], KEY);
    await record();
    await writeFile(kept, (await admin.run(['audit', 'checkpoint'], KEY)).stdout);
    // The database loses the newest rows, as a standby does that lacked them.
    for (const sql of [
      'delete from audit_event where id > 6',
      'delete from audit_block where position > 2',
      'delete from audit_checkpoint where blocks > 2',
      'update audit_progress set blocks = 2',
    ])
      await tamper(sql);
    const verify = () => admin.run(['audit', 'verify', '--checkpoint', kept], KEY);
    expect(await verify()).toMatchObject({ exitCode: 1 });
    expect(await admin.run(['audit', 'begin-epoch', '--reason', 'Failover'])).toMatchObject({
      exitCode: 0,
      stdout: 'Epoch 2 begins after block 2 of all organizations.\n',
    });
    const lost = await verify();
    expect([lost.exitCode, lost.stderr]).toEqual([
      0,
      expect.stringMatching(/Blocks 3 to \d+, which .+ covers, were lost before epoch 2 .+ \(Failover\)/),
    ]);
    expect(lost.stderr).toContain('after block 2 of all organizations (Failover).');
    const rows = await database.dataSource.query(`select organization_id from audit_event where resource = 'audit begin-epoch'`);
    expect(rows).toEqual([{ organization_id: 0 }, { organization_id: 0 }]);
    await tamper('update audit_event set status = 404 where id = 4');
    expect(await verify()).toMatchObject({ exitCode: 1, stdout: '1\t1\t4\tThe row was changed.\n' });
  });

  it.each([
    [['--reason', ' '], '--reason'],
    [['--reason', 'x'.repeat(201)], '--reason'],
    [['--reason', 'two\nlines'], '--reason'],
    [['--reason', 'Failover', '--loss-timestamp', 'yesterday'], '--loss-timestamp'],
    [['--reason', 'Failover', '--loss-timestamp', '2999-01-01T00:00:00Z'], '--loss-timestamp'],
  ])('begins no epoch with the options %j', async (options, named) => {
    const { exitCode, stderr } = await admin.run(['audit', 'begin-epoch', ...options]);
    expect([exitCode, stderr]).toEqual([64, expect.stringContaining(named)]);
    expect(await database.dataSource.query('select from audit_epoch')).toEqual([]);
  });

  it('refuses a file without checkpoints, and reports one of another trail', async () => {
    const file = join(folder, 'other.txt');
    await writeFile(file, 'nothing\n');
    expect((await admin.run(['audit', 'verify', '--checkpoint', file], KEY)).exitCode).toBe(64);
    expect((await admin.run(['audit', 'verify', '--since', 'yesterday'], KEY)).exitCode).toBe(64);
  });

  it('prints a proof of a row, which is valid without the database', async () => {
    expect(await admin.run(['audit', 'prove', '3'])).toMatchObject({ exitCode: 1 });
    await admin.run(['audit', 'checkpoint'], KEY);
    const { stdout } = await admin.run(['audit', 'prove', '3']);
    const proof = JSON.parse(stdout) as RowProof;
    expect([isValidProof(proof, null), proof.line]).toEqual([true, expect.stringContaining('"id":3,')]);
  });

  it('exports the sealed rows as lines, to a file or to stdout', async () => {
    await admin.run(['audit', 'checkpoint'], KEY);
    const { stdout, stderr } = await admin.run(['audit', 'export']);
    expect(
      stdout
        .trim()
        .split('\n')
        .map((line) => (JSON.parse(line) as { id: number }).id),
    ).toEqual([1, 2, 3, 4, 5, 6]);
    expect(stderr).toContain('Exported 6 rows; the last id is 6.');
    const file = join(folder, 'audit.ndjson');
    const options = ['--organization-id', '2', '--after-id', '2', '--output', file];
    expect((await admin.run(['audit', 'export', ...options])).exitCode).toBe(0);
    expect((await readFile(file, 'utf8')).trim().split('\n')).toHaveLength(2);
  });
});
