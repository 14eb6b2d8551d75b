import { ConcurrencyLimit } from '@rpm/database';
import { storingLimits } from './storing-limits';

const ONE = 1;
const OTHER = 2;

/** By the clock of the spec, so nothing here depends on the speed of the machine. */
describe('the messages of an organization that are stored while another one is active', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] }));
  afterEach(() => jest.useRealTimers());

  const storing = (tookMs: number) => () => new Promise<void>((resolve) => setTimeout(resolve, tookMs));

  const passMillisecond = () => {
    jest.advanceTimersByTime(1);
    return new Promise((resolve) => setImmediate(resolve));
  };

  /** Stores messages that come in parts, one in each millisecond. @returns how many were refused, how long the last one took, and the rests that were asked for */
  const store = async (parts: readonly number[], tookMs: number, others = 0) => {
    const rests: number[] = [];
    const restMs = (_organizationId: number, milliseconds: number) => {
      rests.push(milliseconds);
      return milliseconds;
    };
    const limit = new ConcurrencyLimit(storingLimits(restMs));
    for (let other = 0; other < others; other++) void limit.run(OTHER + other, storing(60_000));
    let [left, refused] = [parts.reduce((sum, part) => sum + part, 0), 0];
    const begun = performance.now();
    for (let at = 0; left > 0; at++) {
      for (let n = 0; n < (parts[at] ?? 0); n++)
        void limit
          .run(ONE, storing(tookMs))
          .catch(() => refused++)
          .finally(() => left--);
      await passMillisecond();
    }
    return { refused, lastMs: performance.now() - begun, rests };
  };

  it.each([
    { others: 0, rest: 30 },
    { others: 1, rest: 10 },
    { others: 3, rest: 0 },
  ])('rest so that on average one is stored at a time, less if others store messages: %j', async ({ others, rest }) => {
    const { rests } = await store([12], 10, others);
    expect(rests).toEqual(Array(12).fill(rest));
  });

  it.each([
    { messages: 1_000, tookMs: 10 },
    { messages: 800, tookMs: 10 },
    { messages: 600, tookMs: 20 },
    { messages: 200, tookMs: 90 },
  ])('are all stored within two seconds, or in the time that a burst takes without rests: %j', async ({ messages, tookMs }) => {
    const { refused, lastMs, rests } = await store([messages], tookMs);
    expect(refused).toBe(0);
    expect(lastMs).toBeLessThanOrEqual(Math.max(2_000, (messages / 4) * tookMs) + 100);
    expect(rests.at(-1)).toBeGreaterThan(0);
  });

  it('are all stored if they come steadily and faster than they are stored with rests', async () => {
    const { refused } = await store(
      Array.from({ length: 8_000 }, (_, at) => (at % 5 < 3 ? 1 : 0)),
      4,
    );
    expect(refused).toBe(0);
  });
});
