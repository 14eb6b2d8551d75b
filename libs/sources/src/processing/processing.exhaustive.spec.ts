import { ReadingRepository } from '@rpm/data-access';
import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import fc from 'fast-check';
import { IngestReplayRepository } from '../replay/ingest-replay.repository';
import { after } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';
import { findReader } from './message-reader';
import { type MessageProcessor } from './message-processor';
import { ModelOfSource } from '../testing/model-of-source';

/** The form in which a vendor writes a blood pressure of a device or person at a minute. Each message has another number, unless it is sent again. */
interface Vendor {
  adapter: 'telli' | 'tenovi' | 'validic';
  /** The texts that name devices or persons. */
  texts: readonly string[];
  named: 'device' | 'person';
  corrects: boolean;
  body(text: string, minute: number, systolic: number | null, number: number): object;
}

const VENDORS: Vendor[] = [
  {
    ...{ adapter: 'telli', named: 'device', corrects: false, texts: ['490154203237518', '356938035643809'] },
    body: (deviceId, minute, systolic, cycles) => ({
      ...{ deviceId, time: String(after(minute).getTime()), readingType: 'BloodPressure', data: { systolic, diastolic: 80 } },
      devdata: { cycles: String(cycles) },
    }),
  },
  {
    ...{ adapter: 'tenovi', named: 'device', corrects: false, texts: ['hwi-1', 'hwi-2'] },
    body: (hwi_device_id, minute, systolic, number) => ({
      ...{ metric: 'blood_pressure', value_1: String(systolic), value_2: '80', hwi_device_id, unknown_property: number },
      timestamp: after(minute).toISOString(),
    }),
  },
  {
    ...{ adapter: 'validic', named: 'person', corrects: true, texts: ['user-1', 'user-2'] },
    body: (uid, minute, systolic, number) => ({
      ...{ id: `${uid} ${minute}`, type: 'measurement', version: String(number), user: { uid } },
      ...{ start_time: after(minute).toISOString(), deleted_at: systolic === null ? after(minute + 60).toISOString() : null },
      metrics: [
        { type: 'systolic', unit: 'mmHg', value: systolic ?? 120 },
        { type: 'diastolic', unit: 'mmHg', value: 80 },
      ],
    }),
  },
];

const who = fc.integer({ min: 0, max: 1 });
const minute = fc.integer({ min: 0, max: 2 });
const systolic = fc.integer({ min: 120, max: 122 });
const step = fc.oneof(
  { weight: 8, arbitrary: fc.record({ type: fc.constant('send' as const), who, minute, systolic }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('again' as const), nth: fc.nat(20) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('withdraw' as const), who, minute }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('bind' as const), who }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('correct' as const), who, minute, systolic }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('void' as const), who, minute }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('replay' as const) }) },
);

/** Each step of a run is several transactions, so a few runs already take some seconds. */
const RUNS = { numRuns: 5 * Number(process.env['PROPERTY_FACTOR'] ?? 1) };

describe('messages of a vendor in any order, while people bind, correct and void', () => {
  let database: TestDatabase;
  let service: Database;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
  });
  afterAll(() => database.drop());

  it.each(VENDORS.map((vendor) => [vendor.adapter, vendor] as const))(
    'are recorded as a simple model says: %s',
    async (_, vendor) => {
      const property = fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 25 }), async (steps) => {
        const run = await Run.start(database, service, vendor);
        for (const one of steps) {
          await run.take(one);
          expect(await run.stored()).toEqual(run.model.readings);
        }
        expect(await run.quarantined()).toEqual(run.model.quarantined);
        const before = await run.versions();
        await run.take({ type: 'replay' });
        expect([await run.versions(), await run.quarantined()]).toEqual([before, run.model.quarantined]);
      });
      await fc.assert(property, RUNS);
    },
  );
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** A source of a vendor, the model of it, and the messages that it was sent. */
class Run {
  readonly model: ModelOfSource;
  private readonly sent: { body: object; who: number; minute: number; systolic: number | null }[] = [];

