import { type SeededRandom } from '../random';

const MAX_PORTION = 4;

/** Splits a list into portions of one to four elements. */
export function portions<T>(list: readonly T[], random: SeededRandom): T[][] {
  const found: T[][] = [];
  for (let start = 0; start < list.length;) {
    const size = random.integer(1, MAX_PORTION);
    found.push(list.slice(start, start + size));
    start += size;
  }
  return found;
}

/** Returns growing lists, each of which contains the former ones, as apps and aggregators that send a whole day again with each change. */
export function supersets<T>(list: readonly T[], random: SeededRandom): T[][] {
  let end = 0;
  return portions(list, random).map(({ length }) => {
    end += length;
    return list.slice(0, end);
  });
}

/** Groups a list by a text, in the order of the first elements. */
export function groups<T>(list: readonly T[], keyOf: (element: T) => string): [string, T[]][] {
  const found = new Map<string, T[]>();
  for (const element of list) {
    const key = keyOf(element);
    const group = found.get(key);
    if (group) group.push(element);
    else found.set(key, [element]);
  }
  return [...found];
}
