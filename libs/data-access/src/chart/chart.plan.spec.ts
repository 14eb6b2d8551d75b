import { type Database, type Statement, valuesOf } from '@rpm/database';
import {
  countNamedStatements,
  createTestDatabase,
  type TestDatabase,
  type ExplainResult,
  planNodesOf,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { ChartRepository } from './chart.repository';
import { FIND_GLUCOSE_PROFILE } from './glucose-profile.sql';
import { FIND_PATIENT_DAY, findSeriesStatement } from './series.sql';

/** Fourteen days of readings every five minutes. */
const READINGS = 4_032;

describe('reading the charts of a patient', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient({ localTimeZone: 'America/St_Johns' })).id;
    for (let others = 0; others < 5; others++) await mine.patient();
    await database.dataSource.query(
      `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
       select $1, p.id, timestamptz '2026-01-01Z' + n * interval '5 minutes', 100, false
       from patient p, generate_series(1, $2) n where p.organization_id = $1`,
      [mine.organizationId, READINGS],
    );
    await database.dataSource.query('vacuum analyze blood_glucose_reading');
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it.each([
    ['a series of 14 days', findSeriesStatement('bloodGlucose'), { start: '2026-01-01Z', end: '2026-01-15Z' }],
    ['a profile of 14 days', FIND_GLUCOSE_PROFILE, { endDate: '2026-01-14', days: 14 }],
    ['a local day', FIND_PATIENT_DAY, { date: '2026-01-10' }],
  ])(
    'finds the readings of %s in one range of the index of the patient’s readings',
    async (_what, statement: Statement, args) => {
      const nodes = await service.inTransaction(
        mine,
        async ({ manager }) => {
          await manager.query(`prepare planned as ${statement.text}`);
          const values = valuesOf(statement, { patientId, ...args }, mine.organizationId).map((value) => `'${String(value)}'`);
          const [row] = await manager.query<ExplainResult[]>(`explain (format json) execute planned(${values.join(', ')})`);
          await manager.query('deallocate planned');
          return planNodesOf(row?.['QUERY PLAN'][0].Plan);
        },
        { planning: 'force_generic_plan' },
      );
      const scans = nodes.filter(
        (node) => node['Relation Name'] === 'blood_glucose_reading' || node['Index Name']?.startsWith('blood_glucose_'),
      );
      expect(scans.length).toBeGreaterThan(0);
      for (const scan of scans) {
        expect(scan['Index Name'] ?? scan['Node Type']).toMatch(/^(blood_glucose_reading_of_patient|Bitmap Heap Scan)$/);
        if (scan['Index Name'] !== undefined)
          expect(scan['Index Cond']).toMatch(/organization_id.*patient_id.*reading_timestamp >=.*reading_timestamp </);
      }
    },
  );

  it('sends one statement for each chart, however many readings it has', async () => {
    const charts = new ChartRepository(service);
    const { organizationId } = mine;
    const period = { startTimestamp: new Date('2026-01-01Z'), endTimestamp: new Date('2026-01-15Z') };
    const count = (act: () => Promise<unknown>) => countNamedStatements(service, act);
    expect(await count(() => charts.series(organizationId, patientId, { kind: 'bloodGlucose', ...period }))).toBe(1);
    expect(await count(() => charts.glucoseProfile(organizationId, patientId, { days: 14, endDate: '2026-01-14' }))).toBe(1);
    expect(await count(() => charts.day(organizationId, patientId, '2026-01-10'))).toBe(1);
  });

  it('rejects more than 100,000 readings', async () => {
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
