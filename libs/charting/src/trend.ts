import { HOUR_MILLISECONDS } from './date/durations';
import { type Chart, chartOf, type Outside, outsideOf } from './chart';
import { type LegendEntry } from './drawing/legend';
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
  /** Whether a value is above or below the target; null if none is, or the kind has no target. */
  outside: Outside;
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
  legend: LegendEntry[];
}

/** Lays out the readings of one kind over time. */
export function trendOf({ kind, readings, units, periodName, period, timeZone, width, height }: TrendInput): Trend {
  const pair = kind.limits?.length ?? 1;
  const display = displayOf(readings[0]?.measures[0]?.unit ?? '', units);
  const values = valuesOf(kind, readings, pair, units);
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
  const sentences = sentencesOf(kind, values, display, periodName);
  return { chart, values, display, sentences, legend: legendOf(kind, display, values) };
}

function valuesOf(kind: ReadingKind, readings: readonly Reading[], pair: number, units: UnitPreferences): TrendValue[] {
  return readings.flatMap(({ id, readingTimestamp, measures, manual }) => {
    const all = measures.slice(0, pair);
    if (all.some(({ value }) => value === null)) return [];
    // Each temperature has its own unit in the API.
    const values = all.map(({ value, unit }) => displayOf(unit, units).convert(value ?? 0));
    const outside = readingOutside(
      kind,
      all.map(({ value }) => value),
    );
    return [{ id, at: Date.parse(readingTimestamp), values, manual, outside }];
  });
}

/** Returns whether values of a kind, in the unit of the API, are outside of its target: a pair if one of the two is. */
export function readingOutside(kind: ReadingKind, values: readonly (number | null)[]): Outside {
  const found = values.map((value, series) => (value === null ? null : outsideOf(kind, value, series)));
  return found.find((one) => one !== null) ?? null;
}

/** Explains the marks of a chart that has several series or a target. */
function legendOf(kind: ReadingKind, { convert, digits, name }: DisplayUnit, values: readonly TrendValue[]): LegendEntry[] {
  const { target, limits } = kind;
  if (!target && !limits) return [];
  const shown = (value: number) => convert(value).toFixed(digits);
  const [first, second] = kind.measures;
  return [
    { mark: 'line', text: first?.name ?? kind.title },
    ...(limits && second ? [{ mark: 'secondLine', text: second.name } as const] : []),
    ...(target ? [{ mark: 'band', text: `Target ${target.map(shown).join(' to ')} ${name}` } as const] : []),
    ...(limits ? [{ mark: 'limit', text: `Targets below ${limits.map(shown).join('/')} ${name}` } as const] : []),
    ...(values.some(({ outside }) => outside !== null) ? [{ mark: 'outside', text: 'Outside of the target' } as const] : []),
  ];
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
