import { ReadingRepository } from './reading.repository';
import { findReadingsStatement } from './reading.sql';
import { BY_DEVICE, BY_HISTORY } from '../reading-record/recognize-readings.sql';
import { recordReadingsStatement } from '../reading-record/record-readings.sql';
import { recordReadingsArguments } from '../reading-record/record-readings.values';
import { valuesOf } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  sentStatements,
  type ExplainResult,
  planNodesOf,
  type PlanNode,
} from '@rpm/database/testing';
import { Factory } from '../testing';

const ROWS = 20_000;

describe('query plan for fetching readings', () => {
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

  // PostgreSQL first plans a prepared statement for the actual parameters, and later independently of the parameters; both plans are checked.
  it.each(['force_custom_plan', 'force_generic_plan'])('uses an index for every table that grows (%s)', async (mode) => {
    const scans = await database.dataSource.transaction(async (manager) => {
      await manager.query(`set local plan_cache_mode = ${mode}`);
      await manager.query(`prepare find (bigint, bigint[], boolean) as ${findReadingsStatement('bloodGlucose').text}`);
      const execute = `explain (format json) execute find(${mine.organizationId}, '{${ids.join(',')}}', false)`;
      const [row] = await manager.query<ExplainResult[]>(execute);
      await manager.query('deallocate find');
      return scansOf(row?.['QUERY PLAN'][0].Plan);
    });
    expect(scans.blood_glucose_reading).toEqual(['blood_glucose_reading_pkey']);
    expect(scans.patient).toEqual(['patient_pkey', 'patient_pkey']);
    // These indexes are as suitable as the primary key, because they begin with the same columns.
    expect(scans.device).toEqual([expect.stringMatching(/^device_(and_its_item|custody)$/)]);
    expect(scans.device_event).toEqual(['device_event_of_device']);
    expect(scans.device_identifier).toEqual(['device_identifier_of_device']);
  });
});

const SECOND = 1000;

