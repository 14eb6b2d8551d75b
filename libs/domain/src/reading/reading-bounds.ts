/** What an instrument can report, inclusive; anything else is refused, and what is merely alarming is data. */
export interface Bounds {
  min: number;
  max: number;
  /** As it is echoed beside the value. */
  unit?: string;
}

/** Bounds and units are fixed. Source: the project's design of readings; `mgdl` is the specification's, section 2. */
export const READING_BOUNDS = {
  glucose: { min: 0, max: 1000, unit: 'mgdl' },
  bloodOxygen: { min: 0, max: 100, unit: 'spO2' },
  heartRate: { min: 1, max: 300, unit: 'bpm' },
  systolic: { min: 30, max: 300, unit: 'mmHg' },
  diastolic: { min: 10, max: 220, unit: 'mmHg' },
  weight: { min: 0, max: 2200, unit: 'lbs' },
  celsius: { min: 25, max: 45, unit: 'celsius' },
  fahrenheit: { min: 77, max: 113, unit: 'fahrenheit' },
  heartRateVariability: { min: 0, max: 1000, unit: 'ms' },
  heartRateVariabilityDuration: { min: 0, max: 86_400_000, unit: 'ms' },
  peakExpiratoryFlow: { min: 30, max: 900, unit: 'L/min' },
  forcedExpiratoryVolumeInOneSecond: { min: 0, max: 10, unit: 'L' },
  respiration: { min: 0, max: 100, unit: '/min' },
  bodyTurnOver: { min: 0, max: 100_000 },
  /** A week: no mat sums up more. */
  minutes: { min: 0, max: 10_080, unit: 'min' },
} as const satisfies Record<string, Bounds>;

/** Seconds east of UTC, from UTC-12 to UTC+14, inclusive. */
export const TIME_ZONE_OFFSET_BOUNDS = { min: -43_200, max: 50_400 } as const;

/** No reading is older; there was no service to take it. */
export const EARLIEST_READING = new Date(Date.UTC(2000, 0, 1));
/** How far a device's clock may run ahead of ours. */
export const MAX_LEAD_MINUTES = 15;

export function isPlausibleReadingTime(instant: Date, now: Date): boolean {
  return instant.getTime() >= EARLIEST_READING.getTime() && instant.getTime() <= now.getTime() + MAX_LEAD_MINUTES * 60_000;
}
