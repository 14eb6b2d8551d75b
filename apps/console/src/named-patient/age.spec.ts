import { ageText } from './age';

describe('the age of a patient', () => {
  it.each([
    ['1961-03-04', '2026-03-03', '64 years'],
    ['1961-03-04', '2026-03-04', '65 years'],
    ['2004-02-29', '2026-02-28', '21 years'],
    ['2004-02-29', '2026-03-01', '22 years'],
    ['2024-03-05', '2026-03-04', '23 months'],
    ['2024-03-04', '2026-03-04', '2 years'],
    ['2026-01-31', '2026-03-01', '1 month'],
    ['2026-03-01', '2026-03-01', '0 months'],
    ['2026-03-02', '2026-03-01', '0 months'],
  ])('of somebody born on %s is on %s: %s', (born, day, text) => {
    expect(ageText(born, day)).toBe(text);
  });
});