describe('the query plan for recording and listing readings', () => {
  let database: TestDatabase;
  let mine: Factory;
  let patientId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    patientId = (await mine.patient()).id;
    const { id: itemId } = await mine.item();
    const fill = (statement: string) => database.dataSource.query(statement);
    const organizationId = mine.organizationId;
    await fill(`insert into patient (organization_id, first_name, last_name, sex)
      select ${organizationId}, 'Testina', 'Sampleton', 'unknown' from generate_series(1, 2000)`);
    await fill(`insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select ${organizationId}, ${itemId}, id, 'withPatient', false from patient`);
    await fill(`insert into device_identifier (organization_id, type, value, normalized, device_id)
      select ${organizationId}, 'serial', 'SN' || id, 'SN' || id, id from device`);
    await fill(`insert into device_assignment (organization_id, device_id, patient_id, start_timestamp)
      select ${organizationId}, id, current_patient_id, '2000-01-01Z' from device`);
    // As with real gateways, all devices have readings with the same timestamps; one patient has a tenth of all readings.
    await fill(`insert into weight_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, weight, manual)
      select ${organizationId}, case n % 10 when 0 then ${patientId} else current_patient_id end, id, ${itemId},
        timestamptz '2026-01-01Z' + n * interval '1 day', 150, false
      from device, generate_series(1, 20) as n`);
    await fill('vacuum analyze');
  });
  afterAll(() => database.drop());

  /** Plans a statement under row-level security as the service's role; by default, the plan does not depend on the parameters. */
  const planAsService = (statement: string, prepare: string, mode = 'force_generic_plan') =>
    database.dataSource.transaction(async (manager) => {
      await manager.query('set local role rpm_service');
      await manager.query(`select set_config('rpm.organization_id', '${mine.organizationId}', true)`);
      await manager.query(`set local plan_cache_mode = ${mode}`);
      await manager.query(prepare);
      const [row] = await manager.query<ExplainResult[]>(statement);
      await manager.query('deallocate all');
      return row?.['QUERY PLAN'][0].Plan;
    });

  it.each([
    [1, 'device', BY_DEVICE],
    [1000, 'device', BY_DEVICE],
    [1, 'history', BY_HISTORY],
    [1000, 'history', BY_HISTORY],
  ])(
    'uses indexes to record %i readings if duplicates are recognized by %s, and never scans an intermediate result once per reading',
    async (count, _how, recognition) => {
      const readings = Array.from({ length: count }, (_, nth) => ({
        readingTimestamp: new Date(Date.UTC(2026, 5, 1) + nth * SECOND),
        device: { deviceIdentifier: `SN${nth}` },
        weight: 150,
      }));
      const statement = recordReadingsStatement('weight', recognition);
      const args = await recordReadingsArguments('weight', readings, true);
      const values = valuesOf(statement, args, mine.organizationId).map(literal);
      const plan = await planAsService(
        `explain (analyze, format json) execute record(${values.join(', ')})`,
        `prepare record as ${statement.text}`,
      );
      const scans = scansOf(plan);
      expect(scans.device_identifier?.every((index) => index.startsWith('device_identifier_'))).toBe(true);
      expect([scans.device?.includes('Seq Scan'), scans.patient?.includes('Seq Scan')]).toEqual([false, false]);
      const ofPatient = recognition === BY_HISTORY ? ['device_assignment_of_patient', 'device_assignment_of_patient'] : [];
      expect(scans.device_assignment?.sort()).toEqual(['device_assignment_of_device', ...ofPatient]);
      expect(scans.weight_reading).toEqual(
        expect.arrayContaining([
          'weight_reading_of_device',
          'weight_reading_of_patient_charted',
          'weight_reading_submitted',
          'weight_reading_without_device',
        ]) as string[],
      );
      expect(scans.weight_reading).not.toContain('Seq Scan');
      const probes = planNodesOf(plan).filter((node) => node['Index Name'] === 'weight_reading_submitted');
      expect(probes.map((node) => node['Actual Rows'])).toEqual(probes.map(() => 0));
      const read = planNodesOf(plan).filter((node) => node['Node Type'] === 'CTE Scan');
      expect(Math.max(...read.map((node) => node['Actual Loops'] * node['Actual Rows']))).toBeLessThanOrEqual(count);
    },
  );

  it.each([
    ['a patient', () => ({ patientId }), 'weight_reading_of_patient_charted', 15],
    ['the organization', () => ({}), 'weight_reading_newest_first', 15],
    // All readings with the same timestamp are read before the first is returned, because they are sorted by id.
    ['a device', () => ({ deviceId: 7 }), 'weight_reading_of_device', 50],
    ['a patient, oldest first', () => ({ patientId }), 'weight_reading_of_patient_charted', 15],
    ['the organization, oldest first', () => ({}), 'weight_reading_newest_first', 15],
  ])('reads only the readings of one page from the list of %s', async (whose, filter, index, most) => {
    const service = await database.connectAsService();
    const repository = new ReadingRepository(service);
    const order = whose.endsWith('oldest first') && { sort: 'readingTimestamp', sortDescending: false };
    const list = () => repository.list('weight', mine.organizationId, filter(), { page: 1, size: 15, ...order });
    const [sent] = await sentStatements(service, list);
    const text = (sent?.text ?? '').replaceAll(/\$(\d+)/g, (_match, at) => literal(sent?.values?.[Number(at) - 1]));
    const plan = await planAsService(`explain (analyze, format json) ${text}`, 'select 1', 'auto');
    const scans = planNodesOf(plan).filter((node) => node['Index Name'] === index && node['Node Type'] !== 'Bitmap Index Scan');
    const rows = scans.map((node) => node['Actual Rows'] * node['Actual Loops']);
    expect(Math.min(...rows)).toBeLessThanOrEqual(most);
  });
});

function literal(value: unknown): string {
  // A string literal has no type of its own, so that it can be an array of any type.
  if (Array.isArray(value)) return `'{${value.map((entry) => JSON.stringify(entry)).join(', ')}}'`;
  return typeof value === 'string' ? `'${value}'` : JSON.stringify(value);
}

/** Returns for each table the indexes that the plan uses, or the type of scan without an index. */
function scansOf(plan: PlanNode | undefined): Record<string, string[]> {
  const scans: Record<string, string[]> = {};
  const visit = (node: PlanNode) => {
    const table = node['Relation Name'];
    if (table !== undefined) (scans[table] ??= []).push(node['Index Name'] ?? node['Node Type']);
    node.Plans?.forEach(visit);
  };
  if (plan) visit(plan);
  return scans;
}
