/**
 * Returns those points that a chart can show: of each column of `width` units, the first, the smallest, the largest and the last one, in their order. An
 * average would hide the low value that matters. @param points in the order of their x
 */
export function thin<Point extends { x: number; y: number }>(points: readonly Point[], width: number): Point[] {
  const kept: Point[] = [];
  for (let begin = 0; begin < points.length;) {
    const column = columnOf(points[begin], width);
    let smallest = begin;
    let largest = begin;
    let end = begin;
    for (; end < points.length && columnOf(points[end], width) === column; end++) {
      if (yOf(points[end]) < yOf(points[smallest])) smallest = end;
      if (yOf(points[end]) > yOf(points[largest])) largest = end;
    }
    const indexes = new Set([begin, smallest, largest, end - 1].toSorted((left, right) => left - right));
    for (const index of indexes) kept.push(points[index] as Point);
    begin = end;
  }
  return kept;
}

const columnOf = (point: { x: number } | undefined, width: number) => Math.floor((point?.x ?? 0) / width);
const yOf = (point: { y: number } | undefined) => point?.y ?? 0;
