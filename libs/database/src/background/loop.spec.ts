import { Loop } from './loop';

const unexpected = (error: unknown) => {
  throw error;
};

/** Starts a loop whose work takes `workMs` milliseconds. @returns the times at which the work was started, in milliseconds */
function begin(workMs: number, options: { restMs: number; gatherMs?: number }) {
  const times: number[] = [];
  const work = async () => {
    times.push(performance.now());
    await new Promise((resolve) => setTimeout(resolve, workMs));
    return false;
  };
  const loop = new Loop({ work, onError: unexpected, ...options });
  loop.start();
  return { loop, times };
}

describe('Loop', () => {
  beforeEach(() => jest.useFakeTimers({ now: 0 }));
  afterEach(() => jest.useRealTimers());

  it('runs again after its pause', async () => {
    const { times } = begin(10, { restMs: 100 });
    await jest.advanceTimersByTimeAsync(250);
    expect(times).toEqual([0, 110, 220]);
  });

  it('runs at once when it is woken, even if it was woken during a run', async () => {
    const { loop, times } = begin(10, { restMs: 100 });
    await jest.advanceTimersByTimeAsync(5);
    loop.wake();
    await jest.advanceTimersByTimeAsync(25);
    loop.wake();
    await jest.advanceTimersByTimeAsync(50);
    expect(times).toEqual([0, 10, 30]);
  });

  it('tells the work function whether the loop was woken', async () => {
    const seen: boolean[] = [];
    const work = (isWoken: boolean) => Promise.resolve(seen.push(isWoken) < 0);
    const loop = new Loop({ work, restMs: 100, onError: unexpected });
    loop.start();
    await jest.advanceTimersByTimeAsync(150);
    loop.wake();
    await jest.advanceTimersByTimeAsync(120);
    expect(seen).toEqual([false, false, true, false]);
  });

  it('pauses longer after slow work, but at most one second', async () => {
    const { times } = begin(50, { restMs: 100 });
    await jest.advanceTimersByTimeAsync(600);
    expect(times).toEqual([0, 250, 500]);
    const slow = begin(2_000, { restMs: 100 });
    const from = performance.now();
    await jest.advanceTimersByTimeAsync(6_500);
    expect(slow.times.map((time) => time - from)).toEqual([0, 3_000, 6_000]);
  });

  it('runs only once per `gatherMs` milliseconds on average, however often it is woken, but lets a few runs follow at once after a quiet time', async () => {
    const { loop, times } = begin(1, { restMs: 1_000, gatherMs: 8 });
    const wakeFor = async (ms: number) => {
      for (let n = 0; n < ms; n++) {
        loop.wake();
        await jest.advanceTimersByTimeAsync(1);
      }
    };
    await wakeFor(40);
    expect(times).toEqual([0, 1, 2, 8, 16, 24, 32, 40]);
    await jest.advanceTimersByTimeAsync(60);
    await wakeFor(30);
    expect(times.slice(8)).toEqual([100, 101, 102, 108, 116, 124]);
  });

  it('continues after its work has failed', async () => {
    const errors: unknown[] = [];
    let count = 0;
    const work = () => (count++ === 0 ? Promise.reject(new Error('once')) : Promise.resolve(false));
    new Loop({ work, restMs: 100, onError: (error) => errors.push(error) }).start();
    await jest.advanceTimersByTimeAsync(550);
    expect([count, errors]).toEqual([2, [new Error('once')]]);
  });

  it('backs off after consecutive failures even if it is woken, and resets the backoff after a success', async () => {
    const times: number[] = [];
    const work = () => {
      times.push(performance.now());
      return times.length === 7 ? Promise.resolve(true) : Promise.reject(new Error('again'));
    };
    const loop = new Loop({ work, restMs: 100, onError: () => loop.wake() });
    loop.start();
    for (let ms = 0; ms < 18_100; ms += 50) {
      loop.wake();
      await jest.advanceTimersByTimeAsync(50);
    }
    expect(times).toEqual([0, 500, 1_500, 3_500, 7_500, 12_500, 17_500, 17_500, 18_000]);
  });

  it('can be stopped during a backoff', async () => {
    const loop = new Loop({ work: () => Promise.reject(new Error('always')), restMs: 100, onError: () => undefined });
    loop.start();
    await jest.advanceTimersByTimeAsync(600);
    await loop.stop();
    expect(jest.getTimerCount()).toBe(0);
  });
});
