import { isPlausibleReadingTime, READING_BOUNDS } from './reading-bounds';

describe('reading bounds', () => {
  it('are those of the design, inclusive', () => {
    expect(READING_BOUNDS).toEqual({ glucose: { min: 0, max: 1000, unit: 'mg/dL' } });
  });

  it.each([
    ['1999-12-31T23:59:59.999Z', false],
    ['2000-01-01T00:00:00.000Z', true],
    ['2026-05-01T12:00:00.000Z', true],
    ['2026-05-01T12:15:00.000Z', true],
    ['2026-05-01T12:15:00.001Z', false],
    ['9999-12-31T23:59:59.999Z', false],
  ])('at noon of 2026-05-01: %s is plausible: %s', (instant, isPlausible) => {
    expect(isPlausibleReadingTime(new Date(instant), new Date('2026-05-01T12:00:00Z'))).toBe(isPlausible);
  });
});
