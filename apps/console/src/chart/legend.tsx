import { LEGEND_MARK, type LegendEntry, legendMark } from '@rpm/charting';
import { Drawing } from './drawing';

/** The legend of a chart: each mark with what it stands for. */
export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul class="legend">
      {entries.map(({ mark, text }) => (
        <li key={text}>
          <span class="chart">
            <svg viewBox={`0 0 ${LEGEND_MARK.width} ${LEGEND_MARK.height}`} aria-hidden="true">
              <Drawing elements={legendMark(mark)} />
            </svg>
          </span>
          {text}
        </li>
      ))}
    </ul>
  );
}
