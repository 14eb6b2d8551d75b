import { newestOf } from './newest-of';

describe('newestOf', () => {
  it('states the number of printed entries and the total, unless all are printed', () => {
    expect(newestOf(['one', 'two'], 5_000)).toEqual(['newest 2 of 5,000:', 'one', 'two']);
    expect([newestOf(['one', 'two'], 2), newestOf([], 0)]).toEqual([['one', 'two'], []]);
  });
});
