import {
  clockText,
  drawRanges,
  glucoseFactsOf,
  type GlucoseProfileInput,
  markupOf,
  type ProfileBin,
  profileChartOf,
  profileSentence,
  rangeSharesOf,
  shareName,
  sufficiencyOf,
} from '.';

const AMERICAN = { glucoseUnit: 'mgdl', weightUnit: 'lbs', temperatureUnit: 'fahrenheit' };
const METRIC = { glucoseUnit: 'mmoll', weightUnit: 'kg', temperatureUnit: 'celsius' };

const bin = (minute: number, median: number | null): ProfileBin => ({
  minute,
  readings: median === null ? 0 : 9,
  p5: median === null ? null : median - 40,
  p25: median === null ? null : median - 20,
  p50: median,
  p75: median === null ? null : median + 20,
  p95: median === null ? null : median + 40,
});

const PROFILE: GlucoseProfileInput = {
  readings: 1_234,
  days: 14,
  window: { firstDate: '2026-01-01', lastDate: '2026-01-14' },
  source: 'continuous',
  coverage: 93.6,
  mean: 154,
  cv: 34.25,
  gmi: 7,
  ranges: [
    { from: null, to: 53, readings: 10, percent: 1 },
    { from: 70, to: 180, readings: 900, percent: 74 },
    { from: 251, to: null, readings: 324, percent: 25 },
  ],
  bins: [bin(0, 120), bin(360, null), bin(720, 180), bin(1080, 100)],
  sufficient: { profile: true, gmi: true, ranges: true },
};

const METER: GlucoseProfileInput = {
  ...PROFILE,
  source: 'episodic',
  coverage: null,
  gmi: null,
  readings: 1,
  days: 1,
  sufficient: { profile: false, gmi: false, ranges: false },
};

describe('sufficiencyOf', () => {
  it('describes the amount of data', () => {
    expect(sufficiencyOf(PROFILE)).toBe(
      'From Jan 1, 2026 to Jan 14, 2026: 1,234 readings on 14 days, of a continuous monitor, covering 94 % of the time. This is sufficient.',
    );
  });

  it('names the statistics for which the data does not suffice, and the GMI only for continuous monitors', () => {
    expect(sufficiencyOf(METER)).toBe(
      'From Jan 1, 2026 to Jan 14, 2026: 1 reading on 1 day, of a meter. This is not sufficient for the percentiles and the ranges.',
    );
    expect(sufficiencyOf({ ...PROFILE, sufficient: METER.sufficient })).toMatch(/for the percentiles, the ranges and the GMI\.$/);
  });
});

describe('glucoseFactsOf', () => {
  it('writes the mean in the unit of the organization, the variation and the GMI', () => {
    const facts = [
      { name: 'Mean', text: '154 mg/dL' },
      { name: 'Variation (CV)', text: '34.3 %, goal 36 % or less' },
      { name: 'GMI', text: '7.0 %' },
    ];
    expect(glucoseFactsOf(PROFILE, AMERICAN)).toEqual(facts);
    expect(glucoseFactsOf(PROFILE, METRIC)).toEqual([{ name: 'Mean', text: '8.5 mmol/L' }, ...facts.slice(1)]);
  });

  it('gives the reason if a statistic is missing', () => {
    const texts = (profile: GlucoseProfileInput) => glucoseFactsOf(profile, AMERICAN).map(({ text }) => text);
    expect(texts({ ...METER, mean: null, cv: null })).toEqual(['–', '–', 'Only for continuous monitors']);
    expect(texts({ ...PROFILE, gmi: null })[2]).toBe('Not enough data');
  });
});

describe('rangeSharesOf', () => {
  it('labels each range, and labels an open range by the value that it excludes', () => {
    expect(rangeSharesOf(PROFILE, AMERICAN)).toEqual([
      { label: 'below 54 mg/dL', percent: 1, readings: 10 },
      { label: '70–180 mg/dL', percent: 74, readings: 900 },
      { label: 'above 250 mg/dL', percent: 25, readings: 324 },
    ]);
    expect(rangeSharesOf(PROFILE, METRIC).map(({ label }) => label)).toEqual([
      'below 3.0 mmol/L',
      '3.9–10.0 mmol/L',
      'above 13.9 mmol/L',
    ]);
  });

  it('returns shares of time only for a continuous monitor', () => {
    expect([shareName(PROFILE), shareName(METER)]).toEqual(['Percent of time', 'Percent of readings']);
  });
});

