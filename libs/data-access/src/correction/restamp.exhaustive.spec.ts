import { type RestampPreview, type RestampView } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { recordReadings } from '../reading-record/record-readings';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { RestampRepository } from './restamp.repository';

const MINUTES = 24;
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1) + minute * 60_000);

/** A reading of the model: its minute and its index. */
interface Place {
  minute: number;
  index: number | null;
}

// Few different minutes and offsets are generated, so that readings form chains, and collide with other readings.
const places = fc.uniqueArray(
  fc.record({ minute: fc.integer({ min: 0, max: MINUTES }), index: fc.constantFrom(null, null, null, 0) }),
  { minLength: 1, maxLength: 20, selector: (place) => key(place) },
);
const offsets = fc.integer({ min: -4, max: 4 }).filter((offset) => offset !== 0);
const restamps = fc.record({
  from: fc.integer({ min: 0, max: MINUTES }),
  length: fc.integer({ min: 1, max: 12 }),
  offset: offsets,
});

/** A chain of three readings that stay at their times, and one reading that is shifted. */
const CHAIN: [Place[], { from: number; length: number; offset: number }[], boolean] = [
  [1, 2, 3, 4, 6].map((minute) => ({ minute, index: null })),
  [
    { from: 1, length: 3, offset: 1 },
    { from: 6, length: 1, offset: 1 },
  ],
  true,
];

const key = ({ minute, index }: Place) => `${minute}/${index}`;

/** The plain model: a reading stays if a reading that is not shifted has its new minute and index. This is repeated until no further reading stays. */
function shifted(all: readonly Place[], isOfSet: (nth: number) => boolean, offset: number): { after: Place[]; staying: number } {
  const moving = new Set([...all.keys()].filter(isOfSet));
  const total = moving.size;
  for (let before = -1; before !== moving.size;) {
    before = moving.size;
    const taken = new Set(all.filter((_, nth) => !moving.has(nth)).map(key));
    for (const [nth, { minute, index }] of all.entries()) {
      if (moving.has(nth) && taken.has(key({ minute: minute + offset, index }))) moving.delete(nth);
    }
  }
  const after = all.map((place, nth) => (moving.has(nth) ? { ...place, minute: place.minute + offset } : place));
  return { after, staying: total - moving.size };
}

describe('restamps that skip collisions', () => {
  let database: TestDatabase;
  let service: Database;
  let repository: RestampRepository;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    repository = new RestampRepository(service);
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  it('shift the same readings as their preview and as a plain model, several times in a row and when undone', async () => {
    let [chains, undone] = [0, 0];
    const property = fc.asyncProperty(
      places,
      fc.array(restamps, { minLength: 1, maxLength: 3 }),
      fc.boolean(),
      async (given, steps, undoes) => {
        const { id: deviceId } = await mine.device();
        await record(deviceId, given);
        let model: readonly Place[] = given;
        for (const { from, length, offset } of steps) {
          const isOfSet = (nth: number) => (model[nth]?.minute ?? 0) >= from && (model[nth]?.minute ?? 0) < from + length;
          const { after, staying } = shifted(model, isOfSet, offset);
          const input = {
            startTimestamp: at(from),
            endTimestamp: at(from + length),
            offsetSeconds: offset * 60,
            skipCollisions: true,
          };
          const preview = parse(await repository.restamp({ ...request(), dryRun: true }, deviceId, input));
          const done = parse(await repository.restamp(request(), deviceId, input));
          expect([preview.collisionCount, preview.readingCount - preview.collisionCount]).toEqual([staying, done.readingCount]);
          expect(await stored(deviceId)).toEqual(after);
          if (staying > 1) chains++;
          if (undoes) {
            const moved = new Set([...after.keys()].filter((nth) => after[nth]?.minute !== model[nth]?.minute));
            const back = shifted(after, (nth) => moved.has(nth), -offset);
            const undo = parse(await repository.undo(request(), deviceId, { restamp: { id: done.id }, skipCollisions: true }));
            expect([undo.readingCount, await stored(deviceId)]).toEqual([moved.size - back.staying, back.after]);
            model = back.after;
            undone++;
          } else model = after;
        }
      },
    );
    await fc.assert(property, { numRuns: propertyRuns(30), examples: [CHAIN] });
    expect([chains > 0, undone > 0]).toEqual([true, true]);
  });

  it('leave a chain of hundreds of readings unchanged if the device has another reading at its end', async () => {
    const { id: deviceId } = await mine.device();
    await record(
      deviceId,
      Array.from({ length: 501 }, (_, minute) => ({ minute, index: null })),
    );
    const input = { startTimestamp: at(0), endTimestamp: at(500), offsetSeconds: 60, skipCollisions: true };
    const preview = parse(await repository.restamp({ ...request(), dryRun: true }, deviceId, input));
    expect(preview).toMatchObject({ readingCount: 500, collisionCount: 500 });
    expect(parse(await repository.restamp(request(), deviceId, input))).toMatchObject({ readingCount: 0 });
  });

  const request = () => ({ organizationId: mine.organizationId, expectedEntityTags: null, idempotency: null });
  const parse = ({ text }: { text: string }) => JSON.parse(text) as RestampView & RestampPreview;
  const record = (deviceId: number, given: readonly Place[]) =>
    recordReadings(
      service.alone(mine),
      'weight',
      given.map(({ minute, index }) => ({
        device: { id: deviceId },
        readingTimestamp: at(minute),
        measurementIndex: index,
        weight: 150,
      })),
    );
  /** The readings of a device in the order in which they were recorded. */
  const stored = (deviceId: number) =>
    database.dataSource.query<Place[]>(
      `select (extract(epoch from reading_timestamp - $2) / 60)::integer as minute, measurement_index as index from weight_reading
       where device_id = $1 order by id`,
      [deviceId, at(0)],
    );
});
