import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { vendorReading } from '../delivery/deliveries';
import { patientAt } from '../patients/person';
import { SeededRandom } from '../random';
import { generateUploads, type SentReading } from '../steps/timeline';
import { celsius, grams, kilograms, milligramsOf, millimoles } from '../vendor-values/vendor-units';
import { type VendorReading } from './vendor-form';
import { VENDOR_FORMS, VENDOR_NAMES } from './vendor-forms';

const SEED = 7;
const people = Array.from({ length: 5 }, (_, number) => patientAt(SEED, number));
const span = { seed: SEED, people, days: 20, until: new Date('2026-03-20T00:00:00Z'), uploadEvery: 20 };
const sent: SentReading[] = [...generateUploads(span)].flat();

const count = (text: string, searched: string) => text.split(searched).length - 1;

describe.each(VENDOR_NAMES)('messages of %s', (name) => {
  const form = VENDOR_FORMS[name];
  const readings = sent.map((reading) => vendorReading(form, SEED, reading));
  const carried = fewOfEachKind(readings.filter((reading) => form.stored(reading) !== null));
  const write = (some: readonly VendorReading[]) => form.write(some, new SeededRandom(SEED, name));

  it('are the same for the same readings and random numbers', () => {
    expect(write(carried)).toEqual(write(carried));
    expect(carried.length).toBeGreaterThan(20);
  });

  it('are JSON', () => {
    const parsed = [...write(carried), ...form.idle(carried[0] as VendorReading)].map(({ body }) => JSON.parse(body) as unknown);
    expect(parsed.every((body) => typeof body === 'object' && body !== null)).toBe(true);
  });

  it('contain the time of every reading that the vendor carries', () => {
    const text = write(carried)
      .map(({ body }) => body)
      .join('\n');
    const missing = carried.filter((reading) => !timesOf(reading).some((time) => text.includes(time)));
    expect(missing).toEqual([]);
  });

  it('leave values behind that the API accepts', () => {
    const faults = carried.flatMap((reading) => {
      const values = form.stored(reading) ?? {};
      const { values: known } = readingKind(reading.kind);
      return Object.entries(values).filter(([property, value]) => {
        const measured = known[property];
        if (measured?.type !== 'integer' && measured?.type !== 'number') return false;
        return typeof value !== 'number' || value < measured.min || value > measured.max;
      });
    });
    expect(faults).toEqual([]);
  });

  it('name the device or the person if and only if the vendor does', () => {
    const [reading] = carried;
    if (!reading) throw new Error('There is a reading.');
    const text = write([reading])
      .map(({ body }) => body)
      .join('\n');
    const isNamed = { device: count(text, reading.device.replace(/^0+/, '').slice(0, -1)), person: count(text, reading.person) };
    expect([isNamed.device > 0, isNamed.person > 0]).toEqual([form.binding === 'device', form.binding === 'person']);
  });
});

function fewOfEachKind(readings: readonly VendorReading[]): VendorReading[] {
  return READING_KIND_NAMES.flatMap((kind) => readings.filter((reading) => reading.kind === kind).slice(0, 30));
}

/** The forms in which vendors write the time of a reading. */
function timesOf({ instant, deviceTimeZoneOffset }: VendorReading): string[] {
  const local = new Date(instant.getTime() + deviceTimeZoneOffset * 1000).toISOString().slice(0, 19);
  return [String(instant.getTime()), instant.toISOString().slice(0, 19), local, local.replace('T', ' ')];
}

describe('the forms of vendors', () => {
  it('carry every kind of reading but the sleep of phones', () => {
    const kinds = READING_KIND_NAMES.filter((kind) =>
      VENDOR_NAMES.some((name) =>
        sent.some(
          (reading) =>
            reading.kind === kind && VENDOR_FORMS[name].stored(vendorReading(VENDOR_FORMS[name], SEED, reading)) !== null,
        ),
      ),
    );
    expect(kinds).toEqual(READING_KIND_NAMES);
  });

  it('write an offset that no zone has only where the reading does not depend on it', () => {
    const form = VENDOR_FORMS.telli;
    const readings = sent.map((reading) => vendorReading(form, SEED, reading)).filter((reading) => form.stored(reading) !== null);
    const bodies = form
      .write(readings, new SeededRandom(SEED))
      .map(({ body }) => JSON.parse(body) as { readingType: string; tzOffsetMinutes: string });
    const wrong = bodies.filter(({ tzOffsetMinutes }) => tzOffsetMinutes === '-200');
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong.filter(({ readingType }) => readingType.startsWith('SleepingMat'))).toEqual([]);
  });
});

describe('units of vendors', () => {
  it('give the same pounds back after kilograms or grams, as the service rounds them', () => {
    const pounds = Array.from({ length: 4000 }, (_, tenth) => Number((50 + tenth / 10).toFixed(1)));
    const back = (kg: number) => Number((kg / 0.45359237).toFixed(2));
    expect(pounds.filter((value) => back(kilograms(value)) !== value || back(grams(value) / 1000) !== value)).toEqual([]);
  });

  it('give the same mg/dL back after six decimals of mmol/L, and at most one more or less after one decimal', () => {
    const all = Array.from({ length: 591 }, (_, number) => number + 10);
    expect(all.filter((value) => milligramsOf(millimoles(value, 6)) !== value)).toEqual([]);
    expect(all.filter((value) => Math.abs(milligramsOf(millimoles(value, 1)) - value) > 1)).toEqual([]);
  });

  it('convert Fahrenheit to Celsius with two decimals', () => {
    expect(celsius({ temperature: 98.4, temperatureUnit: 'fahrenheit' })).toBe(36.89);
    expect(celsius({ temperature: 36.6, temperatureUnit: 'celsius' })).toBe(36.6);
  });
});
