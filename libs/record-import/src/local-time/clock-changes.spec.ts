import { listClocksPutBack } from './clock-changes';
import { instantsOfLocalTime } from '@rpm/domain';

const HOUR = 3_600;

describe('listClocksPutBack', () => {
  it('finds yearly changes by an hour and by half an hour, and changes that occurred only once', () => {
    const changes = listClocksPutBack(new Date('2014-01-01Z'), new Date('2016-01-01Z')).map(
      ({ at, offsetBefore, offsetAfter }) => [at.toISOString(), offsetBefore / HOUR, offsetAfter / HOUR],
    );
    expect(changes).toEqual(
      expect.arrayContaining([
        // Lord Howe Island puts its clocks back by half an hour.
        ['2014-04-05T15:00:00.000Z', 11, 10.5],
        // Moscow put its clocks back once, and did not put them forward again.
        ['2014-10-25T22:00:00.000Z', 4, 3],
        ['2014-10-26T01:00:00.000Z', 2, 1],
        // Pyongyang put its clocks back by half an hour.
        ['2015-08-14T15:00:00.000Z', 9, 8.5],
        ['2015-11-01T09:00:00.000Z', -7, -8],
      ]),
    );
    expect(new Set(changes.map(String)).size).toBe(changes.length);
  });

  it('finds no change in a period without one', () => {
    expect(listClocksPutBack(new Date('2025-12-01Z'), new Date('2026-01-01Z'))).toEqual([]);
  });

  it('finds the first instant of the time that is shown twice', () => {
    const [change] = listClocksPutBack(new Date('2025-10-25Z'), new Date('2025-10-27Z')).filter(
      ({ offsetBefore }) => offsetBefore === 2 * HOUR,
    );
    const at = change?.at.getTime() ?? NaN;
    const shown = (instant: number, offset: number) => new Date(instant + offset * 1000);
    expect(instantsOfLocalTime('Europe/Berlin', shown(at, HOUR)).map((instant) => instant.getTime())).toEqual([
      at - HOUR * 1000,
      at,
    ]);
    expect(instantsOfLocalTime('Europe/Berlin', shown(at - HOUR * 1000 - 1, 2 * HOUR))).toHaveLength(1);
    expect(instantsOfLocalTime('Europe/Berlin', shown(at + HOUR * 1000, HOUR))).toHaveLength(1);
  });
});
