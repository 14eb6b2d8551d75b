import {
  changeOverWeek,
  drawTrend,
  HOUR_MILLISECONDS,
  markupOf,
  READING_KINDS,
  type ReadingKind,
  readingsOf,
  reportMarkup,
  reportOf,
  timeZoneText,
  trendOf,
} from '.';

const AMERICAN = { glucoseUnit: 'mgdl', weightUnit: 'lbs', temperatureUnit: 'fahrenheit' };
const METRIC = { glucoseUnit: 'mmoll', weightUnit: 'kg', temperatureUnit: 'celsius' };
const START = Date.UTC(2026, 0, 1);
const DAY = 24 * HOUR_MILLISECONDS;

const kind = (name: string): ReadingKind => {
  const found = READING_KINDS.find((one) => one.apiKind === name);
  if (!found) throw new Error(`There is no kind ${name}.`);
  return found;
};

/** Returns readings of a kind, one per day, with the given values of each property. */
const daily = (name: string, values: Record<string, readonly (number | string | null)[]>, marks: readonly number[] = []) => {
  const count = Object.values(values)[0]?.length ?? 0;
  const days = Array.from({ length: count }, (_, day) => day);
  const timestamps = days.map((day) => new Date(START + day * DAY).toISOString());
  return readingsOf(kind(name), { ids: days.map((day) => day + 1), timestamps, values, marks });
};

const trend = (name: string, values: Parameters<typeof daily>[1], units = AMERICAN) =>
  trendOf({
    kind: kind(name),
    readings: daily(name, values),
    units,
    periodName: '14 days',
    period: { start: START, end: START + 14 * DAY },
    timeZone: 'UTC',
    width: 760,
    height: 260,
  });

describe('readingsOf', () => {
  it('returns the measured values with their units, and texts for the marks of each reading', () => {
    const pulse = { name: 'Heart rate', value: null, unit: 'bpm' };
    expect(daily('bloodPressure', { systolic: [120, 130], diastolic: [80, null] }, [1 + 2, 4 + 8 + 16 + 32 + 64])).toEqual([
      {
        id: 1,
        readingTimestamp: '2026-01-01T00:00:00.000Z',
        manual: true,
        measures: [{ name: 'Systolic', value: 120, unit: 'mmHg' }, { name: 'Diastolic', value: 80, unit: 'mmHg' }, pulse],
        remarks: ['received late'],
      },
      {
        id: 2,
        readingTimestamp: '2026-01-02T00:00:00.000Z',
        manual: false,
        measures: [{ name: 'Systolic', value: 130, unit: 'mmHg' }, { name: 'Diastolic', value: null, unit: 'mmHg' }, pulse],
        remarks: [
          ...['corrected', 'before a meal', 'after a meal'],
          ...['LO: below the range of the device', 'HI: above the range of the device'],
        ],
      },
    ]);
  });
});

