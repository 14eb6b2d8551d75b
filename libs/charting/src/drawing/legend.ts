import { drawOutside } from './outside';
import { svg, type SvgElement } from './svg';

/** The kind of mark that an entry of a legend explains. */
type Mark = 'line' | 'median' | 'secondLine' | 'band' | 'limit' | 'outside' | 'outerBand' | 'innerBand';

/** An entry of the legend of a chart. */
export interface LegendEntry {
  mark: Mark;
  text: string;
}

/** Width and height of the drawing beside the text of an entry. */
export const LEGEND_MARK = { width: 24, height: 12 };

const MIDDLE = LEGEND_MARK.height / 2;
const across = (name: string) => svg('line', { class: name, x1: 0, x2: LEGEND_MARK.width, y1: MIDDLE, y2: MIDDLE });
const area = (name: string) => svg('rect', { class: name, x: 0, y: 1, width: LEGEND_MARK.width, height: LEGEND_MARK.height - 2 });

const MARKS: Readonly<Record<Mark, readonly SvgElement[]>> = {
  line: [across('series'), svg('circle', { class: 'point', cx: LEGEND_MARK.width / 2, cy: MIDDLE, r: 2.5 })],
  secondLine: [
    across('series second'),
    svg('rect', { class: 'point second-point', x: LEGEND_MARK.width / 2 - 2.25, y: MIDDLE - 2.25, width: 4.5, height: 4.5 }),
  ],
  median: [across('series')],
  band: [area('band')],
  limit: [across('limit')],
  outside: drawOutside({ above: [{ x: 7, y: MIDDLE + 2.5 }], below: [{ x: 17, y: MIDDLE - 2.5 }] }),
  outerBand: [area('outer-band')],
  innerBand: [area('inner-band')],
};

/** Returns the drawing beside the text of an entry, which looks like its mark in the chart. */
export const legendMark = (mark: Mark): readonly SvgElement[] => MARKS[mark];
