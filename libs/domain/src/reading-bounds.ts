/** What an instrument can report, inclusive; anything else is refused, and what is merely alarming is data. */
export interface Bounds {
  min: number;
  max: number;
  unit: string;
}

export const READING_BOUNDS = {
  glucose: { min: 0, max: 1000, unit: 'mg/dL' },
} as const satisfies Record<string, Bounds>;

/** No reading is older; there was no service to take it. */
const EARLIEST = Date.UTC(2000, 0, 1);
/** How far a device's clock may run ahead of ours. */
const MAX_LEAD_MS = 15 * 60 * 1000;

export function isPlausibleReadingTime(instant: Date, now: Date): boolean {
  return instant.getTime() >= EARLIEST && instant.getTime() <= now.getTime() + MAX_LEAD_MS;
}