describe('trendOf', () => {
  it('marks values outside of the target: above or below a range, at or above the limit of a blood pressure', () => {
    const marked = (name: string, values: Parameters<typeof daily>[1], units = AMERICAN) => {
      const { chart, values: shown, legend } = trend(name, values, units);
      const drawn = chart.series.map(({ outside: { above, below } }) => [above.length, below.length]);
      return { drawn, shown: shown.map(({ outside }) => outside), legend };
    };
    expect(marked('bloodGlucose', { glucose: [69, 70, 180, 181] }, METRIC)).toEqual({
      drawn: [[1, 1]],
      shown: ['below', null, null, 'above'],
      legend: [
        { mark: 'line', text: 'Glucose' },
        { mark: 'band', text: 'Target 3.9 to 10.0 mmol/L' },
        { mark: 'outside', text: 'Outside of the target' },
      ],
    });
    expect(marked('bloodPressure', { systolic: [129, 130, 129], diastolic: [79, 79, 80] })).toEqual({
      drawn: [
        [1, 0],
        [1, 0],
      ],
      shown: [null, 'above', 'above'],
      legend: [
        { mark: 'line', text: 'Systolic' },
        { mark: 'secondLine', text: 'Diastolic' },
        { mark: 'limit', text: 'Targets below 130/80 mmHg' },
        { mark: 'outside', text: 'Outside of the target' },
      ],
    });
    expect(marked('weight', { weight: [180] })).toEqual({ drawn: [[0, 0]], shown: [null], legend: [] });
  });

  it('marks each low and high value of a series with too many readings for dots', () => {
    const glucose = Array.from({ length: 5_000 }, (_, at) => (at % 500 === 0 ? 60 : 120));
    const timestamps = glucose.map((_, at) => new Date(START + at * 240_000).toISOString());
    const readings = readingsOf(kind('bloodGlucose'), { ids: glucose, timestamps, values: { glucose }, marks: [] });
    const period = { start: START, end: START + 14 * DAY };
    const input = { kind: kind('bloodGlucose'), readings, units: AMERICAN, periodName: '14 days', period, timeZone: 'UTC' };
    const [series] = trendOf({ ...input, width: 760, height: 260 }).chart.series;
    expect([series?.points.length, series?.outside.above.length, series?.outside.below.length]).toEqual([0, 0, 10]);
  });

  it('shows glucose in the unit of the organization, with the target', () => {
    const { sentences, values, display } = trend('bloodGlucose', { glucose: [90, 180] }, METRIC);
    expect(sentences).toEqual([
      'Glucose: 2 readings in 14 days, from 5.0 to 10.0 mmol/L, median 7.5 mmol/L.',
      'The band is the target from 3.9 to 10.0 mmol/L.',
    ]);
    expect([display.name, values.map(({ values: [value] }) => value?.toFixed(1))]).toEqual(['mmol/L', ['5.0', '10.0']]);
  });

  it('draws a blood pressure as a pair, without readings that lack a value of the pair', () => {
    const { chart, values, sentences } = trend('bloodPressure', { systolic: [120, 140], diastolic: [80, null] });
    expect([chart.series.length, values.map((one) => one.values)]).toEqual([2, [[120, 80]]]);
    expect(sentences).toEqual([
      'Systolic: 1 reading in 14 days, from 120 to 120 mmHg, median 120 mmHg.',
      'Diastolic: 1 reading in 14 days, from 80 to 80 mmHg, median 80 mmHg.',
      'The dashed lines are the targets below 130/80 mmHg.',
    ]);
  });

  it.each([
    [[150, 150, 150, 150, 150, 150, 150, 148.04], 'by −2.0 lb.'],
    [[150, 150, 150, 150, 150, 150, 150, 151.5], 'by +1.5 lb.'],
    [[150, 150, 150, 150, 150, 150, 150, 150.01], 'equals that of a week before.'],
  ])('states how the weights %j have changed over a week', (weight, end) => {
    expect(trend('weight', { weight }).sentences[1]).toMatch(new RegExp(`^The last value .*${end.replaceAll(/[.+]/g, '\\$&')}$`));
  });

  it('converts each temperature from its own unit', () => {
    const { values } = trend('temperature', { temperature: [98.6, 37], temperatureUnit: ['fahrenheit', 'celsius'] });
    expect(values.map(({ values: [value] }) => value?.toFixed(1))).toEqual(['98.6', '98.6']);
  });
});

describe('changeOverWeek', () => {
  const points = (...hours: number[]) => hours.map((hour) => ({ at: hour * HOUR_MILLISECONDS, value: hour }));

  it.each([
    [points(), null],
    [points(0, 167), null],
    [points(0, 168), 168],
    [points(0, 100, 101, 268), 168],
  ])('returns for the values %j the change %j', (given, change) => {
    expect(changeOverWeek(given)).toBe(change);
  });
});

