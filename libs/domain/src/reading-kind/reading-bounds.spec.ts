import { isPlausibleReadingTime, READING_BOUNDS } from './reading-bounds';

describe('reading bounds', () => {
  it('equal the inclusive limits in the design document of readings', () => {
    const bounds = Object.entries(READING_BOUNDS).map(([name, { min, max }]) => [name, min, max]);
    expect(bounds).toEqual([
      ['glucose', 10, 1000],
      ['bloodOxygen', 30, 100],
      ['heartRate', 1, 300],
      ['systolic', 30, 300],
      ['diastolic', 10, 220],
      ['weight', 0.5, 2200],
      ['celsius', 25, 45],
      ['fahrenheit', 77, 113],
      ['heartRateVariability', 0, 1000],
      ['heartRateVariabilityDuration', 0, 86_400_000],
      ['peakExpiratoryFlow', 30, 900],
      ['forcedExpiratoryVolumeInOneSecond', 0, 10],
      ['respiration', 0, 100],
      ['bodyTurnOver', 0, 100_000],
      ['minutes', 0, 10_080],
    ]);
  });

  it.each([
    ['1999-12-31T23:59:59.999Z', false],
    ['2000-01-01T00:00:00.000Z', true],
    ['2026-05-01T12:00:00.000Z', true],
    ['2026-05-01T12:15:00.000Z', true],
    ['2026-05-01T12:15:00.001Z', false],
    ['9999-12-31T23:59:59.999Z', false],
  ])('decide whether a reading with the timestamp %s is accepted at 2026-05-01T12:00Z: %s', (instant, isPlausible) => {
    expect(isPlausibleReadingTime(new Date(instant), new Date('2026-05-01T12:00:00Z'))).toBe(isPlausible);
  });
});
