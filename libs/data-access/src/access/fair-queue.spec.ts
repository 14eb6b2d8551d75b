import { FairQueue } from './fair-queue';

describe('FairQueue', () => {
  const filled = (keys: string, limits = { ofKey: 100, total: 100 }) => {
    const queue = new FairQueue<string>(limits);
    const added = [...keys].map((key, at) => queue.add(key, `${key}${at}`));
    return { queue, added };
  };

  it('lets the keys take turns, and keeps the order of the items of each key', () => {
    expect(filled('aaaabbc').queue.take(100)).toEqual(['a0', 'b4', 'c6', 'a1', 'b5', 'a2', 'a3']);
  });

  it('continues with the key whose turn is next', () => {
    const { queue } = filled('aaabbb');
    expect([queue.take(3), queue.take(1), queue.take(5), queue.take(1)]).toEqual([['a0', 'b3', 'a1'], ['b4'], ['a2', 'b5'], []]);
  });

  it('serves a key that arrives late before the other keys have their second turn', () => {
    const { queue } = filled('aaaaaaaa');
    queue.take(2);
    queue.add('late', 'item');
    expect(queue.take(2)).toEqual(['a2', 'item']);
  });

  it('rejects items beyond the limits per key and in total, until some are taken', () => {
    const { queue, added } = filled('aaabcd', { ofKey: 2, total: 4 });
    expect(added).toEqual([true, true, false, true, true, false]);
    expect(queue.take(100)).toEqual(['a0', 'b3', 'c4', 'a1']);
    expect([queue.add('a', 'again'), queue.take(100)]).toEqual([true, ['again']]);
  });
});
