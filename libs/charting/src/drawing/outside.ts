import { svg, type SvgElement } from './svg';

/** Number of points up to which marks are large enough to be told apart. */
const FEW = 400;

/** Points of a chart that are above or below the target, as coordinates. */
export interface OutsidePoints {
  above: readonly { x: number; y: number }[];
  below: readonly { x: number; y: number }[];
}

/** Draws a triangle at each point outside of the target, which points up above it and down below it, so that the colour is not the only sign. */
export function drawOutside({ above, below }: OutsidePoints): SvgElement[] {
  const size = above.length + below.length > FEW ? 2.5 : 5;
  const path = (points: OutsidePoints['above'], direction: 1 | -1) =>
    points.map(({ x, y }) => triangle(x, y - (direction * size) / 2, size, direction)).join('');
  return [path(above, 1), path(below, -1)]
    .filter((triangles) => triangles !== '')
    .map((triangles) => svg('path', { class: 'outside', d: triangles }));
}

/** Returns the path of a triangle with its middle at a point. */
function triangle(x: number, y: number, size: number, direction: 1 | -1): string {
  const tip = (y - direction * size * 0.6).toFixed(1);
  const base = (y + direction * size * 0.6).toFixed(1);
  return `M${x.toFixed(1)} ${tip}L${(x + size * 0.7).toFixed(1)} ${base}H${(x - size * 0.7).toFixed(1)}Z`;
}
