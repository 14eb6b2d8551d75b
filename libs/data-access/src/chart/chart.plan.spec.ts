import { type Database, type Statement, valuesOf } from '@rpm/database';
import {
  countNamedStatements,
  createTestDatabase,
  type TestDatabase,
  type ExplainResult,
  planNodesOf,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { READING_KIND_NAMES, type ReadingKindName, SAMPLE_VALUES } from '@rpm/domain';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { Factory } from '../testing';
import { ChartRepository } from './chart.repository';
import { FIND_GLUCOSE_PROFILE } from './glucose-profile.sql';
import { FIND_PATIENT_DAY, findSeriesStatement } from './series.sql';

/** Fourteen days of readings every twenty minutes. */
const READINGS = 1_008;

/** The plan of each scan of readings in a chart: the index contains all that the chart shows, so no row of a table is fetched. */
const indexOnly = (kind: ReadingKindName) => ({
  'Node Type': 'Index Only Scan',
  'Relation Name': readingTableOf(kind),
  'Index Name': `${readingTableOf(kind)}_of_patient_charted`,
  'Index Cond': expect.stringMatching(/organization_id.*patient_id.*reading_timestamp >=.*reading_timestamp </) as string,
  'Heap Fetches': 0,
});

describe('ChartRepository', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient({ localTimeZone: 'America/St_Johns' })).id;
    for (let others = 0; others < 5; others++) await mine.patient();
    for (const kind of READING_KIND_NAMES) {
      const values = SAMPLE_VALUES[kind];
      const columns = Object.keys(values).map(columnOfProperty);
      const row = Object.fromEntries(Object.entries(values).map(([property, value]) => [columnOfProperty(property), value]));
      await database.dataSource.query(
        `insert into ${readingTableOf(kind)} (organization_id, patient_id, reading_timestamp, manual, ${columns.join(', ')})
         select $1, p.id, timestamptz '2026-01-01Z' + n * interval '20 minutes', false, ${columns.map((column) => `s.${column}`).join(', ')}
         from patient p, generate_series(1, $2) n, jsonb_populate_record(null::${readingTableOf(kind)}, $3) s where p.organization_id = $1`,
        [mine.organizationId, READINGS, JSON.stringify(row)],
      );
    }
    await vacuumUntilVisible(database.dataSource);
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  const period = { start: '2026-01-01Z', end: '2026-01-15Z' };
  it.each<[what: string, kinds: readonly ReadingKindName[], statement: Statement, args: Record<string, unknown>]>([
    ...READING_KIND_NAMES.map((kind): [string, ReadingKindName[], Statement, Record<string, unknown>] => [
      `a series of 14 days of ${kind}`,
      [kind],
      findSeriesStatement(kind),
      period,
    ]),
    ['a profile of 14 days', ['bloodGlucose'], FIND_GLUCOSE_PROFILE, { endDate: '2026-01-14', days: 14 }],
    ['a local day', READING_KIND_NAMES, FIND_PATIENT_DAY, { date: '2026-01-10' }],
  ])('reads %s with one index-only scan of the patient’s readings for each kind', async (_what, kinds, statement, args) => {
    const nodes = await service.inTransaction(
      mine,
      async ({ manager }) => {
        await manager.query(`prepare planned as ${statement.text}`);
        const values = valuesOf(statement, { patientId, ...args }, mine.organizationId).map((value) => `'${String(value)}'`);
        const [row] = await manager.query<ExplainResult[]>(
          `explain (analyze, format json) execute planned(${values.join(', ')})`,
        );
        await manager.query('deallocate planned');
        return planNodesOf(row?.['QUERY PLAN'][0].Plan);
      },
      { planning: 'force_generic_plan' },
    );
    const scans = nodes.filter((node) => `${node['Relation Name']} ${node['Index Name']}`.includes('_reading'));
    expect(scans).toEqual(kinds.map((kind) => expect.objectContaining(indexOnly(kind)) as object));
  });

  it('sends one statement for each chart, however many readings it has', async () => {
    const charts = new ChartRepository(service);
    const { organizationId } = mine;
    const period = { startTimestamp: new Date('2026-01-01Z'), endTimestamp: new Date('2026-01-15Z') };
    const count = (act: () => Promise<unknown>) => countNamedStatements(service, act);
    expect(await count(() => charts.series(organizationId, patientId, { kind: 'bloodGlucose', ...period }))).toBe(1);
    expect(await count(() => charts.glucoseProfile(organizationId, patientId, { days: 14, endDate: '2026-01-14' }))).toBe(1);
    expect(await count(() => charts.day(organizationId, patientId, '2026-01-10'))).toBe(1);
  });

  it('rejects charts that would contain more than 100,000 readings', async () => {
    const { id } = await mine.patient();
    await database.dataSource.query(
      `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
       select $1, $2, timestamptz '2026-01-10 12:00Z' + n * interval '100 milliseconds', 100, false from generate_series(0, 100000) n`,
      [mine.organizationId, id],
    );
    const charts = new ChartRepository(service);
    const { organizationId } = mine;
    const period = { startTimestamp: new Date('2026-01-01Z'), endTimestamp: new Date('2026-01-15Z') };
    const rejected = (parameter: string) => ({ code: 'invalid_input', errors: [{ parameter, code: 'too_many' }] });
    await expect(charts.series(organizationId, id, { kind: 'bloodGlucose', ...period })).rejects.toMatchObject(
      rejected('startTimestamp'),
    );
    await expect(charts.glucoseProfile(organizationId, id, { days: 14, endDate: '2026-01-14' })).rejects.toMatchObject(
      rejected('days'),
    );
    await expect(charts.day(organizationId, id, '2026-01-10')).rejects.toMatchObject(rejected('date'));
  });
});
