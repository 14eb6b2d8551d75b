import { type Chart, labelledTicks, TICKS } from './chart';
import { dateText } from './date/date-text';
import { type LegendEntry } from './drawing/legend';
import { linearScale, niceTicks } from './drawing/scale';
import { svg, type SvgElement } from './drawing/svg';
import { drawAxes } from './trend-drawing';
import { displayOf, type DisplayUnit, type UnitPreferences } from './units';

/** Percentiles of the readings in one part of the local day, in mg/dL; null without readings. */
export interface ProfileBin {
  /** Beginning of this part of the day, in minutes after midnight. */
  minute: number;
  readings: number;
  p5: number | null;
  p25: number | null;
  p50: number | null;
  p75: number | null;
  p95: number | null;
}

/** The glucose profile of a patient, as the API returns it. Values are in mg/dL. */
export interface GlucoseProfileInput {
  readings: number;
  days: number;
  window: { firstDate: string; lastDate: string };
  /** `continuous` or `episodic`. */
  source: string;
  coverage: number | null;
  mean: number | null;
  cv: number | null;
  gmi: number | null;
  ranges: readonly { from: number | null; to: number | null; readings: number; percent: number | null }[];
  bins: readonly ProfileBin[];
  sufficient: { profile: boolean; gmi: boolean; ranges: boolean };
}

/** A statistic with the data or the formula that it is based on. */
export interface GlucoseFact {
  name: string;
  text: string;
}

const DAY_MINUTES = 1440;
const TARGET = [70, 180] as const;
const MARGIN = { left: 44, right: 12, top: 10, bottom: 26 };

const glucoseUnit = (units: UnitPreferences) => displayOf('mgdl', units);

/** Describes the amount of data, and the statistics for which it suffices. The statistics are shown after this sentence. */
export function sufficiencyOf({ readings, days, source, coverage, window, sufficient }: GlucoseProfileInput): string {
  const { firstDate, lastDate } = window;
  const count = `${readings.toLocaleString('en-US')} ${readings === 1 ? 'reading' : 'readings'}`;
  const kind =
    source === 'continuous' ? `of a continuous monitor, covering ${Math.round(coverage ?? 0)} % of the time` : 'of a meter';
  const lacking = [
    ...(sufficient.profile ? [] : ['the percentiles']),
    ...(sufficient.ranges ? [] : ['the ranges']),
    ...(sufficient.gmi || source !== 'continuous' ? [] : ['the GMI']),
  ];
  const verdict = lacking.length === 0 ? 'This is sufficient.' : `This is not sufficient for ${listText(lacking)}.`;
  return `From ${dateText(firstDate)} to ${dateText(lastDate)}: ${count} on ${days} ${days === 1 ? 'day' : 'days'}, ${kind}. ${verdict}`;
}

const listText = (texts: readonly string[]) => texts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** The statistics of a profile. */
export function glucoseFactsOf(profile: GlucoseProfileInput, units: UnitPreferences): GlucoseFact[] {
  const { name, digits, convert } = glucoseUnit(units);
  const { mean, cv, gmi, source } = profile;
  return [
    { name: 'Mean', text: mean === null ? '–' : `${convert(mean).toFixed(digits)} ${name}` },
    { name: 'Variation (CV)', text: cv === null ? '–' : `${cv.toFixed(1)} %, goal 36 % or less` },
    {
      name: 'GMI',
      text: gmi !== null ? `${gmi.toFixed(1)} %` : source === 'continuous' ? 'Not enough data' : 'Only for continuous monitors',
    },
  ];
}

/** A range of values with its share. */
export interface RangeShare {
  /** Text of the range, such as `70–180 mg/dL`. */
  label: string;
  percent: number | null;
  readings: number;
}

/**
 * Says whether the ranges have shares of time or of readings. Readings of finger sticks only have shares of readings, because the values between them
 * are unknown.
 */
export const shareName = ({ source }: GlucoseProfileInput) =>
  source === 'continuous' ? 'Percent of time' : 'Percent of readings';

/** The shares of the ranges, lowest first. */
export function rangeSharesOf({ ranges }: GlucoseProfileInput, units: UnitPreferences): RangeShare[] {
  const { name, digits, convert } = glucoseUnit(units);
  const shown = (value: number) => convert(value).toFixed(digits);
  return ranges.map(({ from, to, percent, readings }) => {
    const label =
      from === null ? `below ${shown((to ?? 0) + 1)}` : to === null ? `above ${shown(from - 1)}` : `${shown(from)}–${shown(to)}`;
    return { label: `${label} ${name}`, percent, readings };
  });
}

/** The sentence for people who do not see the chart of a profile. */
export function profileSentence({ bins }: GlucoseProfileInput, units: UnitPreferences): string {
  const { name, digits, convert } = glucoseUnit(units);
  const medians = bins.flatMap(({ minute, p50 }) => (p50 === null ? [] : [{ minute, p50 }]));
  const [first, ...others] = medians;
  if (!first) return 'There are no readings.';
  const lowest = others.reduce((one, other) => (other.p50 < one.p50 ? other : one), first);
  const highest = others.reduce((one, other) => (other.p50 > one.p50 ? other : one), first);
  const text = ({ minute, p50 }: typeof first) => `${convert(p50).toFixed(digits)} ${name} at ${clockText(minute)}`;
  return `The median is lowest with ${text(lowest)} and highest with ${text(highest)}.`;
}

