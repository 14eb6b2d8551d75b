import { ConcurrencyLimit, type ConcurrencyLimitOptions, type EndedTask } from './concurrency-limit';

const NEVER_MS = 60_000;

/** A task that ends only when the spec releases it. */
class Work {
  hasBegun = false;
  private end: (outcome: Promise<string>) => void = () => undefined;
  private readonly outcome = new Promise<string>((resolve) => (this.end = resolve));

  readonly run = () => {
    this.hasBegun = true;
    return this.outcome;
  };

  finish(): void {
    this.end(Promise.resolve('done'));
  }

  fail(): void {
    this.end(Promise.reject(new Error('failed')));
  }
}

describe('ConcurrencyLimit', () => {
  const limitOf = (options: Partial<ConcurrencyLimitOptions<string>>) =>
    new ConcurrencyLimit<string>({
      maxRunning: 2,
      maxWaiting: 10,
      maxWaitMs: NEVER_MS,
      maxTotalMs: NEVER_MS,
      refusal: () => new Error('refused'),
      timeout: () => new Error('timed out'),
      ...options,
    });
  const started: { work: Work; result: Promise<string> }[] = [];
  const start = (limit: ConcurrencyLimit<string>, key: string, count: number) => {
    const works = Array.from({ length: count }, () => {
      const work = new Work();
      return { work, result: limit.run(key, work.run).catch((error: unknown) => (error as Error).message) };
    });
    started.push(...works);
    return works;
  };
  const begun = (works: { work: Work }[]) => works.map(({ work }) => work.hasBegun);
  const settle = () => new Promise((resolve) => setImmediate(resolve));

  /** Ends all tasks, because the timer of a task that waits keeps the process of the test run alive for a minute. */
  afterEach(async () => {
    for (const { work } of started) work.finish();
    await Promise.all(started.splice(0).map(({ result }) => result));
  });

  it('starts the allowed number of tasks with the same key at once', () => {
    expect(begun(start(limitOf({}), 'a', 4))).toEqual([true, true, false, false]);
  });

  it('does not make tasks of one key wait for tasks of another key', () => {
    const limit = limitOf({});
    start(limit, 'a', 5);
    expect(begun(start(limit, 'b', 2))).toEqual([true, true]);
  });

  it('starts waiting tasks in order of arrival, even after a failure', async () => {
    const works = start(limitOf({}), 'a', 4);
    works[1]?.work.fail();
    expect(await works[1]?.result).toBe('failed');
    await settle();
    expect(begun(works)).toEqual([true, true, true, false]);
    works[0]?.work.finish();
    await settle();
    expect(begun(works)).toEqual([true, true, true, true]);
    for (const { work } of works) work.finish();
    expect(await Promise.all(works.map(({ result }) => result))).toEqual(['done', 'failed', 'done', 'done']);
  });

  it('frees the slot of a task that throws before it returns a promise', async () => {
    const limit = limitOf({ maxRunning: 1 });
    const throwing = () => {
      throw new Error('failed at once');
    };
    await expect(limit.run('a', throwing)).rejects.toThrow('failed at once');
    expect(begun(start(limit, 'a', 1))).toEqual([true]);
  });

  it('keeps the slot of a task that has ended for as long as it rests, which may depend on the tasks that wait', async () => {
    jest.useFakeTimers({ doNotFake: ['setImmediate'] });
    const asked: [string, EndedTask][] = [];
    const restMs = (...asking: [string, EndedTask]) => asked.push(asking) * 30;
    const limit = limitOf({ restMs });
    const works = start(limit, 'a', 4);
    jest.advanceTimersByTime(7);
    works[0]?.work.finish();
    expect(await works[0]?.result).toBe('done');
    jest.advanceTimersByTime(29);
    await settle();
    expect(begun(works)).toEqual([true, true, false, false]);
    jest.advanceTimersByTime(1);
    await settle();
    expect(begun(works)).toEqual([true, true, true, false]);
    start(limit, 'b', 1);
    works[1]?.work.fail();
    expect(await works[1]?.result).toBe('failed');
    jest.advanceTimersByTime(60);
    await settle();
    expect(begun(works)).toEqual([true, true, true, true]);
    expect(asked).toEqual([
      ['a', { tookMs: 7, waiting: 2, oldestMs: 7, keys: 1 }],
      ['a', { tookMs: 37, waiting: 1, oldestMs: 37, keys: 2 }],
    ]);
    jest.useRealTimers();
  });

  it('rejects a task at once if the queue is full', async () => {
    const works = start(limitOf({ maxWaiting: 1 }), 'a', 4);
    expect(await works[3]?.result).toBe('refused');
    works[0]?.work.finish();
    await settle();
    expect(begun(works)).toEqual([true, true, true, false]);
  });

  it('rejects a task that has waited too long, and never starts it', async () => {
    const works = start(limitOf({ maxWaitMs: 20 }), 'a', 3);
    expect(await works[2]?.result).toBe('refused');
    works[0]?.work.finish();
    await settle();
    expect(begun(works)).toEqual([true, true, false]);
  });

  it('rejects a task that waited and then exceeds the total time limit, but keeps its slot occupied until it has ended', async () => {
    const limit = limitOf({ maxRunning: 1, maxTotalMs: 50 });
    const [first, second, third] = start(limit, 'a', 3);
    first?.work.finish();
    expect(await second?.result).toBe('timed out');
    expect(third?.work.hasBegun).toBe(false);
    second?.work.finish();
    await settle();
    expect(third?.work.hasBegun).toBe(true);
  });

  it('extends the time limit of a task that waited if the task asks for more time while it runs', async () => {
    const limit = limitOf({ maxRunning: 1 });
    const [first] = start(limit, 'a', 1);
    const extended = new Work();
    let isExtended = false;
    const result = limit.run('a', extended.run, () => (isExtended ? NEVER_MS : 50));
    isExtended = true;
    first?.work.finish();
    // The task has now exceeded its usual time limit and is still running.
    await new Promise((resolve) => setTimeout(resolve, 100));
    extended.finish();
    await expect(result).resolves.toBe('done');
  });

  it('rejects a task that waited if its time has passed without an extension', async () => {
    const limit = limitOf({ maxRunning: 1 });
    const [first] = start(limit, 'a', 1);
    const late = new Work();
    const result = limit.run('a', late.run, () => 50);
    first?.work.finish();
    await expect(result).rejects.toThrow('timed out');
    late.finish();
  });
});
