import { Factory } from '@rpm/data-access/testing';
import { type Database, type Statement, type KeysetList, keysetStatement } from '@rpm/database';
import { createTestDatabase, type ExplainResult, planNodesOf, type TestDatabase } from '@rpm/database/testing';
import { type IngestMessageQuery, type IngestQuarantineQuery, QUARANTINE_CODES } from '@rpm/domain';
import { LIST_SOURCES_WITH_WORK } from '../processing/message-queue.sql';
import { copyNotes } from '../release/copy-notes';
import { COPY_NOTES, TAKE_NOTES } from '../release/noted-changes.sql';
import { MARK_NOTED_GROUPS, MARK_RELEASED_GROUPS, RELEASE_PARTS } from '../release/released-parts.sql';
import { SourceFixture } from '../testing/source-fixture';
import { INGEST_MESSAGE_LIST } from './ingest-message.repository';
import { INGEST_QUARANTINE_LIST } from './ingest-quarantine.repository';
import { EMIT_QUARANTINE_EVENTS, LIST_SOURCES_WITHOUT_EVENTS } from '../processing/quarantine-events.sql';
import { DISCARD_PARTS, FIND_MESSAGES_OF_GROUP } from './quarantine.sql';

const MESSAGES = 30_000;

/** The most rows that a step may read of {@link MESSAGES}, for at most 100 that it returns. */
const FEW = 1_500;