describe('profileSentence', () => {
  it('names the lowest and the highest median with their times of day', () => {
    expect(profileSentence(PROFILE, AMERICAN)).toBe(
      'The median is lowest with 100 mg/dL at 18:00 and highest with 180 mg/dL at 12:00.',
    );
    expect(profileSentence({ ...PROFILE, bins: [bin(0, null)] }, AMERICAN)).toBe('There are no readings.');
  });

  it.each([
    [0, '00:00'],
    [65, '01:05'],
    [1439, '23:59'],
  ])('writes minute %d as %s', (minute, text) => {
    expect(clockText(minute)).toBe(text);
  });
});

describe('profileChartOf', () => {
  const size = { width: 760, height: 260 };
  const pathsOf = (profile: GlucoseProfileInput): Record<string, string> =>
    Object.fromEntries(
      profileChartOf(profile, AMERICAN, size)
        .elements.filter(({ name }) => name === 'path')
        .map(({ attributes }) => [attributes['class'], String(attributes['d'])]),
    );

  it('interrupts the median and the bands at a part of the day without readings', () => {
    const shapes = Object.entries(pathsOf(PROFILE)).map(([name, path]) => [name, path.replaceAll(/[\d. ]+/g, '')]);
    expect(shapes).toEqual([
      ['outer-band', 'MLZMLLLZ'],
      ['inner-band', 'MLZMLLLZ'],
      ['series', 'MML'],
    ]);
  });

  it('draws the median between the bands, with a point in the middle of each part of the day, and the lines of the target', () => {
    const { elements, plot, x } = profileChartOf(PROFILE, AMERICAN, size);
    const [first] = PROFILE.bins;
    expect(first && x(first)).toBe(plot.left + (plot.right - plot.left) / 8);
    const heights = (name: string) => Number(/^M\S+ ([\d.]+)/.exec(pathsOf(PROFILE)[name] ?? '')?.[1]);
    expect(heights('outer-band')).toBeLessThan(heights('inner-band'));
    expect(heights('inner-band')).toBeLessThan(heights('series'));
    const [low, high] = elements
      .filter(({ attributes }) => attributes['class'] === 'limit')
      .map(({ attributes }) => attributes['y1']);
    expect(Number(low)).toBeGreaterThan(Number(high));
  });

  it('draws the axes even if there are no readings', () => {
    expect(pathsOf({ ...PROFILE, bins: [] })).toEqual({ 'outer-band': '', 'inner-band': '', series: '' });
    expect(
      profileChartOf({ ...PROFILE, bins: [] }, AMERICAN, size)
        .elements.map(markupOf)
        .join(''),
    ).toContain('>21:00</text>');
  });
});

describe('drawRanges', () => {
  it('draws one part for each share, next to each other, with its percentage if there is room', () => {
    const { elements, height } = drawRanges(rangeSharesOf(PROFILE, AMERICAN), 400);
    expect([height, elements.map(markupOf)]).toEqual([
      22,
      [
        '<rect class="range range-0" x="0" y="0" width="4" height="22"></rect>',
        '<rect class="range range-1" x="4" y="0" width="296" height="22"></rect>',
        '<text class="range-text" x="152" y="15" text-anchor="middle">74 %</text>',
        '<rect class="range range-2" x="300" y="0" width="100" height="22"></rect>',
        '<text class="range-text" x="350" y="15" text-anchor="middle">25 %</text>',
      ],
    ]);
  });

  it('draws nothing for a share that is zero or not known', () => {
    const shares = [0, null].map((percent) => ({ label: '', percent, readings: 0 }));
    expect(drawRanges(shares, 400).elements).toEqual([]);
  });
});
