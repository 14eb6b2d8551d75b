import { type Chart } from './chart';
import { drawOutside } from './drawing/outside';
import { svg, type SvgElement } from './drawing/svg';

/** Draws a chart of measurements over time. @param digits number of decimals of the values */
export function drawTrend(chart: Chart, digits: number): SvgElement[] {
  const { plot, series, target, limits } = chart;
  return [
    ...(target
      ? [
          svg('rect', {
            class: 'band',
            x: plot.left,
            width: plot.right - plot.left,
            y: target.top,
            height: target.bottom - target.top,
          }),
        ]
      : []),
    ...drawAxes(chart, digits),
    ...limits.map(({ y }) => svg('line', { class: 'limit', x1: plot.left, x2: plot.right, y1: y, y2: y })),
    ...series.map(({ path, points }, index) =>
      svg('g', {}, [
        svg('path', { class: index === 0 ? 'series' : 'series second', d: path }),
        ...points.map(({ x, y }) =>
          index === 0
            ? svg('circle', { class: 'point', cx: x, cy: y, r: 2.5 })
            : svg('rect', { class: 'point second-point', x: x - 2.25, y: y - 2.25, width: 4.5, height: 4.5 }),
        ),
      ]),
    ),
    ...series.flatMap(({ outside }) => drawOutside(outside)),
  ];
}

/** Draws the lines and labels of the values and times of a chart. */
export function drawAxes(
  { plot, valueTicks, timeTicks }: Pick<Chart, 'plot' | 'valueTicks' | 'timeTicks'>,
  digits: number,
): SvgElement[] {
  return [
    ...valueTicks.map(({ value, y }) =>
      svg('g', {}, [
        svg('line', { class: 'grid', x1: plot.left, x2: plot.right, y1: y, y2: y }),
        svg('text', { x: plot.left - 6, y: y + 4, 'text-anchor': 'end' }, String(Number(value.toFixed(Math.max(digits, 1))))),
      ]),
    ),
    ...timeTicks.map(({ x, label }) =>
      svg('g', {}, [
        svg('line', { class: 'grid', x1: x, x2: x, y1: plot.top, y2: plot.bottom }),
        svg('text', { x, y: plot.bottom + 18 }, label),
      ]),
    ),
  ];
}
