import { type DeviceFilter, PATIENT_SORTS, type PatientFilter, type PatientOrder } from '@rpm/domain';
import { type QueryConfig } from 'pg';
import { DeviceRepository } from '../device/device.repository';
import { PatientRepository } from '../patient/patient.repository';
import { unnamedStatement, type Database, FOLLOW_INDEX } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  sentStatements,
  type ExplainResult,
  type PlanNode,
  planNodesOf,
  rowsRead,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { Factory } from '../testing';

const ROWS = 20_000;
const SITES = 20;
const DEEP = { page: 20, size: 25 };
const LAST = { page: ROWS / 25, size: 25 };
const BY_ID: PatientOrder = { sort: 'id', sortDescending: false };

const ORDERS: PatientOrder[] = PATIENT_SORTS.flatMap((sort) => [false, true].map((sortDescending) => ({ sort, sortDescending })));

const PATIENT_FILTERS: PatientFilter[] = [
  {},
  { name: 'AN' },
  { name: 'no patient has this name' },
  { archived: false },
  { archived: true },
  { enrolled: true },
  { dateOfBirthMin: '1970-01-01' },
  { dateOfBirthMax: '1960-12-31' },
  { dateOfBirthMin: '1960-01-01', dateOfBirthMax: '1960-12-31' },
  { zipCode: '90001' },
  { country: 'US' },
  { country: 'CA', archived: false, enrolled: true, name: 'e' },
];

const DEVICE_FILTERS: DeviceFilter[] = [
  {},
  { currentStatus: 'lost' },
  { currentStatus: 'withPatient' },
  { disabledReadings: true },
  { disabledReadings: false },
  { currentStatus: 'lost', disabledReadings: false },
];

