import { dateAfter } from './local-days';

describe('the date that is some days after another one', () => {
  it.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-11-01', 30, '2026-12-01'],
  ])('of %s and %i days is %s', (date, days, after) => {
    expect(dateAfter(date, days)).toBe(after);
  });
});
