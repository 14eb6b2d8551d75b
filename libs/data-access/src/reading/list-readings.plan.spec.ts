import { type ReadingFilter } from '@rpm/domain';
import { type Database, type Statement } from '@rpm/database';
import {
  createTestDatabase,
  type TestDatabase,
  type ExplainResult,
  planNodesOf,
  type PlanNode,
  rowsRead,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { listReadingsStatement } from './list-readings.sql';
import { ReadingCounter } from '../reading-counter/reading-counter';

const DEVICES = 100;
const DAYS = 60;
const OF_DEVICE = DAYS * 10;
const PER_DAY = DEVICES * 10;

describe('query plans of lists of readings', () => {
  let database: TestDatabase;
  let service: Database;
  let organizationId: number;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    const factory = await Factory.inNewOrganization(database.dataSource);
    organizationId = factory.organizationId;
    const { id: itemId } = await factory.item();
    const fill = (statement: string) => database.dataSource.query(statement);
    await fill(`insert into patient (organization_id, first_name, last_name, sex, external_identifier)
      select ${organizationId}, 'Testina', 'Sampleton', 'unknown', 'p' || n from generate_series(1, ${DEVICES}) n`);
    await fill(`insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select ${organizationId}, ${itemId}, id, 'withPatient', false from patient`);
    // Ten readings a day of each device, which are received an hour later.
    await fill(`insert into weight_reading
        (organization_id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, weight, manual)
      select ${organizationId}, current_patient_id, id, ${itemId}, at, at + interval '1 hour', 150, false
      from generate_series(0, ${OF_DEVICE - 1}) n, device, lateral (select timestamptz '2026-01-01Z' + n * interval '144 minutes' as at) t`);
    // Every hundredth reading has no patient.
    await fill(`update weight_reading set patient_id = null where id % 100 = 0`);
    // Two of a thousand readings were entered in error.
    await fill(`update weight_reading set void_timestamp = reading_timestamp where id % 500 = 7`);
    const counter = new ReadingCounter(service);
    await counter.run();
    await counter.stop();
    await vacuumUntilVisible(database.dataSource);
  });
  afterAll(() => database.drop());

  const day = (number: number, hours = 0) => new Date(Date.UTC(2026, 0, number) + hours * 3_600_000);
  const explainList = async (filter: ReadingFilter, page: number): Promise<PlanNode[]> => {
    const { statement, args } = listReadingsStatement('weight', filter, { page, size: 15 });
    const { text, parameters } = statement;
    const explain: Statement<object, ExplainResult> = { text: `explain (analyze, format json) ${text}`, parameters };
    const rows = await service.run({ organizationId }, explain, args);
    return planNodesOf(rows[0]?.['QUERY PLAN'][0].Plan);
  };

  const LAST = (DEVICES * OF_DEVICE) / 15;
  // The last value of each case is the maximum number of readings that the statement may read from an index.
  // Filters by time may read the readings of one or two days and of some half hours; the table contains readings of sixty days.
  const CASES: [string, ReadingFilter, number][] = [
    ['no filter', {}, PER_DAY],
    ['whole days', { startTimestamp: day(3), endTimestamp: day(50) }, PER_DAY],
    ['partial days', { startTimestamp: day(3, 9.5), endTimestamp: day(50, 15.5) }, PER_DAY + PER_DAY / 20],
    ['whole days of receipt', { startCreateTimestamp: day(3) }, 2 * PER_DAY],
    [
      'partial days of receipt',
      { startCreateTimestamp: day(3, 9.5), endCreateTimestamp: day(50, 15.5) },
      2 * PER_DAY + PER_DAY / 20,
    ],
    ['both times', { startTimestamp: day(3, 9.5), endCreateTimestamp: day(50, 15.5) }, 2 * PER_DAY + PER_DAY / 20],
    ['a patient', { patientId: 7 }, 2 * OF_DEVICE],
    ['an external identifier', { patientExternalIdentifier: 'p7' }, 2 * OF_DEVICE],
    ['a device', { deviceId: 7 }, 2 * OF_DEVICE],
    ['a patient and receipt', { patientId: 7, startCreateTimestamp: day(3, 9.5) }, 2 * OF_DEVICE],
    ['a device and both times', { deviceId: 7, startTimestamp: day(3), startCreateTimestamp: day(3, 9.5) }, 2 * OF_DEVICE],
    ['no patient', { unassigned: true }, (2 * DEVICES * OF_DEVICE) / 100],
    ['no patient and receipt', { unassigned: true, startCreateTimestamp: day(3, 9.5) }, (2 * DEVICES * OF_DEVICE) / 100],
    ['a patient and a device', { patientId: 7, deviceId: 7 }, 2 * OF_DEVICE],
    ['entered in error', { enteredInError: true }, (2 * DEVICES * OF_DEVICE) / 500 + 15],
    ['entered in error, of a patient', { enteredInError: true, patientId: 7 }, (2 * DEVICES * OF_DEVICE) / 500 + 15],
    ['entered in error, of a device', { enteredInError: true, deviceId: 7 }, 2 * OF_DEVICE],
    ['entered in error, of a day', { enteredInError: true, startTimestamp: day(3) }, (2 * DEVICES * OF_DEVICE) / 500 + 15],
  ];
  it.each(CASES)('read few index entries, and only the rows of the page: %s', async (_name, filter, most) => {
    for (const page of [1, Math.round(LAST * 0.617), LAST]) {
      const nodes = await explainList(filter, page);
      expect(rowsRead(nodes, 'weight_reading')).toBeLessThanOrEqual(most);
      const scans = nodes.filter((node) => node['Relation Name'] === 'weight_reading' && node['Actual Loops'] > 0);
      const fetched = scans.filter((node) => node['Node Type'] !== 'Index Only Scan');
      expect(rowsRead(fetched, 'weight_reading')).toBeLessThanOrEqual(15);
      expect(scans.map((node) => node['Node Type'])).not.toContain('Seq Scan');
    }
  });

  it('do not read one by one the readings of a day that were received outside the range', async () => {
    for (const filter of [{ endCreateTimestamp: day(50, 9.5) }, { startTimestamp: day(3), endCreateTimestamp: day(50, 9.5) }]) {
      // Two thirds of the readings taken on day 50 were received after the end of the range.
      expect(rowsRead(await explainList(filter, 1), 'weight_reading')).toBeLessThanOrEqual(PER_DAY / 4);
    }
  });

  it('find readings that are not counted yet by their ids', async () => {
    const nodes = await explainList({ startTimestamp: day(3) }, 1);
    const uncounted = nodes.filter((node) => node['Index Cond']?.includes('9223372036854775807'));
    expect(uncounted.map((node) => [node['Index Name'], node['Actual Rows']])).toEqual([['weight_reading_pkey', 0]]);
  });
});
