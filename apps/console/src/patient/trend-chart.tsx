import {
  DAY_MILLISECONDS,
  drawTrend,
  type Reading,
  type ReadingKind,
  timeTextWithWeekday,
  trendOf,
  type TrendValue,
} from '@rpm/charting';
import { useId, useMemo, useState } from 'preact/hooks';
import { hrefOf } from '../service/address';
import { navigate } from '../service/router';
import { useSession } from '../service/session';
import { ChartSlider, useWidth } from '../chart/chart-slider';
import { Drawing } from '../chart/drawing';
import { Legend } from '../chart/legend';

const HEIGHT = 260;

interface ChartProperties {
  kind: ReadingKind;
  /** Readings, oldest first. */
  readings: readonly Reading[];
  /** Name of the period, such as `14 days`, which appears after the word "in". */
  periodName: string;
  period: { start: number; end: number };
  timeZone: string;
}

/** A chart of readings over time, with a summary in sentences above it. The arrow keys move a slider from reading to reading. */
export function TrendChart({ kind, readings, periodName, period, timeZone }: ChartProperties) {
  const { units } = useSession();
  const captionId = useId();
  const { element, width } = useWidth();
  const { chart, values, display, sentences, legend } = useMemo(
    () => trendOf({ kind, readings, units, periodName, period, timeZone, width, height: HEIGHT }),
    [kind, readings, units, period.start, period.end, timeZone, width],
  );
  const [index, setIndex] = useState<number | null>(null);
  const shown = index === null ? undefined : values[index];
  const textOf = (value: TrendValue | undefined) =>
    value
      ? `${timeTextWithWeekday(value.at, timeZone)}: ${value.values.map((one) => one.toFixed(display.digits)).join('/')} ${display.name}` +
        (value.outside === null ? '' : `, ${value.outside} the target`) +
        (value.manual ? ', entered by hand' : '')
      : '';
  return (
    <figure>
      <figcaption id={captionId}>{sentences.join(' ')}</figcaption>
      <div class="chart" ref={element}>
        <svg viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-labelledby={captionId}>
          <Drawing elements={drawTrend(chart, display.digits)} />
          {shown && (
            <line class="crosshair" x1={chart.x(shown.at)} x2={chart.x(shown.at)} y1={chart.plot.top} y2={chart.plot.bottom} />
          )}
        </svg>
        <ChartSlider
          name={`${kind.title}, reading`}
          places={values.map(({ at }) => chart.x(at))}
          index={index}
          onIndex={setIndex}
          textOf={(at) => textOf(values[at])}
          pageFrom={(at, direction) => dayFrom(values, at, direction)}
          open={(at) => navigate(hrefOf(`/readings/${kind.kind}/${values[at]?.id}`))}
        />
      </div>
      <Legend entries={legend} />
      <p class="chart-value" aria-hidden="true">
        {shown
          ? textOf(shown)
          : 'Move over the chart, or use the arrow keys, to read values. A click or Enter opens the reading.'}
      </p>
    </figure>
  );
}

/** Returns the index of the reading one day after or before another reading, or of the last or first reading if there is none. */
function dayFrom(values: readonly TrendValue[], index: number, direction: 1 | -1): number {
  const at = values[index]?.at ?? 0;
  if (direction < 0) {
    return Math.max(
      values.findLastIndex((value) => value.at <= at - DAY_MILLISECONDS),
      0,
    );
  }
  const next = values.findIndex((value) => value.at >= at + DAY_MILLISECONDS);
  return next < 0 ? values.length - 1 : next;
}
