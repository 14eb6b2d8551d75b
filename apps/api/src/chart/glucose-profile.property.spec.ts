import { GLUCOSE_RANGES } from '@rpm/domain';
import { propertyRuns } from '@rpm/embedded-postgres/testing';
import fc from 'fast-check';
import { TestApi } from '../testing/test-api';

const ZONES = ['America/Los_Angeles', 'America/St_Johns', 'Asia/Kolkata', 'Pacific/Kiritimati', 'UTC'];
const MINUTE_MS = 60_000;
/** First day of the readings. In many time zones, clocks change within the days that follow. */
const START = Date.UTC(2026, 2, 1);

const readings = fc.uniqueArray(
  fc.record({ at: fc.integer({ min: 0, max: 16 * 1440 }), glucose: fc.integer({ min: 10, max: 500 }) }),
  { selector: ({ at }) => at, minLength: 1, maxLength: 60 },
);

describe('a glucose profile', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  it('equals a plain computation from the readings, and its percentages add up to 100', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...ZONES), readings, async (zone, given) => {
      const patient = await api.factory.patient({ timeZone: zone, localTimeZone: zone });
      await api.database.dataSource.query(
        `insert into blood_glucose_reading (organization_id, patient_id, reading_timestamp, glucose, manual)
         select $1, $2, t, g, false from unnest($3::timestamptz[], $4::integer[]) r (t, g)`,
        [
          api.factory.organizationId,
          patient.id,
          given.map(({ at }) => new Date(START + at * MINUTE_MS)),
          given.map(({ glucose }) => glucose),
        ],
      );
      const { json } = await api.get(`/api/v3/patient/${patient.id}/glucose-profile?days=12&endDate=2026-03-13`);
      const profile = json as Record<'readings' | 'days' | 'mean' | 'sd' | 'cv', number | null> & {
        ranges: { readings: number; percent: number }[];
        bins: Record<string, number | null>[];
      };
      const shown = given
        .map(({ at, glucose }) => ({ glucose, ...localTime(START + at * MINUTE_MS, zone) }))
        .filter(({ date }) => date >= '2026-03-02' && date <= '2026-03-13');
      const values = shown.map(({ glucose }) => glucose);
      expect([profile.readings, profile.days]).toEqual([values.length, new Set(shown.map(({ date }) => date)).size]);
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
      const sd = Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
      expectNear(profile.mean, values.length > 0 ? mean : null);
      expectNear(profile.sd, values.length > 1 ? sd : null);
      expectNear(profile.cv, values.length > 1 ? (100 * sd) / mean : null);
      for (const [at, { from, to }] of GLUCOSE_RANGES.entries()) {
        const count = values.filter((value) => value >= (from ?? 0) && value <= (to ?? Infinity)).length;
        expect(profile.ranges[at]?.readings).toBe(count);
        // Each percentage is rounded up or down to a tenth, so that all percentages add up to 100.
        if (values.length > 0)
          expect(Math.abs((profile.ranges[at]?.percent ?? 0) - (100 * count) / values.length)).toBeLessThan(0.1001);
      }
      const tenths = profile.ranges.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0);
      expect(tenths).toBe(values.length > 0 ? 1000 : 0);
      for (const bin of profile.bins) {
        const inBin = shown.filter(({ minute }) => Math.floor(minute / 30) * 30 === bin['minute']).map(({ glucose }) => glucose);
        expect(bin['readings']).toBe(inBin.length);
        for (const percent of [5, 25, 50, 75, 95]) expectNear(bin[`p${percent}`], percentile(inBin, percent));
      }
    });
    await fc.assert(property, { numRuns: propertyRuns(15) });
  });
});

/** Returns the local date in a time zone, and the minute of the day. */
function localTime(instant: number, timeZone: string) {
  const text = new Date(instant).toLocaleString('sv-SE', { timeZone });
  return { date: text.slice(0, 10), minute: Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16)) };
}

/** Returns the percentile with linear interpolation between the two nearest values. */
function percentile(values: readonly number[], percent: number): number | null {
  const sorted = [...values].sort((one, other) => one - other);
  const place = ((sorted.length - 1) * percent) / 100;
  const [low, high] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place));
}

/** Asserts that `found` is `expected`, rounded to a tenth. */
function expectNear(found: number | null | undefined, expected: number | null): void {
  if (expected === null) expect(found).toBeNull();
  else expect(Math.abs((found ?? NaN) - expected)).toBeLessThan(0.0501);
}