/** Returns a time of day such as `08:30`. */
export const clockText = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** A chart of glucose by time of day. */
export interface ProfileChart {
  elements: SvgElement[];
  plot: Chart['plot'];
  display: DisplayUnit;
  /** Returns the middle of a part of the day. */
  x: (bin: ProfileBin) => number;
}

/** Explains the line and the bands of the glucose chart. */
export function profileLegend(units: UnitPreferences): LegendEntry[] {
  const { convert, digits, name } = glucoseUnit(units);
  return [
    { mark: 'median', text: 'Median' },
    { mark: 'innerBand', text: 'Middle 50 %' },
    { mark: 'outerBand', text: 'Middle 90 %' },
    { mark: 'limit', text: `Target ${TARGET.map((value) => convert(value).toFixed(digits)).join(' to ')} ${name}` },
  ];
}

/**
 * Lays out glucose by time of day: the median, a band with the middle half of the readings, and a band with nine tenths of them. Parts of the day
 * without readings interrupt the lines and bands.
 */
export function profileChartOf(
  { bins }: GlucoseProfileInput,
  units: UnitPreferences,
  { width, height }: { width: number; height: number },
): ProfileChart {
  const display = glucoseUnit(units);
  const plot = { left: MARGIN.left, top: MARGIN.top, right: width - MARGIN.right, bottom: height - MARGIN.bottom };
  const values = [...bins.flatMap(({ p5, p95 }) => [p5, p95]), ...TARGET].flatMap((value) =>
    value === null ? [] : [display.convert(value)],
  );
  const ticks = niceTicks(Math.min(...values), Math.max(...values), TICKS);
  const binMinutes = DAY_MINUTES / Math.max(bins.length, 1);
  const scaleX = linearScale([0, DAY_MINUTES], [plot.left, plot.right]);
  const y = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  const x = ({ minute }: ProfileBin) => scaleX(minute + binMinutes / 2);
  const place = (bin: ProfileBin, value: number | null) => `${x(bin).toFixed(1)} ${y(display.convert(value ?? 0)).toFixed(1)}`;
  const runs = runsOf(bins);
  const band = (low: 'p5' | 'p25', high: 'p75' | 'p95') =>
    runs
      .map((run) => {
        const there = run.map((bin) => place(bin, bin[high]));
        const back = run.toReversed().map((bin) => place(bin, bin[low]));
        return `M${[...there, ...back].join('L')}Z`;
      })
      .join('');
  const line = runs.map((run) => `M${run.map((bin) => place(bin, bin.p50)).join('L')}`).join('');
  const axes = {
    plot,
    valueTicks: labelledTicks(ticks, y),
    timeTicks: [0, 180, 360, 540, 720, 900, 1080, 1260].map((minute) => ({
      at: minute,
      x: scaleX(minute),
      label: clockText(minute),
    })),
  };
  const [low, high] = TARGET.map(display.convert);
  return {
    elements: [
      svg('path', { class: 'outer-band', d: band('p5', 'p95') }),
      svg('path', { class: 'inner-band', d: band('p25', 'p75') }),
      ...drawAxes(axes, display.digits),
      ...[low, high].map((value) =>
        svg('line', { class: 'limit', x1: plot.left, x2: plot.right, y1: y(value ?? 0), y2: y(value ?? 0) }),
      ),
      svg('path', { class: 'series', d: line }),
    ],
    plot,
    display,
    x,
  };
}

/** Returns the sequences of consecutive parts of the day with readings. */
function runsOf(bins: readonly ProfileBin[]): ProfileBin[][] {
  const runs: ProfileBin[][] = [];
  let isOpen = false;
  for (const bin of bins) {
    if (bin.p50 === null) isOpen = false;
    else if (isOpen) runs.at(-1)?.push(bin);
    else {
      runs.push([bin]);
      isOpen = true;
    }
  }
  return runs;
}

const BAR_HEIGHT = 22;

/** Draws the shares of the ranges as one bar, lowest on the left. Each part has its percentage if there is room. */
export function drawRanges(shares: readonly RangeShare[], width: number): { elements: SvgElement[]; height: number } {
  let left = 0;
  const elements = shares.flatMap(({ percent }, index) => {
    const part = (width * (percent ?? 0)) / 100;
    const x = left;
    left += part;
    if (part === 0) return [];
    const rect = svg('rect', { class: `range range-${index}`, x, y: 0, width: part, height: BAR_HEIGHT });
    const text = svg(
      'text',
      { class: 'range-text', x: x + part / 2, y: 15, 'text-anchor': 'middle' },
      `${Math.round(percent ?? 0)} %`,
    );
    return part > 40 ? [rect, text] : [rect];
  });
  return { elements, height: BAR_HEIGHT };
}
