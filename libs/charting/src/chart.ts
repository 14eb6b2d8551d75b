import { localMidnights } from './date/local-days';
import { linearScale, niceTicks } from './drawing/scale';
import { type OutsidePoints } from './drawing/outside';
import { thin } from './drawing/thinning';

/** A value and the instant at which it was measured, in milliseconds since 1970. */
export interface ChartPoint {
  at: number;
  value: number;
}

export interface ChartInput {
  /** One series of points, or several series in the same unit, such as systolic and diastolic pressure. The points of each series are in the order of time. */
  series: readonly (readonly ChartPoint[])[];
  start: number;
  end: number;
  /** IANA name of the zone whose days divide the chart. */
  timeZone: string;
  /** Target range: values between which measurements should lie. */
  target?: readonly [number, number] | undefined;
  /** Values that measurements should not exceed, each drawn as a line. */
  limits?: readonly number[] | undefined;
  width: number;
  height: number;
  /** Maximum time in milliseconds between two connected points. A longer gap interrupts the line, because no values are known in it. */
  maxGap: number;
}

/** A series as a path, and as its points if they are few enough to be seen one by one. */
export interface DrawnSeries {
  path: string;
  points: readonly { x: number; y: number }[];
  /** Points outside of the target, also those of a dense series, of which each low and each high value is seen. */
  outside: OutsidePoints;
}

/** A chart as numbers and texts, which a page or a file draws as SVG. */
export interface Chart {
  plot: { left: number; top: number; right: number; bottom: number };
  series: readonly DrawnSeries[];
  valueTicks: readonly { value: number; y: number }[];
  /** Labels on the time axis: the beginnings of local days or, for a single day, every third hour. */
  timeTicks: readonly { at: number; x: number; label: string }[];
  target: { top: number; bottom: number } | null;
  limits: readonly { value: number; y: number }[];
  x: (at: number) => number;
  y: (value: number) => number;
}

const MARGIN = { left: 44, right: 12, top: 10, bottom: 26 };
/** Width of a label such as `Jan 31`, including the distance to the next one. */
const LABEL_WIDTH = 64;
/** Height of the label of a value, including the distance to the next one. */
const LABEL_HEIGHT = 13;
/** The approximate number of value labels that fit on an axis of a chart. */
export const TICKS = 5;
const HOUR = 3_600_000;
/** Length of a local day on which clocks are set back. */
const LONGEST_DAY = 25 * HOUR;
/** Maximum number of points with which each point is drawn as a dot. */
const MAX_DOTS = 400;

/** Lays out a chart of measurements over time. The line between two points is straight, because a curve between them would be invented data. */
export function chartOf({ series, start, end, timeZone, target, limits = [], width, height, maxGap }: ChartInput): Chart {
  const plot = { left: MARGIN.left, top: MARGIN.top, right: width - MARGIN.right, bottom: height - MARGIN.bottom };
  const values = [...series.flatMap((points) => points.map(({ value }) => value)), ...(target ?? []), ...limits];
  const ticks =
    values.length === 0
      ? [0, 1]
      : niceTicks(
          values.reduce((one, other) => Math.min(one, other)),
          values.reduce((one, other) => Math.max(one, other)),
          Math.min(TICKS, Math.max(1, Math.floor((plot.bottom - plot.top) / LABEL_HEIGHT))),
        );
  const x = linearScale([start, end], [plot.left, plot.right]);
  const y = linearScale([ticks[0] ?? 0, ticks.at(-1) ?? 1], [plot.bottom, plot.top]);
  return {
    plot,
    series: series.map((points, index) => drawnOf(points, x, y, maxGap, (value) => outsideOf({ target, limits }, value, index))),
    valueTicks: labelledTicks(ticks, y),
    timeTicks: end - start > LONGEST_DAY ? dayTicksOf(start, end, timeZone, x) : hourTicksOf(start, end, timeZone, x),
    target: target ? { top: y(target[1]), bottom: y(target[0]) } : null,
    limits: limits.map((value) => ({ value, y: y(value) })),
    x,
    y,
  };
}

/** Whether a value is above or below a target; null if it is neither. */
export type Outside = 'above' | 'below' | null;

/** Returns whether a value of a series is outside of the target range, both ends of which belong to it, or reaches the limit of the series. */
export function outsideOf(
  { target, limits = [] }: Pick<ChartInput, 'target' | 'limits'>,
  value: number,
  series: number,
): Outside {
  if (target) return value > target[1] ? 'above' : value < target[0] ? 'below' : null;
  return value >= (limits[series] ?? Infinity) ? 'above' : null;
}

function drawnOf(
  points: readonly ChartPoint[],
  x: (at: number) => number,
  y: (value: number) => number,
  maxGap: number,
  outside: (value: number) => Outside,
): DrawnSeries {
  const placed = thin(
    points.map(({ at, value }) => ({ at, value, x: x(at), y: y(value) })),
    1,
  );
  let path = '';
  for (const [index, point] of placed.entries()) {
    const before = placed[index - 1];
    const isConnected = before !== undefined && point.at - before.at <= maxGap;
    path += `${isConnected ? 'L' : 'M'}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
  }
  const marked = {
    above: placed.filter(({ value }) => outside(value) === 'above'),
    below: placed.filter(({ value }) => outside(value) === 'below'),
  };
  return { path, points: points.length > MAX_DOTS ? [] : placed, outside: marked };
}

/** Returns those values of an axis whose labels do not overlap: the lowest one, and as many above it as there is room for. */
export function labelledTicks(ticks: readonly number[], y: (value: number) => number): { value: number; y: number }[] {
  const distance = Math.abs(y(ticks[1] ?? 1) - y(ticks[0] ?? 0));
  const step = Math.ceil(LABEL_HEIGHT / distance);
  return ticks.filter((_, index) => index % step === 0).map((value) => ({ value, y: y(value) }));
}

/** Returns the beginnings of local days, but only as many as there is room for labels. */
function dayTicksOf(start: number, end: number, timeZone: string, x: (at: number) => number) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, month: 'short', day: 'numeric' });
  const midnights = localMidnights(start, end, timeZone);
  const room = Math.max(1, Math.floor((x(end) - x(start)) / LABEL_WIDTH));
  const step = Math.max(1, Math.ceil(midnights.length / room));
  return midnights.filter((_, index) => index % step === 0).map((at) => ({ at, x: x(at), label: format.format(at) }));
}

/** Returns the instants of a local day at which clocks show every third hour. */
function hourTicksOf(start: number, end: number, timeZone: string, x: (at: number) => number) {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const hours = Array.from({ length: Math.round((end - start) / HOUR) }, (_, index) => start + index * HOUR);
  const ticks = hours.map((at) => ({ at, x: x(at), label: format.format(at) }));
  return ticks.filter(({ label }) => Number(label.slice(0, 2)) % 3 === 0);
}
