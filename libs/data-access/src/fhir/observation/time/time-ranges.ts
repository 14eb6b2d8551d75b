import { type TimeCondition, type TimeRange } from './time-condition';

const MINUTE_MS = 60_000;
/** The greatest offsets from UTC that readings have, west and east. */
const WESTERNMOST_MS = 12 * 60 * MINUTE_MS;
const EASTERNMOST_MS = 14 * 60 * MINUTE_MS;

const fromOf = ({ from }: TimeRange) => from?.getTime() ?? -Infinity;
const beforeOf = ({ before }: TimeRange) => before?.getTime() ?? Infinity;
const rangeOf = (from: number, before: number): TimeRange => ({
  from: from === -Infinity ? null : new Date(from),
  before: before === Infinity ? null : new Date(before),
});

/** Returns the times that are in a range of both lists. */
function intersection(some: readonly TimeRange[], others: readonly TimeRange[]): TimeRange[] {
  return some
    .flatMap((one) =>
      others.map((other) => rangeOf(Math.max(fromOf(one), fromOf(other)), Math.min(beforeOf(one), beforeOf(other)))),
    )
    .filter((range) => fromOf(range) < beforeOf(range));
}

/** Returns the smallest range that contains all ranges; null if there is none. */
function hullOf(ranges: readonly TimeRange[]): TimeRange | null {
  if (ranges.length === 0) return null;
  return rangeOf(Math.min(...ranges.map(fromOf)), Math.max(...ranges.map(beforeOf)));
}

/** Returns the instants at which a clock on some wall of the world shows a time of the range. */
const widened = (wall: TimeRange) => rangeOf(fromOf(wall) - EASTERNMOST_MS, beforeOf(wall) + WESTERNMOST_MS);

/** Conditions on a time, as SQL uses them. */
export interface CombinedConditions {
  /** The range that an index is read for. It contains all times that meet the conditions; null if no time does. */
  bounds: TimeRange | null;
  /** Further conditions that a time within the bounds must meet. */
  rest: readonly TimeCondition[];
}

/** Combines conditions all of which must be met. Conditions on walls only become one, as those on instants only do. */
export function combined(conditions: readonly TimeCondition[]): CombinedConditions {
  const onInstants = conditions.filter(({ walls }) => walls.length === 0);
  const onWalls = conditions.filter(({ instants, walls }) => walls.length > 0 && instants.length === 0);
  const mixed = conditions.filter(({ instants, walls }) => walls.length > 0 && instants.length > 0);
  const all: TimeRange[] = [{ from: null, before: null }];
  const instants = onInstants.reduce((common, condition) => intersection(common, condition.instants), all);
  const walls = onWalls.reduce((common, condition) => intersection(common, condition.walls), all);
  const hulls = [instants, walls.map(widened), ...mixed.map((one) => [...one.instants, ...one.walls.map(widened)])].map(hullOf);
  const [bounds = null] = hulls.reduce<TimeRange[]>((common, hull) => (hull ? intersection(common, [hull]) : []), all);
  return {
    bounds,
    rest: [
      ...(instants.length > 1 ? [{ instants, walls: [] }] : []),
      ...(onWalls.length > 0 ? [{ instants: [], walls }] : []),
      ...mixed,
    ],
  };
}

/** Returns ranges as a text of the type `tstzmultirange`. */
export function multirange(ranges: readonly TimeRange[]): string {
  return `{${ranges.map(({ from, before }) => `[${from?.toISOString() ?? ''},${before?.toISOString() ?? ''})`).join()}}`;
}
