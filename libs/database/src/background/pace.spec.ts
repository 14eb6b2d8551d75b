import { Loop } from './loop';
import { Pace } from './pace';

const DAY_MS = 86_400_000;

/** A pace that is asked for work by a fake database, and loops that record the times of their runs. */
class PaceFixture {
  /** Time in milliseconds until which the database has work, as it answers; an error if it does not answer. */
  due: number | Error = DAY_MS;
  /** Times at which the database was asked. */
  readonly asked: number[] = [];
  /** Times at which other processes were notified. */
  readonly announced: number[] = [];
  readonly errors: unknown[] = [];
  readonly pace = new Pace({
    database: {
      run: <Row>() => {
        this.asked.push(performance.now());
        const { due } = this;
        return due instanceof Error ? Promise.reject(due) : Promise.resolve([{ dueInMs: due } as Row]);
      },
    },
    onError: (error) => this.errors.push(error),
  });

  listen = () => this.pace.listenWith(() => this.announced.push(performance.now()));

  start(restMs: number): { loop: Loop; times: number[] } {
    const times: number[] = [];
    const work = () => Promise.resolve(times.push(performance.now()) < 0);
    const onError = (error: unknown) => this.errors.push(error);
    const loop = new Loop({ work, restMs, pace: { pace: this.pace, due: 'now()' }, onError });
    loop.start();
    return { loop, times };
  }
}

const after = (times: readonly number[], ms: number) => times.filter((time) => time > ms);

describe('Pace', () => {
  let fixture: PaceFixture;

  beforeEach(() => {
    jest.useFakeTimers({ now: 0 });
    fixture = new PaceFixture();
  });
  afterEach(() => jest.useRealTimers());

  it('stops the polls ten seconds after the last sign of work, and asks the database every ten seconds instead', async () => {
    const { times } = fixture.start(100);
    fixture.listen();
    await jest.advanceTimersByTimeAsync(7_000);
    fixture.pace.wake();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times).toHaveLength(170);
    expect(fixture.asked).toEqual([17_000, 27_000, 37_000, 47_000, 57_000, 67_000]);
  });

  it('keeps the loops polling while the process cannot be notified, also if it could be before', async () => {
    const { times } = fixture.start(1_000);
    await jest.advanceTimersByTimeAsync(60_500);
    expect(times).toHaveLength(61);
    fixture.listen();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(after(times, 71_000)).toEqual([]);
    fixture.pace.stopListening();
    const lost = performance.now();
    await jest.advanceTimersByTimeAsync(60_500);
    expect(after(times, lost)).toHaveLength(60);
    expect(after(fixture.asked, lost)).toEqual([]);
  });

  it('runs a woken loop at once, and the others after their usual pause', async () => {
    fixture.listen();
    const [woken, other] = [fixture.start(100), fixture.start(1_000)];
    await jest.advanceTimersByTimeAsync(15_050);
    woken.loop.wake();
    await jest.advanceTimersByTimeAsync(2_500);
    expect(after(woken.times, 15_000).slice(0, 3)).toEqual([15_050, 15_150, 15_250]);
    expect(after(other.times, 15_000)).toEqual([16_050, 17_050]);
  });

  it('runs all loops at the time at which the database has work, without a notification', async () => {
    fixture.due = 3_000;
    fixture.listen();
    const loops = [fixture.start(100), fixture.start(1_000)];
    await jest.advanceTimersByTimeAsync(12_000);
    fixture.due = 0;
    await jest.advanceTimersByTimeAsync(1_050);
    for (const { times } of loops) expect(after(times, 11_000)).toEqual([13_000]);
  });

  it('keeps the loops polling while the database has work that they cannot do, and while it does not answer', async () => {
    const { times } = fixture.start(1_000);
    fixture.listen();
    for (const due of [0, new Error('unreachable')]) {
      fixture.due = due;
      times.length = 0;
      await jest.advanceTimersByTimeAsync(60_000);
      expect(times).toHaveLength(60);
    }
    expect(fixture.errors.length).toBeGreaterThan(0);
    expect(new Set(fixture.errors)).toEqual(new Set([new Error('unreachable')]));
  });

  it('does not become quiet if a sign of work comes while the database is asked', async () => {
    const { times } = fixture.start(100);
    const asked = jest.spyOn(fixture.asked, 'push').mockImplementationOnce(() => {
      fixture.pace.wake();
      return 0;
    });
    fixture.listen();
    await jest.advanceTimersByTimeAsync(15_000);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(after(times, 14_500)).not.toEqual([]);
  });

  it('notifies the other processes of work at once, and then every four seconds at most', async () => {
    fixture.listen();
    for (let ms = 0; ms < 12_000; ms += 500) {
      fixture.pace.announceWork();
      await jest.advanceTimersByTimeAsync(500);
    }
    expect(fixture.announced).toEqual([0, 4_000, 8_000]);
  });

  it('keeps a failing loop and the others running until the loop has succeeded', async () => {
    const work = jest.fn().mockRejectedValueOnce(new Error('once')).mockResolvedValue(false);
    const onError = () => undefined;
    fixture.listen();
    await jest.advanceTimersByTimeAsync(9_000);
    new Loop({ work, restMs: 100, pace: { pace: fixture.pace, due: null }, onError }).start();
    await jest.advanceTimersByTimeAsync(11_000);
    const runs = work.mock.calls.length;
    expect(runs).toBeGreaterThan(90);
    await jest.advanceTimersByTimeAsync(30_000);
    expect(work).toHaveBeenCalledTimes(runs);
  });

  it('leaves no timer behind when it and its loops are stopped', async () => {
    const { loop } = fixture.start(100);
    fixture.listen();
    await jest.advanceTimersByTimeAsync(20_000);
    await loop.stop();
    fixture.pace.stop();
    fixture.pace.wake();
    expect(jest.getTimerCount()).toBe(0);
  });
});
