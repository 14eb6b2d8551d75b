import { parseObservationId } from '@rpm/fhir';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { type CorrectedReading, correctionSteps, ObservationCopy, RandomCorrections } from '../../testing';
import { fillEndedObservations } from './fill-ended-observations';

/** The Observations that receivers must have, by reading, companion and patient, with their values, and whether they are entered in error. */
class Model {
  private readonly expected = new Map<string, { isInError: boolean; value: number }>();
  private readonly firstPatients = new Map<number, number>();

  /** Takes over the readings as they are after a step: what a patient had before, and does not have now, is entered in error. */
  update(rows: CorrectedReading[]): void {
    for (const observation of this.expected.values()) observation.isInError = true;
    for (const { id, patient_id: patientId, systolic, heart_rate: heartRate, isVoided } of rows) {
      if (patientId === null) continue;
      if (!this.firstPatients.has(id)) this.firstPatients.set(id, patientId);
      this.expected.set(`${id} main ${patientId}`, { isInError: isVoided, value: systolic });
      if (heartRate !== null) this.expected.set(`${id} heartRate ${patientId}`, { isInError: isVoided, value: heartRate });
    }
  }

  /** Compares what a receiver has with what it must have, and the ids with the patients who had the readings first. */
  compare({ observations }: ObservationCopy): void {
    const found = [...observations].map(([id, { patientId, status, value }]) => {
      const key = parseObservationId(id);
      if (!key) throw new Error(`${id} is no id of an Observation.`);
      const { readingId, companion, laterPatientId } = key;
      expect([id, laterPatientId]).toEqual([id, this.firstPatients.get(readingId) === patientId ? null : patientId]);
      return [`${readingId} ${companion ?? 'main'} ${patientId}`, { isInError: status === 'entered-in-error', value }] as const;
    });
    expect(new Map(found)).toEqual(this.expected);
  }

  get ended(): number {
    return [...this.expected.values()].filter(({ isInError }) => isInError).length;
  }
}

describe('Observations after random corrections', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  const newWorld = () => RandomCorrections.inNewOrganization(database.dataSource, service);

  const endedIn = ({ organizationId }: RandomCorrections) =>
    database.dataSource.query<object[]>(
      'select * from ended_observation where organization_id = $1 order by kind, reading_id, patient_id, companion',
      [organizationId],
    );

  /** Removes all ended Observations, and lets the step of the upgrade find them in the histories. */
  async function fillAgain({ organizationId }: RandomCorrections): Promise<void> {
    await database.dataSource.query('delete from ended_observation where organization_id = $1', [organizationId]);
    await database.dataSource.query(
      `insert into ended_observation_state (organization_id, kind, through) values ($1, 'bloodGlucose', 0)`,
      [organizationId],
    );
    await fillEndedObservations(service, { signal: new AbortController().signal });
  }

  it('are those that the patients’ receivers must have, and a receiver that fetches only changes has the same', async () => {
    let ended = 0;
    const property = fc.asyncProperty(fc.array(correctionSteps, { minLength: 10, maxLength: 30 }), async (all) => {
      const world = await newWorld();
      const model = new Model();
      const copy = new ObservationCopy(service, world.organizationId, 'bloodPressure', 'systolic');
      for (const step of all) {
        await world.attempt(step);
        model.update(await world.readings());
        await copy.fetch();
        model.compare(copy);
      }
      expect(copy.observations).toEqual(await copy.everything());
      ended += model.ended;
    });
    await fc.assert(property, { numRuns: propertyRuns(25), endOnFailure: true });
    expect(ended).toBeGreaterThan(20);
  });

  it.each([
    ['one after another', 1],
    ['four at a time', 4],
  ])('are found again in the histories of the readings, which were changed %s', async (_how, atOnce) => {
    let found = 0;
    const property = fc.asyncProperty(fc.array(correctionSteps, { minLength: 12, maxLength: 32 }), async (all) => {
      const world = await newWorld();
      for (let from = 0; from < all.length; from += atOnce)
        await Promise.all(all.slice(from, from + atOnce).map((step) => world.attempt(step)));
      const before = await endedIn(world);
      await fillAgain(world);
      expect(await endedIn(world)).toEqual(before);
      found += before.length;
    });
    await fc.assert(property, { numRuns: propertyRuns(20), endOnFailure: true });
    expect(found).toBeGreaterThan(20);
  });
});
