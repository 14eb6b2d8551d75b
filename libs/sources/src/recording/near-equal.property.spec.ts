import { Factory } from '@rpm/data-access/testing';
import { type Database } from '@rpm/database';
import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { UNIT_CONVERSIONS } from '@rpm/domain';
import fc from 'fast-check';
import { findReader } from '../processing/message-reader';
import { after } from '../testing/parts';
import { SourceFixture } from '../testing/source-fixture';

type Unit = 'mg/dL' | 'mmol/L';

/** A vendor that may send glucose in both units. */
interface Vendor {
  adapter: string;
  named: 'device' | 'person' | null;
  /** The outcome of a really different value. */
  different: 'quarantined' | 'corrected';
  body(minute: number, glucose: number, unit: Unit): object;
}

const NAME = '490154203237518';
const time = (minute: number) => after(minute).toISOString();

const junction = (change: 'created' | 'updated'): Vendor => ({
  ...{ adapter: 'junction', named: 'person', different: change === 'updated' ? 'corrected' : 'quarantined' },
  body: (minute, value, unit) => ({
    ...{ event_type: `daily.data.glucose.${change}`, client_user_id: NAME },
    data: { source: { slug: 'dexcom_v3' }, data: [{ timestamp: time(minute), value, unit }] },
  }),
});

const VENDORS: Vendor[] = [
  {
    ...{ adapter: 'telli', named: 'device', different: 'quarantined' },
    body: (minute, glucose, unit) => ({
      ...{ deviceId: NAME, time: String(after(minute).getTime()), readingType: 'BloodGlucose', data: { glucose, unit } },
    }),
  },
  {
    ...{ adapter: 'healthAutoExport', named: null, different: 'quarantined' },
    body: (minute, qty, units) => ({
      data: {
        metrics: [{ name: 'blood_glucose', units, data: [{ date: time(minute).replace(/T(.*)\.\d+Z/, ' $1 +0000'), qty }] }],
      },
    }),
  },
  {
    ...{ adapter: 'validic', named: 'person', different: 'corrected' },
    body: (minute, value, unit) => ({
      ...{ id: `glucose ${minute}`, type: 'measurement', user: { uid: NAME }, start_time: time(minute) },
      metrics: [{ type: 'blood_glucose', unit, value }],
    }),
  },
  junction('created'),
  junction('updated'),
];

/** The value in mmol/L that a meter shows when it has measured one in mg/dL. */
const inMillimoles = (glucose: number) => Number((glucose / (UNIT_CONVERSIONS['mmoll']?.factor ?? 1)).toFixed(1));

const UNITS: readonly Unit[] = ['mg/dL', 'mmol/L'];
const glucose = fc.integer({ min: 20, max: 600 });
const MEASUREMENTS = fc.array(
  fc
    .record({ glucose, other: glucose, first: fc.constantFrom(...UNITS), third: fc.constantFrom(...UNITS) })
    .filter((one) => inMillimoles(one.glucose) !== inMillimoles(one.other)),
  { minLength: 1, maxLength: 20 },
);
type Measurement = typeof MEASUREMENTS extends fc.Arbitrary<(infer T)[]> ? T : never;
const otherUnit = (unit: Unit): Unit => (unit === 'mg/dL' ? 'mmol/L' : 'mg/dL');
const RUNS = { numRuns: 2 * Number(process.env['PROPERTY_FACTOR'] ?? 1) };

describe('glucose in mg/dL and in mmol/L with one decimal', () => {
  let database: TestDatabase;
  let service: Database;
  let factory: Factory;

  beforeAll(async () => {
    database = await createTestDatabase();
    service = await database.connectAsService();
    factory = await Factory.inNewOrganization(database.dataSource);
  });
  afterAll(() => database.drop());

  /** Creates a source of a vendor, whose messages are those of the patient. */
  async function sourceOf({ adapter, named }: Vendor, patientId: number): Promise<SourceFixture> {
    const source = await SourceFixture.create(factory, { adapter, patient_id: named === null ? patientId : null });
    if (named !== null) await source.alias(named, NAME, named === 'device' ? (await factory.device()).id : patientId);
    return source;
  }

  /** Sends a value of each measurement. @returns what became of each message */
  async function send(
    source: SourceFixture,
    vendor: Vendor,
    measurements: readonly Measurement[],
    valueOf: (one: Measurement) => [glucose: number, unit: Unit],
  ): Promise<string[]> {
    const ids: number[] = [];
    for (const [minute, one] of measurements.entries()) {
      const [value, unit] = valueOf(one);
      ids.push(await source.receive(vendor.body(minute, unit === 'mg/dL' ? value : inMillimoles(value), unit)));
    }
    await source.processor(service, { findReader }).drain();
    const found = [];
    for (const id of ids) found.push(Object.keys((await source.message(id)).counts ?? {}).join());
    return found;
  }

  it.each(VENDORS.map((vendor) => [vendor.adapter, vendor.different, vendor] as const))(
    'is one reading if both are the same measurement, in any order, and never otherwise: %s, %s',
    async (_, different, vendor) => {
      const property = fc.asyncProperty(MEASUREMENTS, async (measurements) => {
        const source = await sourceOf(vendor, (await factory.patient()).id);
        const all = (outcome: string) => measurements.map(() => outcome);
        expect(await send(source, vendor, measurements, ({ glucose, first }) => [glucose, first])).toEqual(all('stored'));
        expect(await send(source, vendor, measurements, ({ glucose, first }) => [glucose, otherUnit(first)])).toEqual(
          all('duplicate'),
        );
        expect(await send(source, vendor, measurements, ({ other, third }) => [other, third])).toEqual(all(different));
      });
      await fc.assert(property, RUNS);
    },
  );

  it('is one reading if two sources of a patient have sent it, and never otherwise', async () => {
    const [vendor] = VENDORS.filter(({ named }) => named === null);
    if (!vendor) throw new Error('A vendor names nobody.');
    const property = fc.asyncProperty(MEASUREMENTS, async (measurements) => {
      const { id: patientId } = await factory.patient();
      const [one, other] = [await sourceOf(vendor, patientId), await sourceOf(vendor, patientId)];
      const all = (outcome: string) => measurements.map(() => outcome);
      expect(await send(one, vendor, measurements, ({ glucose, first }) => [glucose, first])).toEqual(all('stored'));
      expect(await send(other, vendor, measurements, ({ glucose, first }) => [glucose, otherUnit(first)])).toEqual(
        all('duplicate'),
      );
      expect(await send(other, vendor, measurements, (each) => [each.other, each.third])).toEqual(all('stored'));
    });
    await fc.assert(property, RUNS);
  });
});
