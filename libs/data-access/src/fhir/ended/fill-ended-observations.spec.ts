import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { PatientRepository } from '../../patient/patient.repository';
import { ReadingRepository } from '../../reading/reading.repository';
import { Factory } from '../../testing';
import { fillEndedObservations } from './fill-ended-observations';

const HISTORIES = 1_200;

describe('fillEndedObservations', () => {
  let database: TestDatabase;
  let service: Database;
  let mine: Factory;
  let [one, two] = [0, 0];

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
    [one, two] = [(await mine.patient()).id, (await mine.patient()).id];
    await look(
      `insert into blood_pressure_reading (organization_id, patient_id, reading_timestamp, systolic, diastolic, heart_rate, manual)
       select $1, $2, timestamptz '2026-01-01Z' + n * interval '1 minute', 120, 80, nullif(n % 2, 0), false from generate_series(1, ${HISTORIES}) n`,
      one,
    );
    await new PatientRepository(service).merge(request(), two, { patient: { id: one } });
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null });
  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, [mine.organizationId, ...values]);
  const ended = () =>
    look<{ reading_id: number; companion: string }>(
      'select * from ended_observation where organization_id = $1 order by kind, reading_id, companion, patient_id',
    );
  const states = () =>
    look<{ kind: string; through: number }>('select kind, through from ended_observation_state where organization_id = $1');
  const forget = async () => {
    await look('delete from ended_observation where organization_id = $1');
    await look(`insert into ended_observation_state (organization_id, kind, through) values ($1, 'bloodGlucose', 0)`);
  };
  const fill = (signal = new AbortController().signal) => fillEndedObservations(service, { signal });

  it('finds all Observations that ended before the table existed, in several batches, of several processes', async () => {
    const before = await ended();
    expect(before.filter(({ companion }) => companion === '')).toHaveLength(HISTORIES);
    expect(before.filter(({ companion }) => companion === 'heartRate')).toHaveLength(HISTORIES / 2);
    await forget();
    await Promise.all([fill(), fill()]);
    expect(await ended()).toEqual(before);
    expect(await states()).toEqual([]);
  });

  it('waits for a reading that another transaction is changing, and stores what is true after the change', async () => {
    const before = await ended();
    const reading = before.filter(({ companion }) => companion === '')[701]?.reading_id ?? 0;
    await forget();
    let filling: Promise<void> = Promise.resolve();
    await service.inTransaction(mine, async (transaction) => {
      await transaction.manager.query(
        'update blood_pressure_reading set patient_id = $2 where organization_id = $1 and id = $3',
        [mine.organizationId, one, reading],
      );
      filling = fill();
      while ((await states())[0]?.through !== reading - 1) await new Promise((resolve) => setTimeout(resolve, 10));
    });
    await filling;
    // The reading has its first patient again, without a revision, because only the statement above has changed it.
    expect((await ended()).filter(({ reading_id: id }) => id !== reading)).toEqual(
      before.filter(({ reading_id: id }) => id !== reading),
    );
    expect((await ended()).filter(({ reading_id: id }) => id === reading)).toMatchObject([
      { patient_id: two, companion: '', version: 2 },
    ]);
  });

  it('keeps what was stored since the upgrade', async () => {
    await forget();
    const [{ id } = { id: 0 }] = await look<{ id: number }>(
      'select max(id) as id from blood_pressure_reading where organization_id = $1 and heart_rate is not null',
    );
    await new ReadingRepository(service).correct('bloodPressure', request(), id, { heartRate: null });
    await fill();
    expect((await ended()).filter(({ reading_id: reading }) => reading === id)).toMatchObject([
      { patient_id: one, companion: '', version: 1 },
      { patient_id: one, companion: 'heartRate', version: 1 },
      { patient_id: two, companion: 'heartRate', version: 2 },
    ]);
  });
});