  private constructor(
    private readonly service: Database,
    private readonly vendor: Vendor,
    private readonly source: SourceFixture,
    private readonly processor: MessageProcessor,
    /** The ids of the devices or persons. */
    private readonly ids: readonly number[],
  ) {
    this.model = new ModelOfSource(vendor.corrects, vendor.named === 'device' ? 'device_unknown' : 'patient_unknown');
  }

  static async start(database: TestDatabase, service: Database, vendor: Vendor): Promise<Run> {
    const factory = await Factory.inNewOrganization(database.dataSource);
    const source = await SourceFixture.create(factory, { adapter: vendor.adapter });
    const create = async () => (vendor.named === 'device' ? await factory.device() : await factory.patient()).id;
    return new Run(service, vendor, source, source.processor(service, { findReader }), [await create(), await create()]);
  }

  async take(one: Step): Promise<void> {
    switch (one.type) {
      case 'send':
        return this.send(one.who, one.minute, one.systolic);
      case 'withdraw':
        return this.vendor.corrects ? this.send(one.who, one.minute, null) : undefined;
      case 'again': {
        const former = this.sent[one.nth % Math.max(1, this.sent.length)];
        return former ? this.receive(former, true) : undefined;
      }
      case 'bind': {
        if (!this.model.bind(one.who)) return;
        await this.source.alias(this.vendor.named, this.vendor.texts[one.who] ?? '', this.ids[one.who] ?? 0);
        return this.processor.drain();
      }
      case 'replay':
        this.model.replay();
        await new IngestReplayRepository(this.service, this.source.box, findReader).replay(this.request, {
          sourceId: this.source.id,
        });
        return;
      default:
        return this.changeByPerson(one);
    }
  }

  stored = () =>
    this.source.query<object>(
      `select array_position($1::bigint[], coalesce(device_id, patient_id)) - 1 as who, (extract(epoch from reading_timestamp - $2::timestamptz) / 60)::integer as minute,
         case when void_timestamp is null then systolic end as systolic, void_timestamp is not null as "isVoided"
       from blood_pressure_reading where organization_id = $3 order by 1, 2`,
      [this.ids, after(0), this.source.organizationId],
    );

  versions = () =>
    this.source.query<object>(
      `select r.id, r.version, r.systolic, o.version as "ofSource" from blood_pressure_reading r
       left join reading_origin o on o.organization_id = r.organization_id and o.kind = 'bloodPressure' and o.reading_id = r.id
       where r.organization_id = $1 order by r.id`,
      [this.source.organizationId],
    );

  async quarantined(): Promise<Record<string, number>> {
    const rows = await this.source.query<{ code: string; count: number }>(
      'select code, sum(count)::integer as count from ingest_quarantine_group where organization_id = $1 group by code',
      [this.source.organizationId],
    );
    return Object.fromEntries(rows.map(({ code, count }) => [code, count]));
  }

  private get request() {
    return { organizationId: this.source.organizationId, expectedEntityTags: null, idempotency: null };
  }

  private send(who: number, minuteOf: number, value: number | null): Promise<void> {
    const body = this.vendor.body(this.vendor.texts[who] ?? '', minuteOf, value, this.sent.length);
    const message = { body, who, minute: minuteOf, systolic: value };
    this.sent.push(message);
    return this.receive(message, false);
  }

  private async receive({ body, ...values }: (typeof this.sent)[number], isAgain: boolean): Promise<void> {
    this.model.receive({ ...values, text: JSON.stringify(body) }, isAgain);
    await this.source.process(this.processor, body);
  }

  private async changeByPerson(one: Extract<Step, { type: 'correct' | 'void' }>): Promise<void> {
    const [reading] = await this.source.query<{ id: number; isVoided: boolean }>(
      `select id, void_timestamp is not null as "isVoided" from blood_pressure_reading
       where organization_id = $1 and coalesce(device_id, patient_id) = $2 and reading_timestamp = $3`,
      [this.source.organizationId, this.ids[one.who], after(one.minute)],
    );
    if (!reading || reading.isVoided) return;
    const readings = new ReadingRepository(this.service);
    if (one.type === 'void') await readings.void('bloodPressure', this.request, reading.id);
    else await readings.correct('bloodPressure', this.request, reading.id, { systolic: one.systolic });
    this.model.changeByPerson(one.who, one.minute, one.type === 'void' ? null : one.systolic);
  }
}