describe('query plans for quarantined parts, of which many wait', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;
  let source: SourceFixture;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
    source = await SourceFixture.create(factory);
    const values = [factory.organizationId, source.id];
    await source.query(
      `insert into ingest_message (organization_id, source_id, body_hash, body_bytes, state, counts, process_timestamp)
       select $1, $2, decode(md5(n::text), 'hex'), 100, 'quarantined', '{"quarantined": 1}', now() from generate_series(1, ${MESSAGES}) n`,
      values,
    );
    // The rare outcome, code and device are those of the oldest messages, which a list that begins with the newest would find last.
    await source.query(
      `insert into ingest_part (organization_id, message_id, ordinal, source_id, pointer, outcome, code, device_key, person_key)
       select $1, id, 0, $2, '', case when place <= 20 then 'discarded' else 'quarantined' end,
         case when place <= 40 then 'unit_unknown' else 'device_unknown' end,
         case when place <= 60 then 'RARE' when place % 2 = 0 then 'SN-1' else 'SN-' || place end, ''
       from (select id, row_number() over (order by id) as place from ingest_message where organization_id = $1 and source_id = $2) m`,
      values,
    );
    await source.query('analyze');
  });
  afterAll(() => database.drop());

  /** Returns the largest number of rows that a node of the plan returned, or removed by a filter. */
  async function mostRows(statement: Statement, args: object): Promise<number> {
    const explain: Statement<object, ExplainResult> = {
      name: '',
      parameters: statement.parameters,
      text: `explain (analyze, format json) ${statement.text}`,
    };
    const plans = await service.inTransaction(factory, (transaction) => transaction.run(explain, args));
    const nodes = planNodesOf(plans[0]?.['QUERY PLAN'][0].Plan);
    return Math.max(...nodes.map((node) => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)));
  }

  const ofList = (list: KeysetList, filter: object) => {
    const { statement, args } = keysetStatement(list, { size: 100, ...filter });
    return mostRows(statement, args);
  };

  it.each<Partial<IngestMessageQuery>>([
    {},
    { code: 'device_unknown' },
    { code: 'unit_unknown' },
    { deviceKey: 'SN-1' },
    { deviceKey: 'RARE' },
    { deviceKey: 'nobody' },
    { outcome: 'quarantined' },
    { outcome: 'discarded' },
    { code: 'unit_unknown', deviceKey: 'RARE', outcome: 'discarded' },
  ])('read few messages for the filters %j', async (filter) => {
    expect(await ofList(INGEST_MESSAGE_LIST, filter)).toBeLessThan(FEW);
    expect(await ofList(INGEST_MESSAGE_LIST, { ...filter, sourceId: source.id })).toBeLessThan(FEW);
  });

  it.each<Partial<IngestQuarantineQuery>>([{}, { code: 'unit_unknown' }, { code: 'device_unknown' }, { deviceKey: 'SN-1' }])(
    'read few groups for the filters %j',
    async (filter) => {
      expect(await ofList(INGEST_QUARANTINE_LIST, filter)).toBeLessThan(FEW);
      expect(await ofList(INGEST_QUARANTINE_LIST, { ...filter, sourceId: source.id })).toBeLessThan(FEW);
    },
  );

  it('read and mark few groups after a change of their source, which marks none itself', async () => {
    const marked = async () => {
      const [row] = await source.query<{ n: number }>(
        'select count(*)::integer as n from ingest_quarantine_group where organization_id = $1 and release_timestamp is not null',
        [factory.organizationId],
      );
      return row?.n;
    };
    await source.query(`update ingest_source set time_zone = 'Europe/Berlin', mapping_version = 7 where id = $1`, [source.id]);
    expect(await marked()).toBe(0);
    const step = { sourceId: source.id, limit: 100 };
    expect(await mostRows(MARK_RELEASED_GROUPS, step)).toBeLessThan(FEW);
    while ((await service.run(factory, MARK_RELEASED_GROUPS, { ...step, limit: 1_000 }, { isWrite: true })).length > 0);
    // Another mapping can mend every part.
    const [groups] = await source.query<{ n: number }>(
      'select count(*)::integer as n from ingest_quarantine_group where organization_id = $1',
      [factory.organizationId],
    );
    expect(await marked()).toBe(groups?.n);
    await source.query('update ingest_quarantine_group set release_timestamp = null where source_id = $1', [source.id]);
  });

  it('read and mark few groups at a time after a device or patient has changed that their messages name; the change itself marks none', async () => {
    const { organizationId } = factory;
    const patient = await factory.patient();
    await source.query(
      `insert into ingest_quarantine_group (organization_id, source_id, code, device_key, person_key, count, first_timestamp, last_timestamp)
       select $1, $2, 'device_unknown', 'SHARED', n::text, 1, now(), now() from generate_series(1, $3) n`,
      [organizationId, source.id, 2_000],
    );
    await source.query(
      `insert into ingest_part (organization_id, message_id, ordinal, source_id, pointer, outcome, code, device_key, person_key, patient_id)
       select organization_id, id, 1, source_id, '', 'quarantined', 'time_zone_missing', '', case when id % 2 = 0 then 'even' else 'odd' end, $3
       from ingest_message where organization_id = $1 and source_id = $2`,
      [organizationId, source.id, patient.id],
    );
    await source.query('analyze');
    await source.alias('device', 'SHARED', (await factory.device()).id);
    await source.query(`update patient set local_time_zone = 'Asia/Tokyo' where organization_id = $1 and id = $2`, [
      organizationId,
      patient.id,
    ]);
    const marked = async () => {
      const rows = await source.query<{ key: string; n: number }>(
        `select device_key || code as key, count(*)::integer as n from ingest_quarantine_group
         where organization_id = $1 and release_timestamp is not null group by 1 order by 1`,
        [organizationId],
      );
      return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
    };
    expect(await marked()).toEqual({});
    await copyNotes(service, organizationId);
    expect(await mostRows(MARK_NOTED_GROUPS, { sourceId: source.id, limit: 100 })).toBeLessThan(FEW);
    const step = { sourceId: source.id, limit: 500 };
    while ((await service.run(factory, MARK_NOTED_GROUPS, step, { isWrite: true })).length > 0);
    expect(await marked()).toEqual({ SHAREDdevice_unknown: 2_000, time_zone_missing: 2 });
    await source.query('update ingest_quarantine_group set release_timestamp = null where source_id = $1', [source.id]);
  });

  it('read few groups and parts of an organization with 1,000 sources to copy notes of changes to the sources that they concern', async () => {
    const { organizationId } = factory;
    await source.query(
      `insert into ingest_source (organization_id, name, adapter, authentication, token_hash)
       select $1, 'Source ' || n, 'telli', 'header', sha256(n::text::bytea) from generate_series(1, 1_000) n`,
      [organizationId],
    );
    await source.query(
      `insert into ingest_release (organization_id, subject, key, codes)
       select $1, case when n % 2 = 0 then 'deviceKey' else 'device' end, case when n % 2 = 0 then 'SN-' || n + 61 else n::text end, '{device_unknown,time_zone_missing}'
       from generate_series(1, 100) n`,
      [organizationId],
    );
    await source.query('analyze');
    const [taken] = await service.run(factory, TAKE_NOTES, { limit: 100 });
    expect(taken?.ids).toHaveLength(100);
    expect(await mostRows(TAKE_NOTES, { limit: 100 })).toBeLessThan(FEW);
    expect(await mostRows(COPY_NOTES, taken ?? {})).toBeLessThan(FEW);
    await source.query('delete from ingest_release where organization_id = $1', [organizationId]);
  });

  it('read few of many groups that are released, to find their source and the next parts', async () => {
    await source.query('update ingest_quarantine_group set release_timestamp = now() where source_id = $1', [source.id]);
    expect(await mostRows(LIST_SOURCES_WITH_WORK, {})).toBeLessThan(FEW);
    expect(await mostRows(RELEASE_PARTS, { sourceId: source.id, limit: 100 })).toBeLessThan(FEW);
    await source.query('update ingest_quarantine_group set release_timestamp = null where source_id = $1', [source.id]);
  });

  it('read few of many groups that have had no event, and of many that have had one', async () => {
    const emit = { sourceId: source.id, codes: QUARANTINE_CODES };
    expect(await mostRows(LIST_SOURCES_WITHOUT_EVENTS, {})).toBeLessThan(FEW);
    // The first one emits the events, and the second one finds that they are recent.
    expect(await mostRows(EMIT_QUARANTINE_EVENTS, emit)).toBeLessThan(FEW);
    expect(await mostRows(EMIT_QUARANTINE_EVENTS, emit)).toBeLessThan(FEW);
    await source.query(`update ingest_quarantine_group set event_timestamp = now() - interval '1 day' where source_id = $1`, [
      source.id,
    ]);
    await source.query('vacuum analyze ingest_quarantine_group');
    expect(await mostRows(LIST_SOURCES_WITHOUT_EVENTS, {})).toBeLessThan(FEW);
    expect(await mostRows(EMIT_QUARANTINE_EVENTS, emit)).toBeLessThan(FEW);
  });

  it('read few parts of a large group to discard, to accept or to release some of them', async () => {
    const group = {
      sourceId: source.id,
      code: 'device_unknown',
      deviceKey: 'SN-1',
      personKey: '',
      limit: 100,
      maxBytes: 1_000_000,
    };
    expect(await mostRows(FIND_MESSAGES_OF_GROUP, group)).toBeLessThan(FEW);
    expect(await mostRows(DISCARD_PARTS, { ...group, reason: 'A test.' })).toBeLessThan(FEW);
    await source.query(
      `update ingest_quarantine_group set release_timestamp = now() where source_id = $1 and device_key = 'SN-1'`,
      [source.id],
    );
    expect(await mostRows(RELEASE_PARTS, { sourceId: source.id, limit: 100 })).toBeLessThan(FEW);
  });
});
