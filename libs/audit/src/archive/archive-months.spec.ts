import { makeTemporaryDataFolder } from '@rpm/embedded-postgres/testing';
import { type AuditedRequest } from '@rpm/domain';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { TrailFixture } from '../testing/trail-fixture';
import { type ArchivedMonth } from './archive.sql';
import { archiveMonths } from './archive-months';

const REQUEST: AuditedRequest = {
  organizationId: 0,
  actorKind: 'cli',
  actorId: null,
  sessionId: null,
  assertedActor: 'operator',
  action: 'admin',
  resource: 'audit archive',
  resourceId: null,
  requestId: null,
  clientRequestHash: null,
  address: null,
};
const MARCH = new Date('2020-03-01T00:00:00Z');
const JANUARY_FILE = 'audit-2020-01.ndjson.gz';

describe('archiveMonths', () => {
  let trail: TrailFixture;
  let folder: string;

  beforeEach(async () => {
    trail = await TrailFixture.create();
    folder = makeTemporaryDataFolder('rpm-archive-');
  });
  afterEach(() => trail.drop());

  const add = (organizationId: number, recordedTimestamp: string, rows = 1) =>
    trail.administration.query(
      `insert into audit_event (organization_id, recorded_timestamp, rows, status, actor_kind, action, resource, patients)
       select $1, $2, 1, 200, 'key', 'read', 'patient', array[n] from generate_series(1, $3::integer) n`,
      [organizationId, recordedTimestamp, rows],
    );
  const createMonth = (year: number, month: number) =>
    trail.administration.query(
      `select create_audit_month((($1 - extract(year from now() at time zone 'UTC')) * 12 + $2 - extract(month from now() at time zone 'UTC'))::integer)`,
      [year, month],
    );
  const archive = (before = MARCH, database = trail.service): Promise<ArchivedMonth[]> =>
    archiveMonths(database, { folder, before, request: REQUEST, onStep: () => undefined, onProgress: () => undefined });
  const oldRows = async () =>
    (
      await trail.administration.query<{ count: number }[]>(
        `select count(*)::integer as count from audit_event where recorded_timestamp < '2020-03-01Z'`,
      )
    )[0]?.count;
  /** Adds two rows in January and five in February, of which two share a block with those of January, and seals them. */
  const addOldRows = async () => {
    await createMonth(2020, 2);
    await add(1, '2020-01-31T23:59:00Z', 2);
    await add(1, '2020-02-01T00:01:00Z', 2);
    await add(2, '2020-02-03T00:00:00Z', 3);
    await trail.seal();
    await add(1, new Date().toISOString(), 2);
    await trail.seal();
  };

  it('writes the months to files and drops them, so that the trail and the files verify', async () => {
    await addOldRows();
    expect(await archive(new Date('2020-02-01T00:00:00Z'))).toMatchObject([
      { month: '2020-01', file: JANUARY_FILE, blocks: 1, rows: 2 },
    ]);
    expect(await trail.verify({ archiveFolder: folder })).toMatchObject({ faults: [], archivedRows: 2, verifiedInArchives: 2 });
    expect(await archive()).toMatchObject([{ month: '2020-02', blocks: 2, rows: 5 }]);
    expect(await oldRows()).toBe(0);
    await trail.seal();
    expect(await trail.verify({ archiveFolder: folder })).toMatchObject({
      isIntact: true,
      faults: [],
      archivedRows: 7,
      verifiedInArchives: 7,
      rows: 4,
    });
    expect(await trail.verify()).toMatchObject({ isIntact: true, archivedRows: 7, verifiedInArchives: 0 });
    const months = await trail.administration.query<object[]>(
      `select to_regclass('audit_event_2020_02') is null as "isDropped",
         (select array_agg(rows order by id) from audit_event where resource = 'audit archive') as rows,
         (select tgenabled from pg_trigger where tgrelid = 'audit_event_rest'::regclass and tgname = 'keep_rows') as trigger,
         (select relforcerowsecurity from pg_class where oid = 'audit_event_rest'::regclass) as secured`,
    );
    expect(months).toEqual([{ isDropped: true, rows: [2, 5], trigger: 'O', secured: true }]);
  });

  it('writes lines that other programs can read: each block, and below it its rows', async () => {
    await add(1, '2020-01-05T00:00:00Z', 2);
    await trail.seal();
    await archive();
    const lines = gunzipSync(readFileSync(join(folder, JANUARY_FILE)))
      .toString()
      .trim()
      .split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { block: { organizationId: 1, number: 1, count: 2, rows: 2, hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string } },
      { format: 1, recordedTimestamp: '2020-01-05T00:00:00.000Z', patients: [1] },
      { format: 1, patients: [2] },
    ]);
    expect(statSync(join(folder, JANUARY_FILE)).mode & 0o777).toBe(0o600);
  });

  it('lets a verification name a row that was changed in a file, and a file that is missing', async () => {
    await addOldRows();
    await archive();
    for (const [name, rowId] of [
      [JANUARY_FILE, 2],
      ['audit-2020-02.ndjson.gz', 6],
    ] as const) {
      const path = join(folder, name);
      const original = readFileSync(path);
      const text = gunzipSync(original).toString();
      const line = text.split('\n').find((one) => one.includes(`"id":${rowId},`)) ?? '';
      writeFileSync(path, gzipSync(text.replace(line, line.replace('"status":200', '"status":404'))));
      const { isIntact, faults } = await trail.verify({ archiveFolder: folder });
      expect({ isIntact, faults }).toMatchObject({
        isIntact: false,
        faults: [{ rowId, detail: `${name}: The row was changed.` }],
      });
      writeFileSync(path, original.subarray(0, -8));
      expect((await trail.verify({ archiveFolder: folder })).faults).toMatchObject([{ detail: `${name}: The file is damaged.` }]);
      rmSync(path);
      expect((await trail.verify({ archiveFolder: folder })).faults).toMatchObject([{ detail: `${name}: The file is missing.` }]);
      writeFileSync(path, original);
    }
    expect((await trail.verify({ archiveFolder: folder })).faults).toEqual([]);
  });

  it('refuses a month with rows that are in no block, and leaves no file', async () => {
    await add(1, '2020-01-05T00:00:00Z');
    await trail.seal();
    await add(1, '2020-01-06T00:00:00Z');
    await expect(archive()).rejects.toThrow('1 rows of 2020-01 are in no block');
    expect([await oldRows(), readdirSync(folder)]).toEqual([2, []]);
  });

  it('refuses a month whose rows were changed after they were sealed', async () => {
    await add(1, '2020-01-05T00:00:00Z', 2);
    await trail.seal();
    await trail.tamper('update audit_event set status = 404 where id = 2');
    await expect(archive()).rejects.toThrow('not intact: The row was changed.');
    expect(await oldRows()).toBe(2);
  });

  it('says that only the owner may drop a month, and continues with the file that is there', async () => {
    await addOldRows();
    await trail.administration.query('alter table audit_event_2020_02 owner to current_user');
    await expect(archive()).rejects.toThrow('Only the owner of the audit trail may drop a month');
    const file = 'audit-2020-02.ndjson.gz';
    expect(readdirSync(folder).sort()).toEqual([JANUARY_FILE, file]);
    expect(await oldRows()).toBe(5);
    const { ino, mtimeMs } = statSync(join(folder, file));
    expect(await archive(MARCH, trail.administration)).toMatchObject([{ file, rows: 5 }]);
    expect(statSync(join(folder, file))).toMatchObject({ ino, mtimeMs });
    expect((await trail.verify({ archiveFolder: folder })).faults).toEqual([]);
  });

  it.each([
    ['another file', Buffer.from('something else')],
    ['an incomplete file', gzipSync('{"block":{}}\n').subarray(0, 20)],
    ['a file without a row', gzipSync('')],
  ])('leaves %s of the same name as it is, and drops nothing', async (_, content) => {
    await add(1, '2020-01-05T00:00:00Z');
    await trail.seal();
    writeFileSync(join(folder, JANUARY_FILE), content);
    await expect(archive()).rejects.toThrow('does not contain the rows of 2020-01');
    expect(readFileSync(join(folder, JANUARY_FILE))).toEqual(content);
    expect(await oldRows()).toBe(1);
  });

  it('archives later rows of an archived month in another file, and lets a verification find that such rows were removed', async () => {
    await addOldRows();
    await archive();
    await add(2, '2020-01-10T00:00:00Z');
    await trail.seal();
    expect(await trail.verify({ archiveFolder: folder })).toMatchObject({ isIntact: true });
    await trail.copyTables();
    await trail.tamper(`delete from audit_event where recorded_timestamp = '2020-01-10Z'`);
    expect((await trail.verify()).faults).toMatchObject([
      { detail: expect.stringContaining('rows of archived months are missing') as string },
    ]);
    await trail.restoreTables();
    expect(await archive()).toMatchObject([{ file: 'audit-2020-01-2.ndjson.gz', rows: 1 }]);
    expect(await trail.verify({ archiveFolder: folder })).toMatchObject({ isIntact: true, verifiedInArchives: 8 });
  });
});
