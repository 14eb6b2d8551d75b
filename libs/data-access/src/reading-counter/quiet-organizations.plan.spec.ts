import { type Database } from '@rpm/database';
import {
  createTestDatabase,
  executedPlans,
  pagesRead,
  reportPlans,
  scansOf,
  type TestDatabase,
  vacuumUntilVisible,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { OutdatedRows } from '../maintenance/outdated-rows';
import { ReadingCounter } from './reading-counter';

const QUIET = 3_000;
/** Number of readings of each quiet organization, so that the table has far more pages than the work may read. */
const READINGS_EACH = 40;
/** Number of new readings of the two active organizations together. Fewer would not be counted yet. */
const NEW = 1_000;

/** The work of all organizations together must not read a page for each organization that has nothing to do. */
describe('background work beside thousands of quiet organizations', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    const active = [await Factory.inNewOrganization(database.dataSource), await Factory.inNewOrganization(database.dataSource)];
    const fill = (statement: string) => database.dataSource.query(statement);
    await fill(`insert into organization (name) select 'Quiet ' || n from generate_series(1, ${QUIET}) n`);
    await fill(`insert into patient (organization_id, first_name, last_name, sex)
      select id, 'Testina', 'Sampleton', 'unknown' from organization`);
    await fill(`insert into item (organization_id, name) select id, 'Example Scale' from organization`);
    await fill(`insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select p.organization_id, i.id, p.id, 'withPatient', false from patient p join item i using (organization_id)`);
    const insert = (count: number, condition: string) =>
      fill(`insert into weight_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, weight, manual)
        select organization_id, current_patient_id, id, item_id, timestamptz '2026-01-01Z' + n * interval '1 hour', 150, false
        from device, generate_series(1, ${count}) n where ${condition}`);
    const ids = active.map(({ organizationId }) => organizationId).join(', ');
    await insert(READINGS_EACH, `organization_id not in (${ids})`);
    await new ReadingCounter(database.dataSource).run();
    await vacuumUntilVisible(database.dataSource);
    await insert(NEW / active.length, `organization_id in (${ids})`);
    await reportPlans(database);
    service = await database.connectAsService();
  }, 600_000);
  afterAll(() => database.drop());

  const findCounts = () =>
    database.dataSource.query<object[]>(
      `select count from reading_count where kind = 'weight' and organization_id in (
         select o.id from organization o where o.name not like 'Quiet %') limit 1`,
    );

  it('looks for outdated rows without reading a page for each organization', async () => {
    const outdated = new OutdatedRows(service);
    const plans = await executedPlans(() => outdated.run());
    outdated.stop();
    expect(plans.length).toBeGreaterThan(0);
    expect(pagesRead(plans)).toBeLessThan(50);
  });

  it('counts new readings and their days without reading a page for each organization', async () => {
    expect(await findCounts()).toEqual([]);
    const plans = await executedPlans(() => new ReadingCounter(service).run());
    expect(await findCounts()).toHaveLength(1);
    // Adherence is only counted for the patients of the two organizations, whose days have changed.
    const ofAll = plans.filter(({ text }) => /added_to_reading_count|into adherence_days/.test(text));
    const ofReadings = scansOf(ofAll).filter((scan) => scan.includes('weight_reading'));
    const scans = ['Bitmap Heap Scan', 'Bitmap Heap Scan'];
    expect(ofReadings.map((scan) => scan.split(' weight')[0])).toEqual(scans);
    const [counted = NaN, recorded = NaN] = ofReadings.map((scan) => Number(/(\d+) pages/.exec(scan)?.[1]));
    expect(counted).toBeLessThan(100);
    // The day of a reading depends on its patient, whose time zone is found by six pages.
    expect(recorded).toBeLessThan(100 + 6 * NEW);
  });
});
