import { TZDate } from '@date-fns/tz';
import { offsetAt as offsetOfZone } from '@rpm/domain';

/** A place where patients live or travel. In most places, one day in spring has 23 hours and one in autumn 25. */
export interface SimulatedPlace {
  timeZone: string;
  /**
   * Whether the simulation sends the time zone of the place. It does not for places in the United States, because the service derives their time zone
   * from the address.
   */
  sendsTimeZone: boolean;
  address: Record<'lineOne' | 'city' | 'state' | 'zipCode' | 'country', string>;
}

const HOMES: readonly [timeZone: string, state: string, zipCode: string, country: string][] = [
  ['America/Los_Angeles', 'CA', '94105', 'US'],
  ['America/New_York', 'NY', '10001', 'US'],
  ['America/St_Johns', 'NL', 'A1A 1A1', 'CA'],
  ['Europe/Berlin', 'BE', '10115', 'DE'],
  ['Asia/Kolkata', 'WB', '700001', 'IN'],
];

export const PLACES: readonly SimulatedPlace[] = HOMES.map(([timeZone, state, zipCode, country]) => ({
  timeZone,
  sendsTimeZone: country !== 'US',
  address: { lineOne: '1 Example Street', city: 'Testville', state, zipCode, country },
}));

/** Returns the place with the given index. The list of places repeats after its end. */
export function placeAt(position: number): SimulatedPlace {
  const place = PLACES[position % PLACES.length];
  if (!place) throw new Error('The list of places is empty.');
  return place;
}

/** Returns the offset of a place's time zone from UTC in seconds; places east of UTC have positive offsets. */
export function offsetAt({ timeZone }: SimulatedPlace, instant: Date): number {
  return offsetOfZone(timeZone, instant);
}

/** Returns the instant at which clocks at a place show the given number of minutes after midnight of a date `YYYY-MM-DD`. */
export function instantAt({ timeZone }: SimulatedPlace, day: string, minutes: number): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(new TZDate(year, month - 1, date, 0, minutes, timeZone).getTime());
}
