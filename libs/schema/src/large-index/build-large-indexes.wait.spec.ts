import { pollUntil } from '@rpm/embedded-postgres/testing';
import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { dumpSchema } from '../schema-dump';
import { type BuildOptions, buildLargeIndexes, type IndexProgress } from './build-large-indexes';
import { listLargeIndexes } from './large-index-state';
import { onlyLargeIndex } from '../testing/only-large-index';

const INDEX = { name: 'organization_later', table: 'organization', definition: '(name, id) where id > 0' };
const SIZE = expect.any(Number) as number;
const BUILT = { name: INDEX.name, table: INDEX.table, tableBytes: SIZE, indexBytes: SIZE, minutes: SIZE };
const WAITING = 'waiting for writers before build';

describe('buildLargeIndexes', () => {
  let restoreIndexes: () => void;
  let database: TestDatabase;
  /** A writer whose open transaction holds every build in its first phase. */
  let writer: Client;

  beforeEach(async () => {
    database = await createTestDatabase();
    await database.dataSource.query(`insert into organization (name) select 'Example ' || n from generate_series(1, 1000) n`);
    restoreIndexes = onlyLargeIndex(INDEX);
    writer = new Client(database.administration);
    await writer.connect();
    await writer.query('begin');
    await writer.query(`insert into organization (name) values ('Written before the build')`);
  });
  afterEach(async () => {
    restoreIndexes();
    await writer.end();
    await database.drop();
  });

  const build = (options?: BuildOptions) => buildLargeIndexes(database.dataSource, database.connection, options);
  const states = async () => (await listLargeIndexes(database.dataSource)).map(({ state }) => state);
  const phase = async () => (await listLargeIndexes(database.dataSource))[0]?.phase;
  const identity = () => database.dataSource.query(`select '${INDEX.name}'::regclass::oid as id`);
  const endBuilders = () =>
    database.dataSource.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where query like 'create index concurrently%' and datname = current_database()`,
    );

  it('builds an index that is missing, once, and leaves schema.sql as it is', async () => {
    await writer.query('commit');
    const before = await dumpSchema(database.dataSource);
    expect(await states()).toEqual(['missing']);
    expect(await build()).toEqual([BUILT]);
    expect(await listLargeIndexes(database.dataSource)).toEqual([
      { name: INDEX.name, table: INDEX.table, state: 'built', tableBytes: SIZE, indexBytes: SIZE, phase: null, percent: null },
    ]);
    const [{ definition } = { definition: '' }] = await database.dataSource.query<{ definition: string }[]>(
      `select pg_get_indexdef('${INDEX.name}'::regclass) as definition`,
    );
    expect(definition).toBe('CREATE INDEX organization_later ON public.organization USING btree (name, id) WHERE (id > 0)');
    expect(await build()).toEqual([]);
    expect(await dumpSchema(database.dataSource)).toBe(before);
  });

  it('blocks no writes, and reports its progress', async () => {
    const reports: IndexProgress[] = [];
    const building = build({ report: (progress) => reports.push(progress) });
    await pollUntil(phase, WAITING);
    await database.dataSource.query(`insert into organization (name) values ('Written during the build')`);
    await pollUntil(() => Promise.resolve(reports.length > 0), true);
    await writer.query('commit');
    expect(await building).toEqual([BUILT]);
    const [first] = reports;
    expect(first).toEqual({ ...BUILT, phase: WAITING, percent: 0 });
    await database.dataSource.query('set enable_seqscan = off');
    expect(
      await database.dataSource.query(`select name from organization where id > 0 and name like 'Written%' order by name`),
    ).toEqual([{ name: 'Written before the build' }, { name: 'Written during the build' }]);
  });

  it('lets one of two processes build, while the other waits and reports the same progress', async () => {
    const reports: string[][] = [[], []];
    const builds = reports.map((texts) => build({ report: ({ phase }) => texts.push(String(phase)) }));
    await pollUntil(() => Promise.resolve(reports.join()), `${WAITING},${WAITING}`);
    const builders = await database.dataSource.query(
      `select 1 from pg_stat_activity where query like 'create index concurrently%' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(builders).toHaveLength(1);
    await writer.query('commit');
    expect(await Promise.all(builds)).toEqual([[BUILT], [BUILT]]);
    expect(await states()).toEqual(['built']);
  });

  it('drops an index whose build failed, and builds it again', async () => {
    const failing = expect(build()).rejects.toThrow();
    await pollUntil(phase, WAITING);
    await endBuilders();
    await failing;
    expect(await states()).toEqual(['invalid']);
    const rest = await identity();
    await writer.query('commit');
    expect(await build()).toEqual([BUILT]);
    expect(await states()).toEqual(['built']);
    expect(await identity()).not.toEqual(rest);
  });

  it('drops a replaced index once the new index is complete, even if the process that built the new index has ended', async () => {
    await writer.query('commit');
    await database.dataSource.query('create index organization_earlier on organization (name)');
    await writer.query(`begin; insert into organization (name) values ('Written before the replacement')`);
    restoreIndexes();
    restoreIndexes = onlyLargeIndex({ ...INDEX, replaces: 'organization_earlier' });
    const exists = async () =>
      (await database.dataSource.query<object[]>(`select to_regclass('organization_earlier') is not null as exists`))[0];
    const building = build();
    await pollUntil(phase, WAITING);
    expect(await exists()).toEqual({ exists: true });
    await writer.query('commit');
    expect(await building).toEqual([BUILT]);
    expect([await exists(), await states()]).toEqual([{ exists: false }, ['built']]);
    await database.dataSource.query('create index organization_earlier on organization (name)');
    const [complete, isReplacing] = [await identity(), await states()];
    expect(isReplacing).toEqual(['replacing']);
    expect(await build()).toEqual([BUILT]);
    expect([await exists(), await states(), await identity()]).toEqual([{ exists: false }, ['built'], complete]);
  });

  it('does not repeat a build that PostgreSQL continues after the end of the process that started it', async () => {
    const process = new AbortController();
    const left = expect(build({ signal: process.signal })).rejects.toThrow();
    await pollUntil(phase, WAITING);
    const begun = await identity();
    process.abort();
    await left;
    expect(await states()).toEqual(['building']);
    const reports: string[] = [];
    const continued = build({ report: ({ phase }) => reports.push(String(phase)) });
    await pollUntil(() => Promise.resolve(reports[0]), WAITING);
    await writer.query('commit');
    expect(await continued).toEqual([BUILT]);
    expect(await identity()).toEqual(begun);
  });

  it('stops waiting for another process when its signal is aborted', async () => {
    const builder = build();
    await pollUntil(phase, WAITING);
    const stopping = new AbortController();
    const waiting = build({ signal: stopping.signal, report: () => stopping.abort() });
    await expect(waiting).rejects.toThrow('aborted');
    await writer.query('commit');
    expect(await builder).toEqual([BUILT]);
  });
});
