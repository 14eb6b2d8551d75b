import fc from 'fast-check';
import { chartOf, displayOf, lastDays, localMidnights, niceTicks, summaryOf, thin } from '.';

const ZONES = Intl.supportedValuesOf('timeZone');
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Runs of the tests with time zones. They are few, because the dates of a time zone are slow to calculate and every run uses another zone. */
const FEW = { numRuns: 20 };

const pointsOf = fc.array(
  fc.record({ x: fc.double({ min: 0, max: 800, noNaN: true }), y: fc.double({ min: -500, max: 500, noNaN: true }) }),
  {
    maxLength: 300,
  },
);

describe('niceTicks', () => {
  it('returns increasing round values around the range', () => {
    const number = fc.double({ min: -1e6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(number, number, fc.integer({ min: 2, max: 10 }), (one, other, count) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const ticks = niceTicks(from, to, count);
        const tolerance = Math.max(1, Math.abs(from), Math.abs(to)) * 1e-9;
        expect(ticks.length).toBeGreaterThanOrEqual(2);
        expect(ticks.length).toBeLessThanOrEqual(2 * count + 2);
        expect(ticks[0]).toBeLessThanOrEqual(from + tolerance);
        expect(ticks.at(-1)).toBeGreaterThanOrEqual(to - tolerance);
        expect(ticks.every((tick, index) => index === 0 || tick > (ticks[index - 1] ?? 0))).toBe(true);
      }),
    );
  });

  it('returns decimals without floating-point errors', () => {
    expect(niceTicks(0.1, 0.5, 4)).toEqual([0.1, 0.2, 0.3, 0.4, 0.5]);
    expect(niceTicks(106, 212, 5)).toEqual([100, 150, 200, 250]);
  });
});

describe('localMidnights', () => {
  it('returns the first instant of every local day, in every time zone', () => {
    const start = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2027, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), start, fc.integer({ min: 1, max: 10 }), (timeZone, from, days) => {
        const end = from + days * DAY;
        const midnights = localMidnights(from, end, timeZone);
        const format = new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short' });
        for (const [index, at] of midnights.entries()) {
          expect(format.format(at)).not.toBe(format.format(at - 1));
          expect(at).toBeGreaterThan(midnights[index - 1] ?? from - 1);
        }
        const dates = new Set([from, ...midnights].map((at) => format.format(at)));
        for (let at = from; at <= end; at += 6 * HOUR) expect(dates).toContain(format.format(at));
      }),
      FEW,
    );
  });

  it('returns the midnights that delimit the last days, including the current day', () => {
    const instants = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2027, 0) });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), instants, fc.constantFrom(1, 14, 30, 90), (timeZone, now, days) => {
        const { start, end } = lastDays(days, now, timeZone);
        expect(start).toBeLessThanOrEqual(now);
        expect(end).toBeGreaterThan(now);
        expect([start, ...localMidnights(start, end, timeZone)]).toHaveLength(days + 1);
        expect(localMidnights(start - 1, end, timeZone)[0]).toBe(start);
        expect(localMidnights(start, end, timeZone).at(-1)).toBe(end);
      }),
      FEW,
    );
  });

  it('finds days of 23 and 25 hours', () => {
    const hoursOf = (start: string, end: string) => {
      const midnights = localMidnights(Date.parse(start), Date.parse(end), 'America/New_York');
      return midnights.slice(1).map((at, index) => (at - (midnights[index] ?? 0)) / HOUR);
    };
    expect(hoursOf('2026-03-07T00:00:00Z', '2026-03-10T12:00:00Z')).toEqual([24, 23, 24]);
    expect(hoursOf('2026-10-31T00:00:00Z', '2026-11-03T12:00:00Z')).toEqual([24, 25, 24]);
  });
});

describe('thin', () => {
  it('keeps the smallest and the largest value of every column, and at most four points of each', () => {
    fc.assert(
      fc.property(pointsOf, fc.integer({ min: 1, max: 50 }), (unsorted, width) => {
        const points = unsorted.toSorted((left, right) => left.x - right.x);
        const kept = thin(points, width);
        const extremes = (all: typeof points) => [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))];
        for (let column = 0; column * width <= 800; column++) {
          const [all, shown] = [points, kept].map((some) => some.filter(({ x }) => Math.floor(x / width) === column));
          expect(extremes(shown ?? [])).toEqual(extremes(all ?? []));
          expect(shown?.length).toBeLessThanOrEqual(4);
        }
      }),
    );
  });

  it('returns only points of the series, in their order', () => {
    fc.assert(
      fc.property(pointsOf, (unsorted) => {
        const points = unsorted.toSorted((left, right) => left.x - right.x);
        const indexes = thin(points, 10).map((point) => points.indexOf(point));
        expect(indexes).toEqual(indexes.toSorted((left, right) => left - right));
        expect(indexes).not.toContain(-1);
      }),
    );
  });
});