describe('the query plan for lists of patients and devices', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    for (const factory of [mine, await Factory.inNewOrganization(database.dataSource)]) await fill(factory);
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  async function fill(factory: Factory): Promise<void> {
    const siteIds: number[] = [];
    for (let n = 0; n < SITES; n++) siteIds.push((await factory.site()).id);
    const { id: itemId } = await factory.item();
    await database.dataSource.query(
      `insert into patient (organization_id, first_name, last_name, sex, date_of_birth, site_id, address, email, external_identifier, archived, enrolled)
       select $1, 'First' || substr(md5('first' || n), 1, 2), 'Last' || substr(md5('last' || n), 1, 3), 'unknown', date '1950-01-01' + n % 20000,
         ($2::bigint[])[1 + n % ${SITES}],
         jsonb_build_object('zipCode', (90000 + n % 100)::text, 'country', case when n % 10 = 0 then 'CA' else 'US' end),
         'testina-' || n || '@example.org', 'external-' || n, n % 10 = 3, n % 5 > 0
       from generate_series(1, ${ROWS}) n`,
      [factory.organizationId, siteIds],
    );
    // A device and its identifiers are added in one transaction, as the service adds them: a later identifier would be a new version of the device.
    await database.dataSource.query(
      `with added as (
         insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
         select $1, $2, case when id % 4 > 0 then id end, case when id % 4 > 0 then 'withPatient' when id % 8 = 0 then 'lost' else 'available' end,
           id % 20 = 0
         from patient where organization_id = $1
         returning id
       )
       insert into device_identifier (organization_id, type, value, normalized, device_id)
       select $1, 'serial', 'serial-' || row_number() over (order by id), 'serial-' || row_number() over (order by id), id from added`,
      [factory.organizationId, itemId],
    );
  }

  /** Returns the plan of a list's statement, as the service's role runs it under row-level security. */
  async function planOf(list: () => Promise<unknown>, isByIndex: boolean): Promise<PlanNode[]> {
    const [{ text, values = [] } = { text: '' }] = await sentStatements(service, list);
    return service.inTransaction({ organizationId: mine.organizationId }, async (transaction) => {
      // The tables of this spec are so small that the planner would read them as a whole.
      await transaction.run(unnamedStatement('set local enable_seqscan = off'), {});
      const explain = unnamedStatement<object, ExplainResult>(
        `explain (analyze, timing off, format json) ${inlined(text, values)}`,
      );
      const [row] = await transaction.run(explain, {}, isByIndex ? [FOLLOW_INDEX] : []);
      return planNodesOf(row?.['QUERY PLAN'][0].Plan).filter((node) => node['Actual Loops'] > 0);
    });
  }

  const isScanOf = (table: string) => (node: PlanNode) => node['Relation Name'] === table && node['Node Type'].includes('Scan');

  /** Asserts that a list counts and orders its rows by index entries alone, without sorting, and reads only the rows of the page from the table. */
  async function expectIndexesOnly(table: string, list: () => Promise<unknown>): Promise<PlanNode[]> {
    const plan = await planOf(list, true);
    const scans = plan.filter(isScanOf(table));
    // Patients whose names are too long for the indexes of lists are found by an index of their own.
    const reading = scans.filter(
      (node) => node['Node Type'] !== 'Index Only Scan' && node['Index Name'] !== 'patient_of_long_name',
    );
    expect(scans.length - reading.length).toBeGreaterThanOrEqual(1);
    expect(reading.map((node) => node['Node Type'])).toEqual(['Index Scan']);
    expect(reading[0]?.['Index Name']).not.toBe(`${table}_by_id`);
    expect(rowsRead(reading, table)).toBeLessThanOrEqual(DEEP.size);
    expect(rowsRead(plan, 'device_identifier')).toBeLessThanOrEqual(DEEP.size);
    const sorted = plan.filter((node) => node['Node Type'].includes('Sort')).map((node) => node['Actual Rows']);
    expect(Math.max(...sorted)).toBeLessThanOrEqual(DEEP.size);
    return scans;
  }

  const patients = (filter: PatientFilter, order: PatientOrder, page = DEEP) =>
    new PatientRepository(service).list(mine.organizationId, filter, { ...order, ...page });
  const devices = (filter: DeviceFilter, page = DEEP) => new DeviceRepository(service).list(mine.organizationId, filter, page);
  const cases = PATIENT_FILTERS.flatMap((filter) => ORDERS.map((order): [PatientFilter, PatientOrder] => [filter, order]));

  it.each(cases)(
    'reads only index entries and the rows of the page for patients with %j in the order %j',
    async (filter, order) => {
      await expectIndexesOnly('patient', () => patients(filter, order));
    },
  );

  it.each(DEVICE_FILTERS)('reads only index entries and the rows of the page for devices with %j', async (filter) => {
    await expectIndexesOnly('device', () => devices(filter));
  });

  it('reads the last page from the end of the index', async () => {
    for (const [table, list] of [
      ['patient', () => patients({}, { sort: 'lastName', sortDescending: true }, LAST)],
      ['device', () => devices({}, LAST)],
    ] as const) {
      const scans = await expectIndexesOnly(table, list);
      expect(scans.map((node) => node['Actual Rows'] * node['Actual Loops'])).toEqual([ROWS, LAST.size, LAST.size]);
    }
  });

  it.each<[string, () => Promise<unknown>]>([
    ['patient', () => patients({ email: 'TESTINA-77@example.org' }, BY_ID)],
    ['patient', () => patients({ externalIdentifier: ['external-77'] }, { sort: 'firstName', sortDescending: true })],
    ['patient', () => patients({ id: [1, 2, 3] }, { sort: 'lastName', sortDescending: false })],
    ['device', () => devices({ deviceIdentifier: 'serial-77' })],
    ['device', () => devices({ patientId: 77 })],
  ])('finds the few rows that match a selective filter by an index on the filtered column (%s: %s)', async (table, list) => {
    const plan = await planOf(list, false);
    expect(plan.some(isScanOf(table))).toBe(true);
    expect(rowsRead(plan, table)).toBeLessThanOrEqual(10);
  });
});

/** Returns the text of a statement with its parameters as literals, because the service also plans lists for their actual parameters. */
function inlined(text: string, values: QueryConfig['values'] & unknown[]): string {
  return text.replaceAll(/\$(\d+)/g, (_match, at) => {
    const value: unknown = values[Number(at) - 1];
    return Array.isArray(value) ? `'{${value.join()}}'` : `'${String(value)}'`;
  });
}
