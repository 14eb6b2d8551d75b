import { changeOverWeek, type Chart, chartOf, displayOf, type DisplayUnit, summaryOf, type UnitPreferences } from '@rpm/charting';
import { useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useSession } from '../app/session';
import { type Reading, type ReadingKind } from './reading-kinds';

/** Width of a chart before its place on the page is known. */
const WIDTH = 760;
const HEIGHT = 260;
const HOUR_MILLISECONDS = 3_600_000;
/** The line is interrupted where two readings are further apart. */
const MAX_GAP_MILLISECONDS = 36 * HOUR_MILLISECONDS;
const DAY_MILLISECONDS = 24 * HOUR_MILLISECONDS;

interface ChartProperties {
  kind: ReadingKind;
  /** Oldest first. */
  readings: readonly Reading[];
  /** Name of the period, such as `14 days`, which follows the word "in". */
  periodName: string;
  period: { start: number; end: number };
  timeZone: string;
}

interface Value {
  at: number;
  /** The values of the drawn series: one, or the pair of a blood pressure. */
  values: number[];
  manual: boolean;
}

/** Returns a reference for an element, and its width. A chart of this width has texts and lines of the same size in every window. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  useLayoutEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0) || WIDTH));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

/** A chart of readings over time: a name, a sentence and a slider, which moves over the readings with the arrow keys. */
export function TrendChart({ kind, readings, periodName, period, timeZone }: ChartProperties) {
  const { units } = useSession();
  const captionId = useId();
  const { element, width } = useWidth();
  const pair = kind.limits?.length ?? 1;
  const display = displayOf(readings[0]?.measures[0]?.unit ?? '', units);
  const values = useMemo(() => valuesOf(readings, pair, units), [readings, pair, units]);
  const chart = useMemo(
    () =>
      chartOf({
        series: Array.from({ length: pair }, (_, index) => values.map(({ at, values: all }) => ({ at, value: all[index] ?? 0 }))),
        ...period,
        timeZone,
        target: kind.target && [display.convert(kind.target[0]), display.convert(kind.target[1])],
        limits: kind.limits?.map(display.convert),
        width,
        height: HEIGHT,
        maxGap: MAX_GAP_MILLISECONDS,
      }),
    [values, period.start, period.end, timeZone, width],
  );
  const sentences = Array.from({ length: pair }, (_, index) =>
    summaryOf(
      readings[0]?.measures[index]?.name ?? kind.title,
      values.map(({ values: all }) => all[index] ?? 0),
      { unit: display.name, digits: display.digits, period: periodName },
    ),
  );
  const change = kind.changesOverWeek ? changeOverWeek(values.map(({ at, values: [value = 0] }) => ({ at, value }))) : null;
  const [index, setIndex] = useState<number | null>(null);
  const shown = index === null ? undefined : values[index];
  const textOf = (value: Value) =>
    `${timeTextOf(value.at, timeZone)}: ${value.values.map((one) => one.toFixed(display.digits)).join('/')} ${display.name}` +
    (value.manual ? ', entered by hand' : '');
  return (
    <figure>
      <figcaption id={captionId}>
        {sentences.join(' ')}
        {change !== null && ` ${changeText(change, display)}`}
        {kind.target && ` The band is the target from ${chartText(kind.target, display)} ${display.name}.`}
        {kind.limits && ` The dashed lines are the targets below ${kind.limits.join('/')} ${display.name}.`}
      </figcaption>
      <div class="chart" ref={element}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={captionId}>
          <Drawing chart={chart} digits={display.digits} />
          {shown && (
            <line class="crosshair" x1={chart.x(shown.at)} x2={chart.x(shown.at)} y1={chart.plot.top} y2={chart.plot.bottom} />
          )}
        </svg>
        <div
          role="slider"
          tabIndex={0}
          aria-label={`${kind.title}, reading`}
          aria-valuemin={1}
          aria-valuemax={values.length}
          aria-valuenow={(index ?? values.length - 1) + 1}
          aria-valuetext={textOf(shown ?? (values.at(-1) as Value))}
          onFocus={() => setIndex((before) => before ?? values.length - 1)}
          onKeyDown={(event) => {
            const next = indexAfter(event.key, values, index ?? values.length - 1);
            if (next === null) return;
            event.preventDefault();
            setIndex(next);
          }}
          onPointerMove={(event) => {
            const { left } = event.currentTarget.getBoundingClientRect();
            setIndex(nearestTo(values, chart, event.clientX - left));
          }}
        />
      </div>
      <p class="chart-value" aria-hidden="true">
        {shown ? textOf(shown) : 'Move over the chart, or use the arrow keys, to read values.'}
      </p>
    </figure>
  );
}

