import { HOUR_MILLISECONDS } from './date/durations';
import { type Chart, chartOf } from './chart';
import { type Reading, type ReadingKind } from './reading-kinds';
import { changeOverWeek, summaryOf } from './summary';
import { displayOf, type DisplayUnit, type UnitPreferences } from './units';

/** Maximum time between two readings that a line connects. */
const MAX_GAP_MILLISECONDS = 36 * HOUR_MILLISECONDS;

/** A reading as a point on the chart, in the shown unit. */
export interface TrendValue {
  /** Id of the reading. */
  id: number;
  at: number;
  /** The values of the drawn series: one, or the pair of a blood pressure. */
  values: number[];
  manual: boolean;
}

export interface TrendInput {
  kind: ReadingKind;
  /** Readings, oldest first. */
  readings: readonly Reading[];
  units: UnitPreferences;
  /** Name of the period, such as `14 days`, which appears after the word "in". */
  periodName: string;
  period: { start: number; end: number };
  timeZone: string;
  width: number;
  height: number;
}

/** The readings of one kind over time: the chart, sentences that describe it, and its values. */
export interface Trend {
  chart: Chart;
  values: readonly TrendValue[];
  display: DisplayUnit;
  sentences: string[];
}

/** Lays out the readings of one kind over time. */
export function trendOf({ kind, readings, units, periodName, period, timeZone, width, height }: TrendInput): Trend {
  const pair = kind.limits?.length ?? 1;
  const display = displayOf(readings[0]?.measures[0]?.unit ?? '', units);
  const values = valuesOf(readings, pair, units);
  const chart = chartOf({
    series: Array.from({ length: pair }, (_, index) => values.map(({ at, values: all }) => ({ at, value: all[index] ?? 0 }))),
    ...period,
    timeZone,
    target: kind.target && [display.convert(kind.target[0]), display.convert(kind.target[1])],
    limits: kind.limits?.map(display.convert),
    width,
    height,
    maxGap: MAX_GAP_MILLISECONDS,
  });
  return { chart, values, display, sentences: sentencesOf(kind, values, display, periodName) };
}

function valuesOf(readings: readonly Reading[], pair: number, units: UnitPreferences): TrendValue[] {
  return readings.flatMap(({ id, readingTimestamp, measures, manual }) => {
    const all = measures.slice(0, pair);
    if (all.some(({ value }) => value === null)) return [];
    // Each temperature has its own unit in the API.
    const values = all.map(({ value, unit }) => displayOf(unit, units).convert(value ?? 0));
    return [{ id, at: Date.parse(readingTimestamp), values, manual }];
  });
}

function sentencesOf(kind: ReadingKind, values: readonly TrendValue[], display: DisplayUnit, period: string): string[] {
  const { digits, name: unit, convert } = display;
  const summaries = Array.from({ length: kind.limits?.length ?? 1 }, (_, index) =>
    summaryOf(
      kind.measures[index]?.name ?? kind.title,
      values.map(({ values: all }) => all[index] ?? 0),
      { unit, digits, period },
    ),
  );
  const change = kind.changesOverWeek ? changeOverWeek(values.map(({ at, values: [value = 0] }) => ({ at, value }))) : null;
  const target = kind.target?.map((value) => convert(value).toFixed(digits)).join(' to ');
  return [
    ...summaries,
    ...(change === null ? [] : [changeText(change, display)]),
    ...(target === undefined ? [] : [`The band is the target from ${target} ${unit}.`]),
    ...(kind.limits ? [`The dashed lines are the targets below ${kind.limits.join('/')} ${unit}.`] : []),
  ];
}

function changeText(change: number, { digits, name }: DisplayUnit): string {
  const rounded = change.toFixed(digits);
  return Number(rounded) === 0
    ? 'The last value equals that of a week before.'
    : `The last value differs from that of a week before by ${change > 0 ? '+' : ''}${rounded.replace('-', '−')} ${name}.`;
}
