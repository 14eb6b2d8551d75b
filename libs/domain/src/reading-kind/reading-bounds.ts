/** The inclusive range of values that an instrument can report. Values outside are rejected; alarming values inside are accepted. */
export interface ValueRange {
  min: number;
  max: number;
  /** The unit that the API returns next to the value. */
  unit?: string;
  /**
   * The range of stored values, where earlier versions accepted values that no instrument reports. Those values stay stored: they can be read, voided and
   * moved, and a reading that is sent again with them is a duplicate.
   */
  stored?: { min: number; max: number };
  /** A sentence about the most frequent mistake, for the text of the validation error. */
  hint?: string;
}

/**
 * The limits and units of measured values, for the API, the console, the command line and imports. Most come from the project's design document of
 * readings; `mgdl` comes from the specification, section 2. Pulse oximeters show no saturation below 30 %, and scales for infants no weight below 0.5 lb.
 */
export const READING_BOUNDS = {
  glucose: { min: 10, max: 1000, unit: 'mgdl', stored: { min: 0, max: 1000 } },
  bloodOxygen: {
    min: 30,
    max: 100,
    unit: 'spO2',
    stored: { min: 0, max: 100 },
    hint: 'Send a fraction such as 0.97 in percent: 97.',
  },
  heartRate: { min: 1, max: 300, unit: 'bpm' },
  systolic: { min: 30, max: 300, unit: 'mmHg' },
  diastolic: { min: 10, max: 220, unit: 'mmHg' },
  weight: { min: 0.5, max: 2200, unit: 'lbs', stored: { min: 0, max: 2200 } },
  celsius: { min: 25, max: 45, unit: 'celsius' },
  fahrenheit: { min: 77, max: 113, unit: 'fahrenheit' },
  heartRateVariability: { min: 0, max: 1000, unit: 'ms' },
  heartRateVariabilityDuration: { min: 0, max: 86_400_000, unit: 'ms' },
  peakExpiratoryFlow: { min: 30, max: 900, unit: 'L/min' },
  forcedExpiratoryVolumeInOneSecond: { min: 0, max: 10, unit: 'L' },
  respiration: { min: 0, max: 100, unit: '/min' },
  bodyTurnOver: { min: 0, max: 100_000 },
  /** The maximum is one week in minutes, which is more than any sleep mat records in one reading. */
  minutes: { min: 0, max: 10_080, unit: 'min' },
} as const satisfies Record<string, ValueRange>;

/**
 * Inclusive range for UTC offsets in seconds, from UTC-12 to UTC+14. Since the year 2000, every time zone has differed from UTC by a multiple of a quarter of an
 * hour. A number that is no such multiple was probably meant as hours or minutes.
 */
export const TIME_ZONE_OFFSET_BOUNDS = { min: -43_200, max: 50_400, multipleOf: 900 } as const;

/** Readings with an earlier timestamp than this are rejected, because the service did not exist then. */
export const EARLIEST_READING = new Date(Date.UTC(2000, 0, 1));
/** Maximum time by which the clock of a device may be ahead of the server's clock. */
export const MAX_LEAD_MINUTES = 15;

export function isPlausibleReadingTime(instant: Date, now: Date): boolean {
  return instant.getTime() >= EARLIEST_READING.getTime() && instant.getTime() <= now.getTime() + MAX_LEAD_MINUTES * 60_000;
}
