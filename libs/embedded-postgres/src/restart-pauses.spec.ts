import { RestartPauses } from './restart-pauses';

const A_MINUTE = 60_000;

describe('RestartPauses', () => {
  it('restarts a process at once, and then after pauses that double up to 15 s', () => {
    const pauses = new RestartPauses();
    expect(Array.from({ length: 10 }, () => pauses.next(10))).toEqual([
      0, 250, 500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000,
    ]);
  });

  it('restarts a process at once again after it has run for more than a minute', () => {
    const pauses = new RestartPauses();
    expect([0, 10, A_MINUTE, A_MINUTE + 1, 10].map((ranForMs) => pauses.next(ranForMs))).toEqual([0, 250, 500, 0, 250]);
  });
});
