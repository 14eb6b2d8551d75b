import { type PageRequest, type ReadingFilter } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { readingList } from '../reading/reading.sql';
import { type Database, pageStatement, valuesOf } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { Factory } from '../testing';
import { countReadings, readingsToCount } from '../reading-counter/count-readings';
import { listReadingsStatement } from '../reading/list-readings.sql';

const DAY_MS = 86_400_000;
const START = Date.UTC(2026, 2, 28);

// Few different values are generated, so that filters match readings. Times are within a millisecond of a midnight or a noon, or in the middle of an hour.
const timesOfDay = fc.constantFrom(0, 1, DAY_MS / 48, DAY_MS / 2 - 1, DAY_MS / 2, DAY_MS / 2 + 1, DAY_MS - 1);
const instants = fc.tuple(fc.integer({ min: 0, max: 5 }), timesOfDay).map(([day, ms]) => new Date(START + day * DAY_MS + ms));
const nth = fc.constantFrom(0, 1);
const parts = fc.integer({ min: 0, max: 4 });

const readings = fc.record({ at: instants, receivedAt: instants, patient: nth, device: fc.option(nth) });
const changes = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      insert: fc.array(readings, { minLength: 1, maxLength: 40 }),
      end: fc.constantFrom('commit', 'commit', 'rollback'),
      // Other statements run while the transaction of the insertion is open.
      waits: fc.boolean(),
    }),
  },
  fc.record({ void: parts }),
  fc.record({ restore: parts }),
  fc.record({ correct: parts }),
  fc.record({ remove: parts }),
  fc.record({ moveTo: instants, part: parts }),
  fc.record({ receivedAt: instants, part: parts }),
);
type Change = typeof changes extends fc.Arbitrary<infer T> ? T : never;

const range = fc
  .tuple(instants, instants)
  .map(([one, other]) => (one < other ? ([one, other] as const) : ([other, one] as const)));
const bounds = fc.constantFrom('both', 'start', 'end');
const subjects = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  fc.record({ patient: nth }),
  fc.record({ external: nth }),
  fc.record({ device: nth }),
  fc.record({ patient: nth, device: nth }),
);
const filters = fc.record({
  subject: subjects,
  taken: fc.option(range),
  received: fc.option(range),
  takenBounds: bounds,
  receivedBounds: bounds,
});
const questions = fc.record({
  filter: filters,
  request: fc.record<PageRequest>({
    page: fc.integer({ min: 1, max: 9 }),
    size: fc.constantFrom(1, 2, 7, 15, 250),
    sort: fc.constant('readingTimestamp'),
    sortDescending: fc.boolean(),
  }),
  // Whether the list sorts the readings that were received in a range, or reads day by day.
  mostSorted: fc.constantFrom(0, 5, 1_000),
});
type Question = typeof questions extends fc.Arbitrary<infer T> ? T : never;

const steps = fc.array(
  fc.record({
    changes: fc.array(changes, { maxLength: 3 }),
    counters: fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 2 }),
    questions: fc.array(questions, { minLength: 4, maxLength: 8 }),
  }),
  { minLength: 4, maxLength: 10 },
);

describe('lists of readings', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService(8);
  });
  afterAll(() => database.drop());

  const insertReadings =
    (row: readonly number[], subjectsOf: Subjects) => (given: (typeof readings extends fc.Arbitrary<infer T> ? T : never)[]) =>
      JSON.stringify(
        given.map(({ at, receivedAt, patient, device }, index) => ({
          at,
          receivedAt,
          patient: subjectsOf.patients[patient]?.id,
          device: device === null ? null : subjectsOf.devices[device]?.id,
          item: device === null ? null : subjectsOf.devices[device]?.itemId,
          index: (row[0] ?? 0) * 100 + index,
        })),
      );

  it('return what count(*) and OFFSET return in the same snapshot, while readings are inserted, changed, voided, restored, deleted and counted', async () => {
    let matches = 0;
    const property = fc.asyncProperty(steps, async (given) => {
      const subjectsOf = await createSubjects(database.dataSource);
      const { organizationId } = subjectsOf;
      let row = 0;
      const apply = async (change: Change) => {
        const isRolledBack = 'end' in change && change.end === 'rollback';
        const write = service.inTransaction({ organizationId }, async ({ manager }) => {
          const run = (text: string, ...values: unknown[]) => manager.query(text, [organizationId, ...values]);
          if ('insert' in change) {
            await run(INSERT, insertReadings([row++], subjectsOf)(change.insert));
            if (change.waits) await run('select pg_sleep(0.02) where $1::bigint > 0');
          } else if ('void' in change) await run(`${UPDATE} void_timestamp = now() where ${OF_PART}`, change.void);
          else if ('restore' in change) await run(`${UPDATE} void_timestamp = null where ${OF_PART}`, change.restore);
          else if ('correct' in change) await run(`${UPDATE} version = version + 1 where ${OF_PART}`, change.correct);
          else if ('remove' in change) await run(`delete from weight_reading where ${OF_PART}`, change.remove);
          else if ('moveTo' in change) await run(`${UPDATE} ${MOVE} where ${OF_PART}`, change.part, change.moveTo);
          else await run(`${UPDATE} received_timestamp = $3 where ${OF_PART}`, change.part, change.receivedAt);
          if (isRolledBack) throw new RolledBack();
        });
        await write.catch((error: unknown) => {
          if (!(error instanceof RolledBack)) throw error;
        });
      };
      // One writer changes existing readings at a time, because two could lock each other's rows in different orders and deadlock.
      const applyAll = async (all: Change[]) => {
        const [insertions, others] = [all.filter((change) => 'insert' in change), all.filter((change) => !('insert' in change))];
        const inTurn = async () => {
          for (const change of others) await apply(change);
        };
        await Promise.all([...insertions.map(apply), inTurn()]);
      };
      for (const step of given) {
        const asked = step.questions.map(async (question) => {
          const { listed, naive } = await listTwice(service, organizationId, subjectsOf, question);
          expect(listed).toEqual(naive);
          matches += naive.length;
        });
        let isWriting = true;
        const count = async (slice: number) => {
          do await countOnce(service, slice);
          while (isWriting);
        };
        const written = applyAll(step.changes).finally(() => (isWriting = false));
        await Promise.all([written, ...step.counters.map(count), ...asked]);
      }
      while ((await countOnce(service, 1_000)) > 0);
      for (const { stored, exact } of TOTALS)
        expect(await database.dataSource.query(stored, [organizationId])).toEqual(
          await database.dataSource.query(exact, [organizationId]),
        );
    });
    await fc.assert(property, { numRuns: propertyRuns(12), endOnFailure: true });
    expect(matches).toBeGreaterThan(50);
  });
});

