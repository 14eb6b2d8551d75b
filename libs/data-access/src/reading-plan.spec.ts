import { findReadings } from './reading.statement';
import { createTestDatabase, Factory, type TestDatabase } from './testing';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Plan[];
}

const ROWS = 20_000;

describe('the plan of fetching readings', () => {
  let database: TestDatabase;
  let mine: Factory;
  let ids: number[];

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    const { patientId, itemId } = await mine.reading();
    const fill = (statement: string) => database.dataSource.query(statement, [mine.organizationId, itemId, ROWS]);
    await fill(`insert into patient (organization_id, first_name, last_name, sex)
      select $1, 'Testina', 'Sampleton', 'unknown' from generate_series(1, $3 / 10) where $2::bigint is not null`);
    await fill(`insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select $1, $2, id, 'withPatient', false from patient where organization_id = $1 and $3 > 0`);
    await fill(`insert into device_identifier (organization_id, type, value, normalized, device_id)
      select $1, 'imei', id::text, id::text, id from device where $2::bigint is not null and $3 > 0`);
    await fill(`insert into device_event (organization_id, device_id, type, event_timestamp)
      select $1, id, 'registered', now() from device where $2::bigint is not null and $3 > 0`);
    await fill(`insert into blood_glucose_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, glucose, manual)
      select $1, current_patient_id, id, $2, timestamptz '2026-01-01Z' + n * interval '1 minute', 100, false
      from device, generate_series(1, $3 / (select count(*) from device)::int) as n where current_patient_id <> ${patientId}`);
    await database.dataSource.query('analyze');
    const some = 'select id from blood_glucose_reading where organization_id = $1 order by random() limit 5';
    ids = (await database.dataSource.query<{ id: number }[]>(some, [mine.organizationId])).map(({ id }) => id);
  });
  afterAll(() => database.drop());

  // Named statements are planned for their values at first, and for any values later.
  it.each(['force_custom_plan', 'force_generic_plan'])('goes by indexes to the tables that grow (%s)', async (mode) => {
    const scans = await database.dataSource.transaction(async (manager) => {
      await manager.query(`set local plan_cache_mode = ${mode}`);
      await manager.query(`prepare find (bigint, bigint[], boolean) as ${findReadings('bloodGlucose').text}`);
      const execute = `explain (format json) execute find(${mine.organizationId}, '{${ids.join(',')}}', false)`;
      const [row] = await manager.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(execute);
      await manager.query('deallocate find');
      return scansOf(row?.['QUERY PLAN'][0].Plan);
    });
    expect(scans.blood_glucose_reading).toEqual(['blood_glucose_reading_pkey']);
    expect(scans.patient).toEqual(['patient_pkey', 'patient_pkey']);
    expect(scans.device).toEqual(['device_pkey']);
    expect(scans.device_event).toEqual(['device_event_of_device']);
    expect(scans.device_identifier).toEqual(['device_identifier_of_device']);
  });
});

/** By table: the indexes it is read through, or the way it is read without one. */
function scansOf(plan: Plan | undefined): Record<string, string[]> {
  const scans: Record<string, string[]> = {};
  const visit = (node: Plan) => {
    const table = node['Relation Name'];
    if (table !== undefined) (scans[table] ??= []).push(node['Index Name'] ?? node['Node Type']);
    node.Plans?.forEach(visit);
  };
  if (plan) visit(plan);
  return scans;
}
