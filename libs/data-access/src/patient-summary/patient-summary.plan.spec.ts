import { type Database, valuesOf } from '@rpm/database';
import { createTestDatabase, type ExplainResult, planNodesOf, type TestDatabase } from '@rpm/database/testing';
import { ReadingCounter } from '../reading-counter/reading-counter';
import { Factory } from '../testing';
import { FIND_PATIENT_SUMMARIES } from './patient-summary.sql';

/** This spec fills two of the ten reading tables; the SQL statement treats all ten tables alike. */
const TABLES = { weight_reading: 'weight', blood_glucose_reading: 'glucose' };
const PATIENTS = 40;
const READINGS = 100;

describe('the statement for summaries of patients', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let ids: number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    const { dataSource } = database;
    mine = await Factory.inNewOrganization(dataSource);
    const rows = await dataSource.query<{ id: string }[]>(
      `insert into patient (organization_id, first_name, last_name, sex)
       select $1, 'Testina', 'Sampleton', 'unknown' from generate_series(1, $2) returning id`,
      [mine.organizationId, PATIENTS],
    );
    ids = rows.map(({ id }) => Number(id));
    for (const [table, value] of Object.entries(TABLES)) {
      await dataSource.query(
        `insert into ${table} (organization_id, patient_id, reading_timestamp, ${value}, manual)
         select $1, patient.id, timestamptz '2026-01-01Z' + n * interval '1 hour', 100, false
         from patient, generate_series(1, $2) n where patient.organization_id = $1`,
        [mine.organizationId, READINGS],
      );
    }
    // Days of readings that are not counted yet would be counted by the statement.
    const counter = new ReadingCounter(dataSource);
    await counter.run();
    await counter.stop();
    await dataSource.query('vacuum analyze');
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it('reads one entry of the index of each kind for each patient, and no other reading', async () => {
    const listed = ids.slice(0, 25);
    const values = valuesOf(FIND_PATIENT_SUMMARIES, { startDate: null, patientIds: listed }, mine.organizationId);
    const nodes = await service.inTransaction(
      mine,
      async ({ manager }) => {
        await manager.query(`prepare planned as ${FIND_PATIENT_SUMMARIES.text}`);
        const literals = values.map((value) =>
          value === null ? 'null' : `'${Array.isArray(value) ? `{${value.join()}}` : (value as number)}'`,
        );
        const [row] = await manager.query<ExplainResult[]>(
          `explain (analyze, timing off, format json) execute planned(${literals.join(', ')})`,
        );
        return planNodesOf(row?.['QUERY PLAN'][0].Plan);
      },
      { planning: 'force_generic_plan' },
    );
    const scans = Object.keys(TABLES).map((table) =>
      nodes
        .filter((node) => node['Relation Name'] === table && node['Actual Rows'] > 0)
        .map((node) => [node['Node Type'], node['Index Name'], node['Actual Loops'], node['Actual Rows']]),
    );
    expect(scans).toEqual(
      Object.keys(TABLES).map((table) => [['Index Only Scan', `${table}_of_patient_charted`, listed.length, 1]]),
    );
  });
});
