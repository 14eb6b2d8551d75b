import { BoundedCache } from './bounded-cache';

describe('BoundedCache', () => {
  it('removes its oldest entry when a new one would exceed its size', () => {
    const cache = new BoundedCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('c', 3);
    expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual([undefined, 2, 3]);
  });

  it('removes nothing when it replaces a value', () => {
    const cache = new BoundedCache<string, number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.set('b', 3);
    expect(['a', 'b'].map((key) => cache.get(key))).toEqual([1, 3]);
  });
});
