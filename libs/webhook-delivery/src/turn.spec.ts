import { Turn } from './turn';

describe('Turn', () => {
  it('lets one work at a time, in the order they came, and is not free in between', async () => {
    const turn = new Turn();
    const seen: string[] = [];
    const work = (name: string) => async () => {
      seen.push(`${name} begins`);
      await new Promise((resolve) => setImmediate(resolve));
      seen.push(`${name} ends`);
    };
    const first = turn.take(work('one')).then(() => seen.push(turn.isFree ? 'free' : 'handed over'));
    const all = Promise.all([first, turn.take(work('two')), turn.take(work('three'))]);
    expect(turn.isFree).toBe(false);
    await all;
    const told = seen.filter((one) => one !== 'handed over');
    expect(told).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]));
    expect([seen.length, turn.isFree]).toEqual([7, true]);
  });

  it('goes on to the next when somebody fails', async () => {
    const turn = new Turn();
    const failing = turn.take(() => Promise.reject(new Error('gone')));
    const next = turn.take(() => Promise.resolve('done'));
    await expect(failing).rejects.toThrow('gone');
    expect([await next, turn.isFree]).toEqual(['done', true]);
  });
});