const chartText = (
  range: readonly [number, number],
  { convert, digits }: { convert: (value: number) => number; digits: number },
) => range.map((value) => convert(value).toFixed(digits)).join(' to ');

/** Returns a sentence such as `Changed by −1.2 lb over the last week or more.` */
function changeText(change: number, { digits, name }: DisplayUnit): string {
  const rounded = change.toFixed(digits);
  const sign = change > 0 ? '+' : '';
  return Number(rounded) === 0
    ? 'The last value equals that of a week before.'
    : `The last value differs from that of a week before by ${sign}${rounded.replace('-', '−')} ${name}.`;
}

function valuesOf(readings: readonly Reading[], pair: number, units: UnitPreferences): Value[] {
  return readings.flatMap(({ readingTimestamp, measures, manual }) => {
    const all = measures.slice(0, pair);
    if (all.some(({ value }) => value === null)) return [];
    // The unit of temperatures is that of each reading.
    return [
      {
        at: Date.parse(readingTimestamp),
        values: all.map(({ value, unit }) => displayOf(unit, units).convert(value ?? 0)),
        manual,
      },
    ];
  });
}

function timeTextOf(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(at);
}

/** Arrows move by a reading, Page Up and Page Down by a day, Home and End to the ends. @returns null for any other key */
function indexAfter(key: string, values: readonly Value[], index: number): number | null {
  const last = values.length - 1;
  const at = values[index]?.at ?? 0;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return Math.min(index + 1, last);
    case 'ArrowLeft':
    case 'ArrowDown':
      return Math.max(index - 1, 0);
    case 'PageUp': {
      const next = values.findIndex((value) => value.at >= at + DAY_MILLISECONDS);
      return next < 0 ? last : next;
    }
    case 'PageDown':
      return Math.max(
        values.findLastIndex((value) => value.at <= at - DAY_MILLISECONDS),
        0,
      );
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}

/** Returns the index of the reading whose place is nearest to a coordinate. */
function nearestTo(values: readonly Value[], chart: Chart, x: number): number {
  let nearest = 0;
  for (const [index, { at }] of values.entries()) {
    if (Math.abs(chart.x(at) - x) < Math.abs(chart.x(values[nearest]?.at ?? 0) - x)) nearest = index;
  }
  return nearest;
}

function Drawing({ chart: { plot, series, valueTicks, timeTicks, target, limits }, digits }: { chart: Chart; digits: number }) {
  return (
    <>
      {target && (
        <rect class="band" x={plot.left} width={plot.right - plot.left} y={target.top} height={target.bottom - target.top} />
      )}
      {valueTicks.map(({ value, y }) => (
        <g key={value}>
          <line class="grid" x1={plot.left} x2={plot.right} y1={y} y2={y} />
          <text x={plot.left - 6} y={y + 4} text-anchor="end">
            {Number(value.toFixed(Math.max(digits, 1)))}
          </text>
        </g>
      ))}
      {timeTicks.map(({ at, x, label }) => (
        <g key={at}>
          <line class="grid" x1={x} x2={x} y1={plot.top} y2={plot.bottom} />
          <text x={x} y={plot.bottom + 18}>
            {label}
          </text>
        </g>
      ))}
      {limits.map(({ value, y }) => (
        <line key={value} class="limit" x1={plot.left} x2={plot.right} y1={y} y2={y} />
      ))}
      {series.map(({ path, points }, index) => (
        <g key={index}>
          <path class={index === 0 ? 'series' : 'series second'} d={path} />
          {points.map(({ x, y }) =>
            index === 0 ? (
              <circle key={x} class="point" cx={x} cy={y} r={2.5} />
            ) : (
              <rect key={x} class="point second-point" x={x - 2.25} y={y - 2.25} width={4.5} height={4.5} />
            ),
          )}
        </g>
      ))}
    </>
  );
}
