import { type RestampView } from '@rpm/domain';
import { DeviceRepository } from '../device/device.repository';
import { PatientRepository } from '../patient/patient.repository';
import { recordReadings } from '../reading-record/record-readings';
import {
  createTestDatabase,
  type ExecutedPlan,
  executedPlans,
  filtersByIds,
  reportPlans,
  rowsProcessed,
  type TestDatabase,
} from '@rpm/database/testing';
import { Factory } from '../testing';
import { RestampRepository } from './restamp.repository';

/** Numbers of readings of two devices. The costs of their corrections are compared. */
const [FEW, MANY] = [100, 500];

/** Number of readings of a remaining patient that a merge does not move. */
const OTHERS = 5_000;

const START = Date.UTC(2026, 0, 1);
const at = (minute: number) => new Date(START + minute * 60_000);

/** A cost that is proportional to the square of the readings would grow by (MANY / FEW)². */
const MOST_GROWTH = 2 * (MANY / FEW);

/** Keeps autovacuum from analyzing the tables while the spec runs, which happens on a machine that is busy for a minute. */
const NEVER_ANALYZE = `
  do $$ declare t regclass; begin
    for t in select oid from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace loop
      execute format('alter table %s set (autovacuum_enabled = off)', t);
    end loop;
  end $$`;

describe('the rows that PostgreSQL processes for a correction', () => {
  let database: TestDatabase;
  let mine: Factory;
  let devices: DeviceRepository;
  let patients: PatientRepository;
  let restamps: RestampRepository;

  beforeAll(async () => {
    database = await createTestDatabase();
    mine = await Factory.inNewOrganization(database.dataSource);
    // The tables are not analyzed, so PostgreSQL expects few readings and chooses the plans that are slowest for many readings.
    await database.dataSource.query(NEVER_ANALYZE);
    await reportPlans(database);
    const service = await database.connectAsService();
    [devices, patients, restamps] = [
      new DeviceRepository(service),
      new PatientRepository(service),
      new RestampRepository(service),
    ];
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: mine.organizationId, scopes: [], expectedEntityTags: null, idempotency: null });
  const record = async (deviceId: number, readings: number) =>
    recordReadings(
      database.dataSource.alone(mine),
      'weight',
      Array.from({ length: readings }, (_, minute) => ({ device: { id: deviceId }, readingTimestamp: at(minute), weight: 150 })),
    );

  /** Carries out corrections of all types one after another, each of the given number of readings. @returns the plans by correction */
  async function corrections(readings: number): Promise<Record<string, ExecutedPlan[]>> {
    const plans: Record<string, ExecutedPlan[]> = {};
    const correct = async (name: string, act: () => Promise<{ text: string }>): Promise<{ id: number }> => {
      let text = '';
      plans[name] = await executedPlans(async () => ({ text } = await act()));
      return JSON.parse(text) as RestampView;
    };
    const [remaining, merged] = [await mine.patient(), await mine.patient()];
    const { id: deviceId } = await mine.device({ currentPatientId: null });
    await record(deviceId, readings);
    const period = { startTimestamp: at(0), endTimestamp: at(readings + 1) };
    const held = { ...period, patient: { id: remaining.id } };
    const added = await correct('new assignment', () => devices.addAssignment(request(), deviceId, held));
    const moved = { patient: { id: merged.id } };
    await correct('changed assignment', () => devices.changeAssignment(request(), deviceId, added.id, moved));
    // Each reading moves to the time of the next one, so that all of them form one chain.
    const restamp = await correct('restamp', () => restamps.restamp(request(), deviceId, { ...period, offsetSeconds: 60 }));
    await correct('undone restamp', () => restamps.undo(request(), deviceId, { restamp: { id: restamp.id } }));
    await correct('merge', () => patients.merge(request(), remaining.id, moved));
    await correct('undone merge', () => patients.unmerge(request(), remaining.id, moved));
    const rows = await database.dataSource.query<object[]>(
      'select distinct patient_id as "patientId", version, count(*)::integer as readings from weight_reading where device_id = $1 group by 1, 2',
      [deviceId],
    );
    expect(rows).toEqual([{ patientId: merged.id, version: 7, readings }]);
    return plans;
  }

  it('grow linearly with the number of its readings', async () => {
    const [few, many] = [await corrections(FEW), await corrections(MANY)];
    const growth = Object.entries(many).map(([name, plans]) => {
      const rows = rowsProcessed(few[name] ?? []);
      expect(rows).toBeGreaterThan(FEW);
      return { name, isLinear: rowsProcessed(plans) < MOST_GROWTH * rows, filtersByIds: filtersByIds(plans) };
    });
    expect(growth).toEqual(growth.map(({ name }) => ({ name, isLinear: true, filtersByIds: [] })));
  });

  it('are fewer than the readings that belonged to the remaining patient before, if a merge that moved no readings is undone', async () => {
    const [remaining, merged] = [await mine.patient(), await mine.patient()];
    await database.dataSource.query(
      `insert into heart_rate_reading (organization_id, patient_id, reading_timestamp, heart_rate, manual)
       select $1, $2, timestamptz '2026-01-01Z' + n * interval '1 minute', 60, true from generate_series(1, $3) n`,
      [mine.organizationId, remaining.id, OTHERS],
    );
    const patient = { patient: { id: merged.id } };
    await patients.merge(request(), remaining.id, patient);
    await database.dataSource.query('analyze');
    const plans = await executedPlans(() => patients.unmerge(request(), remaining.id, patient));
    expect(plans.length).toBeGreaterThan(0);
    expect(rowsProcessed(plans)).toBeLessThan(OTHERS);
  });
});
