import { type Database } from '@rpm/database';
import { type TestDatabase } from '@rpm/database/testing';
import fc from 'fast-check';
import { ChangingSource, type Names } from './changing-source';
import { type ChangingVendor, type Measured, type MessageShape } from './changing-vendors';

const either = fc.integer({ min: 0, max: 1 });
const third = fc.integer({ min: 0, max: 2 });
const shape = fc.constantFrom<MessageShape>('together', 'pressure', 'pulse');
const until = fc.option(fc.integer({ min: 1, max: 2 }));

/** Returns what a vendor or a person does. Steps about the same measurement depend on each other, so most are about few ones. */
const stepsAbout = (who: fc.Arbitrary<number>, minute: fc.Arbitrary<number>) => {
  const measured = fc.record({ who, minute, variant: either });
  return fc.oneof(
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
    { weight: 4, arbitrary: fc.record({ type: fc.constant('alias' as const), who, target: either, until }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('remove alias' as const), who }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('register' as const), who }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('hold' as const), device: either, patient: third }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('merge' as const), patient: either }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('restamp' as const), device: either }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('change' as const), who, minute, isVoid: fc.boolean() }) },
    { weight: 2, arbitrary: fc.record({ type: fc.constant('activate' as const) }) },
    { weight: 1, arbitrary: fc.record({ type: fc.constant('replay' as const) }) },
  );
};
export type Step = ReturnType<typeof stepsAbout> extends fc.Arbitrary<infer T> ? T : never;

const only = (value: number) => fc.constant(value);

/** Steps about one measurement, about two of one device or person, and about several. */
export const steps: fc.Arbitrary<Step[]> = fc.oneof(
  fc.array(stepsAbout(only(0), only(0)), { minLength: 4, maxLength: 12 }),
  fc.array(stepsAbout(only(0), either), { minLength: 4, maxLength: 16 }),
  fc.array(stepsAbout(either, third), { minLength: 8, maxLength: 30 }),
);

/** A source, the messages that it has received, and the names that it has now. */
export class ChangingRun {
  readonly sent: object[] = [];
  readonly names: Names = { aliases: [null, null], registered: new Set(), holders: [0, 1], merged: new Set(), mappingVersion: 1 };
  private readonly day: Measured[] = [];

  private constructor(
    private readonly vendor: ChangingVendor,
    private readonly service: Database,
    private readonly database: TestDatabase,
    readonly source: ChangingSource,
  ) {}

  static async start(database: TestDatabase, service: Database, vendor: ChangingVendor): Promise<ChangingRun> {
    return new ChangingRun(vendor, service, database, await ChangingSource.create(database, service, vendor));
  }

  /** Returns a new source that has the last names and mapping, and has received the same messages. */
  async fresh(): Promise<ChangingSource> {
    const fresh = await ChangingSource.create(this.database, this.service, this.vendor);
    await fresh.take(this.names);
    for (const body of this.sent) await fresh.receive(body);
    await fresh.drain();
    return fresh;
  }

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
        return source.replay();
    }
  }

  private send(measured: readonly Measured[], shape: MessageShape): Promise<void> {
    return this.receive(this.vendor.body(measured, shape, this.sent.length));
  }

  private async receive(body: object): Promise<void> {
    this.sent.push(body);
    await this.source.receive(body);
  }
}
