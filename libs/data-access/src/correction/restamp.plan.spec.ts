import { type RestampView } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { recordReadings } from '../reading-record/record-readings';
import { runScoped } from '../scope/organization-scope';
import {
  createTestDatabase,
  type ExecutedPlan,
  executedPlans,
  Factory,
  planNodesOf,
  reportPlans,
  type TestDatabase,
} from '../testing';
import { RestampRepository } from './restamp.repository';

/** Numbers of readings of the two devices whose restamps are compared. */
const [FEW, MANY] = [200, 1_000];

const START = Date.UTC(2026, 0, 1);
const at = (minute: number) => new Date(START + minute * 60_000);

/** Returns the number of rows that the nodes of all plans have returned or filtered out. */
const rowsOf = (plans: readonly ExecutedPlan[]) =>
  plans
    .flatMap(({ plan }) => planNodesOf(plan))
    .reduce((sum, node) => {
      const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Join Filter'] ?? 0);
      return sum + (node['Actual Rows'] + removed) * node['Actual Loops'];
    }, 0);

describe('the rows that PostgreSQL processes for a restamp', () => {
  let database: TestDatabase;
  let service: DataSource;
  let mine: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    mine = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  const request = () => ({ organizationId: mine.organizationId, expectedVersions: null, idempotency: null });
  const record = (deviceId: number, readings: number) =>
    recordReadings(
      (...statement) => runScoped(service, mine.organizationId, ...statement),
      'weight',
      mine.organizationId,
      Array.from({ length: readings }, (_, minute) => ({ device: { id: deviceId }, readingTimestamp: at(minute), weight: 150 })),
    );

  it('grow with its readings, and not with their square, also when it is undone', async () => {
    const devices = [await mine.device(), await mine.device()];
    const sizes = [FEW, MANY];
    for (const [nth, { id }] of devices.entries()) await record(id, sizes[nth] ?? 0);
    // The tables are not analyzed: PostgreSQL expects few readings then, and chooses the plans that are worst for many.
    await reportPlans(database);
    const repository = new RestampRepository(await database.connectAsService());
    const undos: ExecutedPlan[] = [];
    const rows: { restamp: number; undo: number }[] = [];
    for (const [nth, { id: deviceId }] of devices.entries()) {
      const readings = sizes[nth] ?? 0;
      let restamp: RestampView | undefined;
      const restamped = await executedPlans(async () => {
        // Each reading moves to the time of the next one, so that all of them are one chain.
        const input = { startTimestamp: at(0), endTimestamp: at(readings), offsetSeconds: 60 };
        restamp = JSON.parse((await repository.restamp(request(), deviceId, input)).text) as RestampView;
      });
      const undone = await executedPlans(() => repository.undo(request(), deviceId, { restamp: { id: restamp?.id ?? 0 } }));
      expect(restamp).toMatchObject({ readingCount: readings });
      undos.push(...undone);
      rows.push({ restamp: rowsOf(restamped), undo: rowsOf(undone) });
    }
    const [few, many] = rows;
    // A cost that grows with the square would be 25 times as high.
    const bound = 2 * (MANY / FEW);
    expect(many?.restamp).toBeLessThan(bound * (few?.restamp ?? 0));
    expect(many?.undo).toBeLessThan(bound * (few?.undo ?? 0));
    // Otherwise plans were not reported.
    expect(few?.restamp).toBeGreaterThan(FEW);
    expect(few?.undo).toBeGreaterThan(FEW);
    // A filter compares each row with all elements of an array, which the numbers of rows do not show.
    const filters = undos.flatMap(({ plan }) => planNodesOf(plan)).map(({ Filter: filter = '' }) => filter);
    expect(filters.filter((filter) => filter.includes('id = ANY'))).toEqual([]);
  });
});
