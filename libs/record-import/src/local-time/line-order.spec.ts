import fc from 'fast-check';
import { LineOrder } from './line-order';
import { instantsOfLocalTime, offsetAt } from '@rpm/domain';

const MINUTE = 60_000;

/**
 * A minute at which the clocks of a zone were put back, and the length of the change. The minute is found by a search, so that the spec does not rely
 * on a table.
 */
interface ClockChange {
  timeZone: string;
  at: number;
  lengthMinutes: number;
}

/** Finds the minute in which the offset of a zone decreases between two days. */
function changeBetween(timeZone: string, from: string, to: string): ClockChange {
  const offset = (at: number) => offsetAt(timeZone, new Date(at));
  let [low, high] = [Date.parse(from), Date.parse(to)];
  const [before, after] = [offset(low), offset(high)];
  while (high - low > MINUTE) {
    const middle = low + Math.floor((high - low) / MINUTE / 2) * MINUTE;
    if (offset(middle) === before) low = middle;
    else high = middle;
  }
  return { timeZone, at: high, lengthMinutes: (before - after) / 60 };
}

/** Clock changes: by an hour, by half an hour or by nearly a day; yearly or unique; on the hour or one minute past midnight. */
const CHANGES = [
  changeBetween('Europe/Berlin', '2025-10-25T12:00Z', '2025-10-26T12:00Z'),
  changeBetween('America/Los_Angeles', '2024-11-02T12:00Z', '2024-11-04T00:00Z'),
  changeBetween('Australia/Lord_Howe', '2026-04-03T12:00Z', '2026-04-05T12:00Z'),
  changeBetween('America/St_Johns', '2005-10-29T12:00Z', '2005-10-31T12:00Z'),
  changeBetween('Europe/Moscow', '2014-10-25T00:00Z', '2014-10-27T00:00Z'),
  changeBetween('America/Caracas', '2007-12-08T12:00Z', '2007-12-10T12:00Z'),
  changeBetween('Asia/Pyongyang', '2015-08-14T00:00Z', '2015-08-15T12:00Z'),
  changeBetween('Africa/Casablanca', '2025-02-22T00:00Z', '2025-02-24T00:00Z'),
  // The only zone that repeated nearly a whole day; clocks went back by 23 hours.
  changeBetween('Pacific/Kwajalein', '1969-09-29T00:00Z', '1969-10-02T00:00Z'),
];

/** Returns the instants that the local time of an instant may mean. */
const possible = (timeZone: string, instant: number) =>
  instantsOfLocalTime(timeZone, new Date(instant + offsetAt(timeZone, new Date(instant)) * 1000)).map((one) => one.getTime());

function decide(lines: readonly (readonly number[])[]): (number | null)[] {
  const order = new LineOrder();
  lines.forEach((instants, line) => order.add(line, instants));
  const decided = order.decide();
  return lines.map((instants, line) => (instants.length > 1 ? (decided.get(line) ?? null) : (instants[0] ?? null)));
}

/** Reference implementation of {@link LineOrder}: tries every combination of instants, and keeps the combinations that are in order. */
function decideByTrying(lines: readonly (readonly number[])[]): (number | null)[] {
  const choices = lines.reduce<number[][]>(
    (before, instants) => before.flatMap((one) => instants.map((next) => one.concat(next))),
    [[]],
  );
  const inOrder = (isNext: (one: number, other: number) => boolean) =>
    choices.filter((choice) => choice.every((instant, at) => at === 0 || isNext(choice[at - 1] ?? 0, instant)));
  const strict = [...inOrder((one, other) => one < other), ...inOrder((one, other) => one > other)];
  const possibleChoices =
    strict.length > 0 ? strict : [...inOrder((one, other) => one <= other), ...inOrder((one, other) => one >= other)];
  return lines.map((instants, at) => {
    const chosen = new Set(possibleChoices.map((choice) => choice[at]));
    const [only = null] = chosen;
    return instants.length === 1 ? (instants[0] ?? null) : chosen.size === 1 ? only : null;
  });
}

