import { DEVICE_TRANSITIONS, ORDER_STATUSES, ORDER_TRANSITIONS, Problem, RETURN_STATUSES, RETURN_TRANSITIONS } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { type Database, sqlStateOf } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { brokenInvariants, organizationDigest } from '../testing/orders/order-invariants';
import { OrderOperations } from '../testing/orders/order-operations';
import { RandomChoices } from '../testing/orders/random-choices';
import { type OtherOrganization, VariedCustomer } from '../testing/orders/varied-customer';
import { Warehouse } from '../testing/orders/warehouse';

type OperationName = keyof OrderOperations['operations'];

const operationNames = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom<OperationName>('place', 'goOn', 'goOn') },
  { weight: 4, arbitrary: fc.constantFrom<OperationName>('pack', 'ship', 'deliver', 'fail', 'fail', 'cancel') },
  { weight: 5, arbitrary: fc.constantFrom<OperationName>('askBack', 'shipBack', 'receive', 'receive', 'cancelReturn') },
  {
    weight: 5,
    arbitrary: fc.constantFrom<OperationName>(
      'setByHand',
      'setByHand',
      'associate',
      'disassociate',
      'adjust',
      'register',
      'moveHouse',
    ),
  },
);
const steps = fc.record({
  operation: operationNames,
  /** Whether the operation gets an object on which it is allowed. Otherwise it gets a random object, and usually fails. */
  fitting: fc.nat({ max: 4 }).map((one) => one > 0),
  picks: fc.array(fc.nat({ max: 100 }), { minLength: 12, maxLength: 12 }),
});
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;
const batchOfSteps = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(steps) },
  { weight: 1, arbitrary: fc.array(steps, { minLength: 2, maxLength: 4 }) },
);

interface Transitions {
  [operation: string]: { from: readonly string[]; to: string };
}
const leadsTo = (transitions: Transitions, from: string, to: string) =>
  Object.values(transitions).some(
    (one) => one.from.includes(from) && (one.to === to || (one.to === 'free' && to.startsWith('available'))),
  );

/** Returns whether a test step changes the status of devices by hand, which may lead to transitions that the transition table does not allow. */
const isByHand = ({ operation }: Step) => operation === 'setByHand' || operation === 'register';

describe('orders, returns, devices and stock', () => {
  let database: TestDatabase;
  let service: Database;
  let foreign: OtherOrganization;

  beforeAll(async () => {
    database = await createTestDatabase();
    // PostgreSQL aborts one of two deadlocked transactions, which is then retried. A short deadlock timeout keeps this spec fast.
    await database.dataSource.query(
      `do $$ begin execute format('alter database %I set deadlock_timeout = 50', current_database()); end $$`,
    );
    service = await database.connectAsService(8);
    const other = await Warehouse.in(database, service);
    const name = await other.serialOf(await other.unit());
    const { id: orderId } = await other.place({ returnItems: [other.meters(1)] });
    const { organizationId } = other;
    foreign = { name, orderId, organizationId };
  });
  afterAll(() => database.drop());

  const look = <T>(text: string, ...values: unknown[]) => database.dataSource.query<T[]>(text, values);
  const statuses = async ({ organizationId }: VariedCustomer) =>
    new Map((await look<{ id: number; s: string }>('select id, current_status as s from device where organization_id = $1', organizationId)).map(({ id, s }) => [id, s])); // prettier-ignore

  /** Carries out one step of the test. It may fail with a problem, but never with a database error. @returns whether it succeeded */
  async function carryOut(
    { operations }: OrderOperations,
    { operation, picks, fitting }: Step,
    isAlone: boolean,
  ): Promise<boolean> {
    const outcome = await operations[operation](new RandomChoices(picks), fitting).then(
      () => 'done',
      (error: unknown) => {
        if (error instanceof Problem) return error.code;
        // After three deadlocks, the operation fails with the problem `unavailable`.
        if (!isAlone && ['40P01', '40001'].includes(sqlStateOf(error) ?? '')) return 'unavailable';
        throw error;
      },
    );
    return outcome === 'done';
  }

  /** Returns the status histories that contain a transition which the transition table does not allow. */
  async function impossibleHistories(
    customer: VariedCustomer,
    thing: 'order' | 'return',
    transitions: Transitions,
    initialStatuses: readonly string[],
  ) {
    const paths = await look<{ names: string[] }>(
      `select array_agg(name order by id) as names from ${thing}_event where organization_id = $1 group by ${thing}_id`,
      customer.organizationId,
    );
    return paths.filter(
      ({ names: [first = '', ...names] }) =>
        !initialStatuses.includes(first) ||
        names.some((name, at) => !leadsTo(transitions, at === 0 ? first : (names[at - 1] ?? ''), name)),
    );
  }

  async function assertInvariants(customer: VariedCustomer, { registered }: OrderOperations): Promise<void> {
    expect(await brokenInvariants(database.dataSource, customer.organizationId)).toEqual([]);
    expect(await impossibleHistories(customer, 'order', ORDER_TRANSITIONS, ['received'])).toEqual([]);
    const initial = ['requested', 'labelSent', 'inTransit'];
    expect(await impossibleHistories(customer, 'return', RETURN_TRANSITIONS, initial)).toEqual([]);
    expect((await statuses(customer)).size).toBe(registered);
  }

  it('keep all invariants under random operations, alone and concurrently', async () => {
    const before = await organizationDigest(database.dataSource, foreign.organizationId);
    const property = fc.asyncProperty(fc.array(batchOfSteps, { minLength: 40, maxLength: 60 }), async (batches) => {
      const customer = await VariedCustomer.create(database, service, foreign);
      const life = new OrderOperations(customer);
      await life.begin();
      let rows = await organizationDigest(database.dataSource, customer.organizationId);
      let previous = await statuses(customer);
      for (const batch of batches) {
        const [alone] = batch.length === 1 ? batch : [];
        if (!alone) await Promise.all(batch.map((step) => carryOut(life, step, false)));
        else if (!(await carryOut(life, alone, true))) {
          expect(await organizationDigest(database.dataSource, customer.organizationId)).toBe(rows);
          continue;
        }
        const now = await statuses(customer);
        if (alone) {
          const moved = [...now].filter(([id, status]) => previous.get(id) !== status);
          const unexpected = moved.filter(([id, status]) => !leadsTo(DEVICE_TRANSITIONS, previous.get(id) ?? '', status));
          if (!isByHand(alone)) expect(unexpected).toEqual([]);
        }
        await assertInvariants(customer, life);
        previous = now;
        rows = await organizationDigest(database.dataSource, customer.organizationId);
      }
      await life.windUp();
      await assertInvariants(customer, life);
      expect([...(await statuses(customer)).values()]).not.toContain('allocated');
    });
    await fc.assert(property, { numRuns: propertyRuns(3), seed: 4, endOnFailure: true });
    expect(await organizationDigest(database.dataSource, foreign.organizationId)).toBe(before);
    // Checks that the test also ran steps that succeed: every order status must have occurred.
    const often = await look<{ name: string }>(
      'select name from (select name from order_event union all select name from return_event) e group by 1 having count(*) > 1',
    );
    expect(often.map(({ name }) => name).sort()).toEqual([...new Set([...ORDER_STATUSES, ...RETURN_STATUSES])].sort());
  });
});