class RolledBack extends Error {}

interface Subjects {
  organizationId: number;
  patients: { id: number; externalIdentifier: string | null }[];
  devices: { id: number; itemId: number }[];
}

async function createSubjects(dataSource: Database): Promise<Subjects> {
  const factory = await Factory.inNewOrganization(dataSource);
  const patients = [await factory.patient(), await factory.patient()];
  const { id: itemId } = await factory.item();
  const devices = [await factory.device({ itemId }), await factory.device({ itemId })];
  return { organizationId: factory.organizationId, patients, devices };
}

/** Runs the job once with small slices. @returns the number of kinds that had readings to count */
async function countOnce(service: Database, slice: number): Promise<number> {
  const found = await readingsToCount(service, 1);
  for (const kind of found) while (await countReadings(service, kind, slice));
  return found.length;
}

/** Runs the statement of the list and the naive statement in one snapshot. */
async function listTwice(
  service: Database,
  organizationId: number,
  subjects: Subjects,
  { filter, request, mostSorted }: Question,
) {
  const { subject, taken, received, takenBounds, receivedBounds } = filter;
  const only: ReadingFilter = {
    ...('patient' in subject && { patientId: subjects.patients[subject.patient]?.id ?? 0 }),
    ...('external' in subject && { patientExternalIdentifier: subjects.patients[subject.external]?.externalIdentifier ?? '' }),
    ...('device' in subject && { deviceId: subjects.devices[subject.device]?.id ?? 0 }),
    ...(taken && takenBounds !== 'end' && { startTimestamp: taken[0] }),
    ...(taken && takenBounds !== 'start' && { endTimestamp: taken[1] }),
    ...(received && receivedBounds !== 'end' && { startCreateTimestamp: received[0] }),
    ...(received && receivedBounds !== 'start' && { endCreateTimestamp: received[1] }),
  };
  const listing = listReadingsStatement('weight', only, request, { mostSorted });
  const naive = pageStatement(readingList('weight'), only, request);
  return service.transaction('REPEATABLE READ', async (manager) => {
    await manager.query(`select set_config('rpm.organization_id', $1, true)`, [String(organizationId)]);
    const answerOf = ({ statement, args }: typeof naive) =>
      manager.query<unknown[]>(statement.text, valuesOf(statement, args, organizationId));
    return {
      listed: await answerOf(listing),
      naive: await answerOf(naive),
    };
  });
}

const INSERT = `insert into weight_reading
    (organization_id, patient_id, device_id, item_id, reading_timestamp, received_timestamp, measurement_index, weight, manual)
  select $1, patient, device, item, at, "receivedAt", index, 150, false
  from json_to_recordset($2)
    as r (patient bigint, device bigint, item bigint, at timestamptz, "receivedAt" timestamptz, index smallint)`;
const UPDATE = 'update weight_reading set';
const OF_PART = 'organization_id = $1 and id % 5 = $2';
const MOVE = `reading_timestamp = $3, measurement_index = (id % 30000) * -1`;

const totalsOf = (table: string, columns: string[], values: string[]) => ({
  stored: `select ${columns.join(' as taken, ')} as received, count
    from ${table} where organization_id = $1 and kind = 'weight' and count <> 0 order by 1, 2`,
  exact: `select ${values.join(' as taken, ')} as received, count(*) as count
    from weight_reading where organization_id = $1 and void_timestamp is null group by 1, 2 order by 1, 2`,
});
const dayOf = (column: string) => `(${column} at time zone 'UTC')::date::text`;
const hourOf = (column: string) => `date_bin('1 hour', ${column}, timestamptz '2000-01-01Z')`;
const TIMESTAMPS = ['reading_timestamp', 'received_timestamp'];
const TOTALS = [
  totalsOf('reading_count', ['reading_day::text', 'receipt_day::text'], TIMESTAMPS.map(dayOf)),
  totalsOf('reading_hour_count', ['reading_hour', 'receipt_hour'], TIMESTAMPS.map(hourOf)),
];
