import { type TestDatabase } from '@rpm/database/testing';
import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { randomBytes } from 'node:crypto';
import { createDatabaseForDoctor, diagnoseOne } from '../../testing/diagnose';
import { type RpmAdmin } from '../../testing/rpm-admin';

const KEY = { AUDIT_SIGNING_KEY: randomBytes(32).toString('base64') };
const OTHER_KEY = { AUDIT_SIGNING_KEY: randomBytes(32).toString('base64') };

describe('the checks of the audit trail by doctor', () => {
  let database: TestDatabase;
  let admin: RpmAdmin;

  beforeEach(async () => {
    ({ database, admin } = await createDatabaseForDoctor(undefined, true));
  });
  afterEach(() => database.drop());

  /** Returns the exit code of doctor, and the result of one check. */
  const resultOf = (name: string, environment: NodeJS.ProcessEnv = {}) =>
    diagnoseOne(admin, name, { DATA_DIR: makeTemporaryDataFolder('rpm-doctor-'), ...environment });
  const record = (age: string) =>
    database.dataSource.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, actor_kind, action, resource, patients)
       values (1, now() - $1::interval, 1, 'key', 'read', 'patient', '{1}')`,
      [age],
    );
  const dropMonth = (months: number) =>
    database.dataSource.query(
      `do $$ begin execute format('drop table %I', to_char(date_trunc('month', now() at time zone 'UTC') + interval '${months} months', '"audit_event_"YYYY_MM')); end $$`,
    );

  it('fail with exit code 78 if commits do not wait for the disk', async () => {
    expect(await resultOf('audit commits')).toEqual([0, 'ok: PostgreSQL confirms a row when it is on its disk']);
    const role = `alter role rpm_service in database ${database.connection.database} set synchronous_commit =`;
    await database.dataSource.query(`${role} 'off'`);
    expect(await resultOf('audit commits')).toEqual([
      78,
      `failed: synchronous_commit is off, so that a crash would lose the rows of answers that were sent; run: ${role} 'on'`,
    ]);
    await database.dataSource.query(`${role} 'local'`);
    expect(await resultOf('audit commits')).toMatchObject([0, expect.stringMatching(/^ok/)]);
  });

  it('warn if fewer than two months ahead have a partition, or if rows are in the default partition', async () => {
    await dropMonth(3);
    expect(await resultOf('audit months')).toEqual([0, 'ok: the audit trail has partitions for 2 months ahead']);
    await dropMonth(2);
    expect(await resultOf('audit months')).toMatchObject([
      0,
      expect.stringMatching(/^warning: the audit trail has partitions for only 1 months ahead; start the service/),
    ]);
    await database.dataSource.query('select create_audit_month(2)');
    await record('1 year');
    expect(await resultOf('audit months')).toEqual([
      0,
      'warning: the table audit_event_rest has rows, whose months had no partitions',
    ]);
  });

  it('warn of months that are older than AUDIT_RETENTION_YEARS, until they are archived', async () => {
    await record('5 years');
    expect(await resultOf('audit retention')).toEqual([0, 'ok: no month of the audit trail is older than 6 years']);
    await record('7 years');
    await record('6 years 2 months');
    const warning = /^warning: 2 months are older than 6 years, the first \d{4}-\d\d; run "rpm-admin audit archive <folder>"$/;
    expect(await resultOf('audit retention')).toEqual([0, expect.stringMatching(warning)]);
    expect(await resultOf('audit retention', { AUDIT_RETENTION_YEARS: '10' })).toEqual([
      0,
      'ok: no month of the audit trail is older than 10 years',
    ]);
    await admin.run(['audit', 'checkpoint']);
    await admin.run(['audit', 'archive', makeTemporaryDataFolder('rpm-archive-')]);
    expect(await resultOf('audit retention')).toEqual([0, 'ok: no month of the audit trail is older than 6 years']);
    expect(await resultOf('configuration', { AUDIT_RETENTION_YEARS: '5' })).toEqual([
      78,
      expect.stringContaining('failed: AUDIT_RETENTION_YEARS: '),
    ]);
  });

  it('warn if rows have waited for a block for more than five minutes', async () => {
    await record('0 seconds');
    expect(await resultOf('audit blocks', KEY)).toMatchObject([0, expect.stringMatching(/^ok/)]);
    await record('10 minutes');
    await database.dataSource.query('insert into audit_progress (sealed_id, blocks) values (1, 0)');
    expect(await resultOf('audit blocks', KEY)).toMatchObject([
      0,
      expect.stringMatching(/^warning: rows since .+ are not sealed/),
    ]);
  });

  it('warn of a key of DATABASE_URL that is missing, before and after the first checkpoint', async () => {
    const unsigned = [0, expect.stringMatching(/^warning: checkpoints are not signed/)];
    expect(await resultOf('audit blocks')).toEqual(unsigned);
    expect(await resultOf('audit blocks', KEY)).toEqual([0, 'ok: the service makes the first checkpoint when it starts']);
    await admin.run(['audit', 'checkpoint']);
    expect(await resultOf('audit blocks')).toEqual(unsigned);
  });

  it('warn if the key of this process is not the recorded one, unless it follows that one', async () => {
    await admin.run(['audit', 'checkpoint'], { environment: KEY });
    expect(await resultOf('audit blocks', KEY)).toMatchObject([0, expect.stringMatching(/^ok/)]);
    expect(await resultOf('audit blocks', OTHER_KEY)).toMatchObject([
      0,
      expect.stringMatching(/^warning: AUDIT_SIGNING_KEY is not the recorded key/),
    ]);
    const both = { AUDIT_SIGNING_KEY: `${OTHER_KEY.AUDIT_SIGNING_KEY},${KEY.AUDIT_SIGNING_KEY}` };
    expect(await resultOf('audit blocks', both)).toMatchObject([0, expect.stringMatching(/^ok/)]);
  });

  it('warn if the newest checkpoint is more than two hours old', async () => {
    await admin.run(['audit', 'checkpoint'], { environment: KEY });
    await database.dataSource.transaction(async (manager) => {
      await manager.query('set local session_replication_role = replica');
      await manager.query(`update audit_checkpoint set create_timestamp = now() - interval '121 minutes'`);
    });
    expect(await resultOf('audit blocks', KEY)).toMatchObject([
      0,
      expect.stringMatching(/^warning: the newest checkpoint is of .+; start the service with the recorded AUDIT_SIGNING_KEY$/),
    ]);
  });
});