describe('chartOf', () => {
  const size = { width: 760, height: 260, maxGap: 36 * HOUR };
  const start = Date.UTC(2026, 0, 1);
  const at = (hours: number) => start + hours * HOUR;
  const chart = (values: readonly (readonly [hours: number, value: number])[], days = 14) =>
    chartOf({
      series: [values.map(([hours, value]) => ({ at: at(hours), value }))],
      start,
      end: start + days * DAY,
      timeZone: 'UTC',
      target: [70, 180],
      ...size,
    });

  it('interrupts the line if there is no value for longer than the maximum gap', () => {
    const [drawn] = chart([
      [1, 100],
      [2, 110],
      [50, 120],
      [60, 90],
    ]).series;
    expect(drawn?.path.replaceAll(/[\d. ]+/g, '')).toBe('MLML');
    expect(drawn?.points).toHaveLength(4);
  });

  it('draws every value within the plot, with the target', () => {
    const { series, plot, target } = chart([
      [0, 40],
      [336, 400],
    ]);
    for (const { x, y } of series[0]?.points ?? []) {
      expect([x >= plot.left, x <= plot.right, y >= plot.top, y <= plot.bottom]).toEqual([true, true, true, true]);
    }
    expect(target && target.top < target.bottom).toBe(true);
  });

  it('draws 26,000 readings of 90 days with at most four points per unit of width, and still shows the lowest one', () => {
    const values = Array.from({ length: 26_000 }, (_, index): [number, number] => [
      index / 12,
      index === 12_345 ? 41 : 120 + (index % 50),
    ]);
    const { series, y } = chart(values, 90);
    const count = series[0]?.path.match(/[ML]/g)?.length ?? 0;
    expect(count).toBeLessThanOrEqual(4 * 760);
    expect(series[0]?.path).toContain(` ${y(41).toFixed(1)}`);
    expect(series[0]?.points).toEqual([]);
  });

  it('labels as many days as there is room for, and draws an empty series', () => {
    const labels = chart([]).timeTicks.map(({ label }) => label);
    expect(labels.slice(0, 3)).toEqual(['Jan 2', 'Jan 4', 'Jan 6']);
    expect(chart([]).series).toEqual([{ path: '', points: [], outside: { above: [], below: [] } }]);
  });
});

describe('summaryOf', () => {
  it('describes the values in a sentence', () => {
    const options = { unit: 'mg/dL', digits: 0, period: '14 days' };
    expect(summaryOf('Glucose', [130, 90, 110, 101], options)).toBe(
      'Glucose: 4 readings in 14 days, from 90 to 130 mg/dL, median 106 mg/dL.',
    );
    expect(summaryOf('Glucose', [99], options)).toBe('Glucose: 1 reading in 14 days, from 99 to 99 mg/dL, median 99 mg/dL.');
    expect(summaryOf('Glucose', [], options)).toBe('Glucose: no readings in 14 days.');
  });
});

describe('displayOf', () => {
  const american = { glucoseUnit: 'mgdl', weightUnit: 'lbs', temperatureUnit: 'fahrenheit' };
  const metric = { glucoseUnit: 'mmoll', weightUnit: 'kg', temperatureUnit: 'celsius' };
  const shown = (value: number, unit: string, units: typeof metric) => {
    const { convert, digits, name } = displayOf(unit, units);
    return `${convert(value).toFixed(digits)} ${name}`;
  };

  it.each([
    ['mgdl', 180, '180 mg/dL', '10.0 mmol/L'],
    ['lbs', 181.5, '181.5 lb', '82.3 kg'],
    ['fahrenheit', 98.6, '98.6 °F', '37.0 °C'],
    ['celsius', 37, '98.6 °F', '37.0 °C'],
    ['mmHg', 120, '120 mmHg', '120 mmHg'],
    ['spO2', 97, '97 %', '97 %'],
  ])('shows %s in the units of the organization', (unit, value, inAmerica, inEurope) => {
    expect([shown(value, unit, american), shown(value, unit, metric)]).toEqual([inAmerica, inEurope]);
  });
});
