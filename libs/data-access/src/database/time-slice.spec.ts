import { type ReadingInput } from '@rpm/domain';
import { setImmediate } from 'node:timers/promises';
import { recordReadingsArguments } from '../reading-record/record-readings.values';
import { TimeSlice } from '@rpm/database';

describe('TimeSlice', () => {
  it('resumes one waiting task per turn of the event loop, in order of arrival', async () => {
    const resumed: number[] = [];
    const waiting = [0, 1, 2].map(async (nth) => {
      await new TimeSlice().next();
      resumed.push(nth);
    });
    const counts: number[] = [];
    while (resumed.length < 3) {
      await setImmediate();
      counts.push(resumed.length);
    }
    await Promise.all(waiting);
    expect(resumed).toEqual([0, 1, 2]);
    expect(counts.every((count, turn) => count - (counts[turn - 1] ?? 0) <= 1)).toBe(true);
  });

  it('starts a new slice after waiting', async () => {
    // A real clock could advance by a whole slice between two lines of this spec.
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    const slice = new TimeSlice();
    clock.mockReturnValue(2_000);
    expect(slice.isOver).toBe(true);
    await slice.next();
    expect(slice.isOver).toBe(false);
    clock.mockRestore();
  });
});

describe('recordReadingsArguments', () => {
  it('lets the event loop run while it formats the timestamps of many readings', async () => {
    const night = Array.from({ length: 100 }, (_, minute) => new Date(Date.UTC(2026, 1, 3) + minute * 60_000));
    const readings = Array.from({ length: 3_000 }, (_, at): ReadingInput => {
      return { readingTimestamp: new Date(Date.UTC(2026, 1, 3) + at), device: { id: 1 }, bedTime: night, getUpTime: night };
    });
    // The fake clock advances by a slice whenever it is read, so that each slice is over at once.
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
    const next = jest.spyOn(TimeSlice.prototype, 'next');
    const args = await recordReadingsArguments('sleepMatActivity', readings, false);
    const slices = next.mock.calls.length;
    jest.restoreAllMocks();
    expect(Object.keys(args).length).toBeGreaterThan(1);
    expect(slices).toBeGreaterThan(2);
  });
});