describe('the changes of clocks in this spec', () => {
  it('put clocks back by half an hour, an hour, and nearly a day', () => {
    expect(CHANGES.map(({ lengthMinutes }) => lengthMinutes)).toEqual([60, 60, 30, 60, 60, 30, 30, 60, 1380]);
  });
});

describe('LineOrder', () => {
  describe.each(CHANGES)(
    'where clocks in $timeZone were put back by $lengthMinutes minutes',
    ({ timeZone, at, lengthMinutes }) => {
      /** Returns instants at equal distances that begin before the first repeated time and end after the last one. */
      const around = (stepMinutes: number) =>
        Array.from(
          { length: Math.ceil((lengthMinutes * 2 + 60) / stepMinutes) },
          (_, n) => at - (lengthMinutes + 20 - n * stepMinutes) * MINUTE,
        );

      it.each([1, 5, 14])('finds every instant of lines that are %i minutes apart, ascending or descending', (step) => {
        const instants = around(step);
        for (const written of [instants, instants.toReversed()])
          expect(decide(written.map((instant) => possible(timeZone, instant)))).toEqual(written);
      });

      it('finds the instants if the file contains only the repeated times', () => {
        const instants = around(5).filter((instant) => possible(timeZone, instant).length === 2);
        expect(decide(instants.map((instant) => possible(timeZone, instant)))).toEqual(instants);
      });

      it('decides nothing if the lines are neither ascending nor descending', () => {
        const [first = 0, ...others] = around(5);
        const lines = [...others, first].map((instant) => possible(timeZone, instant));
        expect(decide(lines)).toEqual(lines.map((instants) => (instants.length === 1 ? instants[0] : null)));
      });

      it('decides nothing if the device measured during only one of the two periods that show the same times', () => {
        const lines = around(5)
          .filter((instant) => instant < at || possible(timeZone, instant).length === 1)
          .map((instant) => possible(timeZone, instant));
        expect(decide(lines)).toEqual(lines.map((instants) => (instants.length === 1 ? instants[0] : null)));
      });
    },
  );

  it('assigns the two instants of a repeated time to two consecutive lines, unless other lines of the file have equal instants', () => {
    const hourly = [[0], [60, 120], [60, 120], [180]];
    expect(decide(hourly)).toEqual([0, 60, 120, 180]);
    expect(decide([[0], ...hourly])).toEqual([0, 0, null, null, 180]);
  });

  it('makes the same decisions as a search through every combination, for lines in any order', () => {
    const line = fc.oneof(
      fc.integer({ min: 0, max: 12 }).map((instant) => [instant]),
      fc.integer({ min: 0, max: 8 }).map((instant) => [instant, instant + 4]),
    );
    const sorted = fc
      .array(line, { maxLength: 7 })
      .map((lines) => lines.toSorted((one, other) => (one.at(-1) ?? 0) - (other.at(-1) ?? 0)));
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(line, { maxLength: 7 }),
          sorted,
          sorted.map((lines) => lines.toReversed()),
        ),
        (lines) => {
          expect(decide(lines)).toEqual(decideByTrying(lines));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  it('never finds a wrong instant for lines that a device wrote in order', () => {
    const change = fc.constantFrom(...CHANGES);
    const minutes = fc.uniqueArray(fc.integer({ min: -1500, max: 1500 }), { maxLength: 60 });
    fc.assert(
      fc.property(change, minutes, fc.boolean(), ({ timeZone, at, lengthMinutes }, offsets, isDescending) => {
        const scale = lengthMinutes > 60 ? 1 : 0.05;
        const instants = [...new Set(offsets.map((offset) => at + Math.round(offset * scale) * MINUTE))].sort(
          (one, other) => one - other,
        );
        if (isDescending) instants.reverse();
        const decided = decide(instants.map((instant) => possible(timeZone, instant)));
        expect(decided.map((instant, line) => instant ?? instants[line])).toEqual(instants);
      }),
      { numRuns: 300 },
    );
  });
});
