import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import fc from 'fast-check';
import { ChangingSource, type Names } from '../testing/changing-source';
import { CHANGING_VENDORS, type ChangingVendor, type Measured, type MessageShape } from '../testing/changing-vendors';

const who = fc.integer({ min: 0, max: 1 });
const minute = fc.integer({ min: 0, max: 2 });
const shape = fc.constantFrom<MessageShape>('together', 'pressure', 'pulse');
const measured = fc.record({ who, minute, variant: who });
const until = fc.option(fc.integer({ min: 1, max: 2 }));
const step = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      type: fc.constant('send' as const),
      shape,
      measured: fc.array(measured, { minLength: 1, maxLength: 3 }),
    }),
  },
  // Apps that send a whole day again with each change.
  { weight: 3, arbitrary: fc.record({ type: fc.constant('send more' as const), shape, measured }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('send again' as const), nth: fc.nat(20) }) },
  { weight: 4, arbitrary: fc.record({ type: fc.constant('alias' as const), who, target: who, until }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('remove alias' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('register' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('hold' as const), device: who, patient: minute }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('merge' as const), patient: who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('restamp' as const), device: who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('change' as const), who, minute, isVoid: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('activate' as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('replay' as const), only: fc.option(fc.nat(20)), voidMissing: fc.boolean() }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const WHOLE_REPLAY = { type: 'replay', only: null, voidMissing: true } as const;

/** Each step of a run is several transactions, so a few runs already take some seconds. */
const RUNS = { numRuns: 3 * Number(process.env['PROPERTY_FACTOR'] ?? 1) };

describe('readings that a source has after a replay, whatever was changed while it received messages', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it.each(CHANGING_VENDORS.map((vendor) => [vendor.adapter, vendor] as const))(
    'are those that a new source with the last names and mapping records, apart from readings that people have changed: %s',
    async (_, vendor) => {
      const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 30 }), async (steps) => {
        const run = new Run(vendor, await ChangingSource.create(database, service, vendor));
        for (const one of steps) await run.take(one);
        await run.take(WHOLE_REPLAY);
        const replayed = await run.source.state();
        await run.take(WHOLE_REPLAY);
        const again = await run.source.state();
        expect(again).toEqual(replayed);

        const fresh = await ChangingSource.create(database, service, vendor);
        await fresh.take(run.names);
        for (const body of run.sent) await fresh.receive(body);
        await fresh.drain();
        const expected = await fresh.state();
        const isUnchanged = ({ minute: at }: { minute: number }) => !replayed.changed.includes(at);
        expect(replayed.readings.filter(isUnchanged)).toEqual(expected.readings.filter(isUnchanged));
        if (replayed.changed.length === 0) expect(replayed.waiting).toEqual(expected.waiting);
      });
      await fc.assert(property, RUNS);
    },
  );
});

/** A source, the messages that it has received, and the names that it has now. */
class Run {
  readonly sent: object[] = [];
  readonly names: Names = { aliases: [null, null], registered: new Set(), holders: [0, 1], merged: new Set(), mappingVersion: 1 };
  private readonly day: Measured[] = [];

  constructor(
    private readonly vendor: ChangingVendor,
    readonly source: ChangingSource,
  ) {}

  async take(one: Step): Promise<void> {
    await this.apply(one);
    await this.source.drain();
  }

  private async apply(one: Step): Promise<void> {
    const { names, source, vendor } = this;
    switch (one.type) {
      case 'send':
        return this.send(one.measured, one.shape);
      case 'send more':
        this.day.push(one.measured);
        return this.send(this.day, one.shape);
      case 'send again': {
        const former = this.sent[one.nth % Math.max(1, this.sent.length)];
        return former && this.receive(former);
      }
      case 'alias':
        names.aliases[one.who] = { target: one.target, until: one.until };
        return source.alias(one.who, names.aliases[one.who] ?? null);
      case 'remove alias':
        names.aliases[one.who] = null;
        return source.alias(one.who, null);
      case 'register':
        if (vendor.adapter !== 'telli' || names.registered.has(one.who)) return;
        names.registered.add(one.who);
        return source.register(one.who);
      case 'hold':
        if (vendor.named === 'person') return;
        names.holders[one.device] = one.patient;
        return source.hold(one.device, one.patient);
      case 'merge':
        if (vendor.named === 'device' || names.merged.has(one.patient)) return;
        names.merged.add(one.patient);
        return source.merge(one.patient);
      case 'restamp':
        return vendor.named === 'device' ? source.restamp(one.device) : undefined;
      case 'change':
        return source.change(one.minute + 10 * one.who, one.isVoid);
      case 'activate':
        if (!vendor.mappings || names.mappingVersion > 1) return;
        names.mappingVersion = 2;
        return source.activate(2);
      case 'replay':
        return source.replay(one.only, one.voidMissing);
    }
  }

  private send(measured: readonly Measured[], shape: MessageShape): Promise<void> {
    const { corrects } = this.vendor;
    const stated = corrects ? measured : measured.map((one) => ({ ...one, variant: 0 }));
    return this.receive(this.vendor.body(stated, shape, this.sent.length));
  }

  private async receive(body: object): Promise<void> {
    this.sent.push(body);
    await this.source.receive(body);
  }
}