describe('drawTrend', () => {
  it('draws the target, the axes, the limits, and two series that can be told apart without colours', () => {
    const count = (text: string, part: string) => text.split(part).length - 1;
    const glucose = drawTrend(trend('bloodGlucose', { glucose: [90, 180] }).chart, 0)
      .map(markupOf)
      .join('');
    expect([count(glucose, 'class="band"'), count(glucose, '<circle'), count(glucose, 'class="limit"')]).toEqual([1, 2, 0]);
    const pressure = drawTrend(trend('bloodPressure', { systolic: [120], diastolic: [80] }).chart, 0)
      .map(markupOf)
      .join('');
    expect([count(pressure, 'class="band"'), count(pressure, '<circle'), count(pressure, 'class="limit"')]).toEqual([0, 1, 2]);
    expect([count(pressure, 'class="series second"'), count(pressure, 'class="point second-point"')]).toEqual([1, 1]);
    expect(pressure).toContain('>Jan 2</text>');
  });
});

describe('timeZoneText', () => {
  it.each([
    ['address', 'Europe/Berlin (the zone of the address)'],
    ['unknown', 'Europe/Berlin (zone unknown)'],
    ['moon', 'Europe/Berlin'],
  ])('names the source %s', (timeZoneSource, text) => {
    expect(timeZoneText({ timeZone: 'Europe/Berlin', timeZoneSource })).toBe(text);
  });
});

describe('reportOf', () => {
  const profile = {
    ...{ readings: 0, days: 0, source: 'episodic', coverage: null, mean: null, cv: null, gmi: null, ranges: [], bins: [] },
    window: { firstDate: '2026-01-01', lastDate: '2026-01-14' },
    sufficient: { profile: false, gmi: false, ranges: false },
  };
  const input = {
    clinic: 'North & Clinic',
    patient: {
      firstName: 'Testina',
      lastName: '<Sampleton>',
      dateOfBirth: '1970-01-31',
      externalIdentifier: 'MRN-1',
      sex: 'female',
    },
    zone: { timeZone: 'UTC', timeZoneSource: 'unknown' },
    window: {
      ...profile.window,
      startTimestamp: new Date(START).toISOString(),
      endTimestamp: new Date(START + 14 * DAY).toISOString(),
    },
    profile,
    series: [
      { kind: kind('weight'), readings: daily('weight', { weight: [150] }) },
      { kind: kind('heartRate'), readings: [] },
      { kind: kind('bloodGlucose'), readings: daily('bloodGlucose', { glucose: [90] }) },
    ],
    units: AMERICAN,
    printed: { at: '2026-01-15 08:00', by: 'A & B', version: '1.0' },
  };

  it('returns a section for each kind with readings, and shows glucose by time of day', () => {
    expect(reportOf(input)).toMatchObject({
      title: 'Report of home measurements of Testina <Sampleton>',
      facts: [
        { name: 'Clinic', text: 'North & Clinic' },
        { name: 'Born', text: 'Jan 31, 1970' },
        { name: 'MRN', text: 'MRN-1' },
        { name: 'Sex', text: 'Female' },
        { name: 'Period', text: 'Jan 1, 2026 to Jan 14, 2026' },
        { name: 'Times', text: 'UTC (zone unknown)' },
      ],
      footer: 'Printed 2026-01-15 08:00 by A & B. RPM 1.0. Percentages are rounded so that they add up to 100.',
    });
    const titles = (readings: number) =>
      reportOf({ ...input, profile: { ...profile, readings } }).sections.map(({ title }) => title);
    expect([titles(0), titles(1)]).toEqual([['Weight'], ['Glucose by time of day', 'Weight']]);
  });

  it('returns a report that can be written as a file without scripts, in which every text is escaped', () => {
    const file = reportMarkup(reportOf(input));
    expect(file).toContain('<h1>Report of home measurements of Testina &lt;Sampleton&gt;</h1>');
    expect(file).toContain('by A &amp; B.');
    expect(file).toContain(`<p>Weight: 1 reading in 14 days, from 150.0 to 150.0 lb, median 150.0 lb.</p>`);
    expect([file.includes('<script'), file.includes('<Sampleton>')]).toEqual([false, false]);
    expect(reportMarkup(reportOf({ ...input, series: [] }))).toContain('There are no readings in this period.');
  });
});
