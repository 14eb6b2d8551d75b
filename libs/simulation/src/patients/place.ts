import { TZDate, tzOffset } from '@date-fns/tz';

/** A place where patients live or travel. In most places, one day in spring has 23 hours and one in autumn 25. */
export interface PatientLocation {
  timeZone: string;
  /** Whether the time zone follows from the address. The service derives it for addresses in the United States. */
  isTold: boolean;
  address: Record<'lineOne' | 'city' | 'state' | 'zipCode' | 'country', string>;
}

const HOMES: readonly [timeZone: string, state: string, zipCode: string, country: string][] = [
  ['America/Los_Angeles', 'CA', '94105', 'US'],
  ['America/New_York', 'NY', '10001', 'US'],
  ['America/St_Johns', 'NL', 'A1A 1A1', 'CA'],
  ['Europe/Berlin', 'BE', '10115', 'DE'],
  ['Asia/Kolkata', 'WB', '700001', 'IN'],
];

export const PLACES: readonly PatientLocation[] = HOMES.map(([timeZone, state, zipCode, country]) => ({
  timeZone,
  isTold: country !== 'US',
  address: { lineOne: '1 Example Street', city: 'Testville', state, zipCode, country },
}));

/** Returns a place for any position by repeating the list of places. */
export function placeAt(position: number): PatientLocation {
  const place = PLACES[position % PLACES.length];
  if (!place) throw new Error('The list of places is empty.');
  return place;
}

/** Returns the offset in seconds east of UTC. */
export function offsetAt({ timeZone }: PatientLocation, instant: Date): number {
  return Math.round(tzOffset(timeZone, instant) * 60);
}

/** Returns the instant at which local clocks show this many minutes after midnight of the day, `YYYY-MM-DD`. */
export function instantAt({ timeZone }: PatientLocation, day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, 0, minutes, timeZone).getTime());
}
