import { type DataSource } from 'typeorm';
import { AdherenceRepository } from './adherence.repository';
import { adherenceList, FIND_ADHERENCE } from './adherence.sql';
import { inOrganization, type Statement } from '../scope/organization-scope';
import { FIND_BY_EMAIL } from '../patient/patient.sql';
import { createTestDatabase, Factory, type TestDatabase } from '../testing';
import { type ExplainResult, planNodesOf } from '../testing/plan';

const PATIENTS = 500;
/** This spec fills three of the ten reading tables; the SQL statements treat all ten tables alike. */
const TABLES = { blood_glucose_reading: 'glucose', heart_rate_reading: 'heart_rate', weight_reading: 'weight' };

describe('counting adherence days', () => {
  let database: TestDatabase;
  let service: DataSource;
  let mine: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient({ localTimeZone: 'America/St_Johns' })).id;
    const { dataSource } = database;
    await dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex, email)
       select $1, 'Testina', 'Sampleton', 'unknown', n || '@example.org' from generate_series(1, $2) as n`,
      [mine.organizationId, PATIENTS],
    );
    for (const [table, value] of Object.entries(TABLES)) {
      await dataSource.query(
        `insert into ${table} (organization_id, patient_id, reading_timestamp, ${value}, manual)
         select $1, id, timestamptz '2026-01-01Z' + day * interval '1 day', 100, false
         from patient, generate_series(0, 39) as day where organization_id = $1`,
        [mine.organizationId],
      );
    }
    await dataSource.query('analyze');
    // The time zone of the session differs from those of the patients, to show that it does not affect the result.
    await dataSource.query(
      `do $$ begin execute format('alter database %I set timezone = %L', current_database(), 'Asia/Kolkata'); end $$`,
    );
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  /** Returns the table scans in the plan of a statement under row-level security. */
  const scansOf = (statement: Statement, values: (string | number | null)[]) =>
    inOrganization(
      service,
      mine.organizationId,
      async (transaction) => {
        const literals = values.map((value) => (value === null ? 'null' : `'${value}'`)).join(', ');
        await transaction.run({ text: `prepare planned as ${statement.text}` }, []);
        const [row] = await transaction.run<ExplainResult>({ text: `explain (format json) execute planned(${literals})` }, []);
        await transaction.run({ text: 'deallocate planned' }, []);
        return planNodesOf(row?.['QUERY PLAN'][0].Plan);
      },
      'force_generic_plan',
    );

  it.each([
    ['the adherence of one patient', () => [FIND_ADHERENCE, [mine.organizationId, null, patientId]]],
    ['a page of the adherence list', () => [adherenceList({ isFiltered: false }), [mine.organizationId, null, 1, 15]]],
    [
      'the filtered adherence list',
      () => [adherenceList({ isFiltered: true }), [mine.organizationId, null, 1, 15, '2-15', null]],
    ],
  ] as [string, () => [Statement, (string | number | null)[]]][])('%s uses the index on patient and time', async (_what, of) => {
    const scans = await scansOf(...of());
    const read = scans.map((scan) => `${scan['Node Type']} ${scan['Relation Name'] ?? ''}`);
    for (const table of Object.keys(TABLES)) {
      const conditions = scans.flatMap((scan) => (scan['Index Name'] === `${table}_of_patient` ? [scan['Index Cond']] : []));
      expect([read.includes(`Seq Scan ${table}`), conditions.length > 0]).toEqual([false, true]);
      const bounds = /organization_id = .*patient_id = .*reading_timestamp >= .*reading_timestamp < /;
      for (const condition of conditions) expect(condition).toMatch(bounds);
    }
  });

  it('uses the index on the e-mail address to find patients', async () => {
    const scans = await scansOf(FIND_BY_EMAIL, [mine.organizationId, '7@EXAMPLE.org']);
    const indexes = scans.flatMap((scan) => (scan['Relation Name'] === 'patient' ? [scan['Index Name']] : []));
    expect(new Set(indexes)).toEqual(new Set(['patient_of_email']));
  });

  it('does not depend on the time zone of the session', async () => {
    const repository = new AdherenceRepository(service);
    const { text } = await repository.require(mine.organizationId, patientId, '2026-01-01');
    // At midnight in UTC it is still the evening before in St. John's, so the first reading belongs to 31 December.
    expect(JSON.parse(text)).toMatchObject({ firstDate: '2026-01-01', lastDate: '2026-01-30', days: 30 });
    const { text: before } = await repository.require(mine.organizationId, patientId, '2025-12-31');
    expect(JSON.parse(before)).toMatchObject({ firstDate: '2025-12-31', days: 30 });
    const { text: earliest } = await repository.require(mine.organizationId, patientId, '2025-12-02');
    expect(JSON.parse(earliest)).toMatchObject({ lastDate: '2025-12-31', days: 1 });
  });
});
