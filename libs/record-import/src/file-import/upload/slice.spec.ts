import { Slice } from './slice';

describe('Slice', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it.each([
    ['its least time', 1_000, 4_000],
    ['as long as the analysis has taken, if that was longer', 30_000, 30_000],
  ])('begins after the analysis, and lasts %s', (_title, analysis, lasts) => {
    const slice = new Slice(4_000);
    jest.advanceTimersByTime(analysis);
    expect(slice.isOver).toBe(false);
    slice.begin();
    jest.advanceTimersByTime(lasts - 1);
    expect(slice.isOver).toBe(false);
    jest.advanceTimersByTime(1);
    expect(slice.isOver).toBe(true);
  });
});
