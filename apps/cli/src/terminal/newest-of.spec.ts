import { newestOf } from './newest-of';

describe('newestOf', () => {
  it('says how many of all entries are printed, unless these are all', () => {
    expect(newestOf(['one', 'two'], 5_000)).toEqual(['newest 2 of 5,000:', 'one', 'two']);
    expect([newestOf(['one', 'two'], 2), newestOf([], 0)]).toEqual([['one', 'two'], []]);
  });
});
