import { LOW_BATTERY } from '@rpm/domain';
import { deviceName } from './equipment';
import { type Person } from './person';

/** What only two patients can do: the first one's glucose meter goes to the second in the middle of the time. */
export const HAND_OVER = { from: 0, to: 1, code: 'BG' } as const;

/** How often meters tell how they are, in days. */
export const HEALTH_CHECK_EVERY = 3;

/** Two of four patients have their devices sent to their homes; the others are given them at their sites. */
export const getsByOrder = ({ number }: Person) => number % 4 >= 2;

/** Nobody has asked where they live exactly when the order is placed. */
export const hasAddressFault = ({ number }: Person) => number % 8 === 2;

/** A device of the order gets lost in the warehouse, and then nobody opens the door to the carrier. */
export const hasBadLuck = ({ number }: Person) => number % 8 === 3;

/** Of four meters one is never charged, and sinks below any threshold; its owner has it by order. */
const isNeglected = ({ number }: Person) => number % 4 === 2;

/** The day, from 0, on which somebody's devices are there. */
export function firstDayOf(person: Person, days: number): number {
  if (!getsByOrder(person)) return 0;
  return Math.floor(days * (hasAddressFault(person) || hasBadLuck(person) ? 0.2 : 0.1));
}

/** The meter that another takes the place of when its battery was low, or the one that was packed instead of what was lost. */
export const replacementName = (person: Person) => `${deviceName(person, 'BG')} (2)`;

/** When another meter is ordered and comes; null when the battery lasts. */
export function replacementOf(person: Person, days: number): { orderedOn: number; deliveredOn: number } | null {
  if (!isNeglected(person)) return null;
  // It is not low before, so that no earlier day need be looked at.
  const first = Math.ceil((days * 0.8) / HEALTH_CHECK_EVERY) * HEALTH_CHECK_EVERY;
  for (let day = first; day + 1 < days; day += HEALTH_CHECK_EVERY) {
    if (charge(person, day, days) < LOW_BATTERY) return { orderedOn: day + 1, deliveredOn: Math.min(day + 2, days - 1) };
  }
  return null;
}

/** In percent, of the meter that somebody uses that day. */
export function batteryOn(person: Person, day: number, days: number): number {
  const replacement = replacementOf(person, days);
  if (replacement && day >= replacement.deliveredOn) return 100;
  return charge(person, day, days);
}

function charge(person: Person, day: number, days: number): number {
  return Math.round((isNeglected(person) ? 90 : 99) - ((isNeglected(person) ? 85 : 30) * day) / days);
}

/** What somebody measures with on a day; null while they have none. */
export function deviceOn(
  { people, days }: { people: readonly Person[]; days: number },
  person: Person,
  code: string,
  day: number,
) {
  if (day < firstDayOf(person, days)) return null;
  if (code !== HAND_OVER.code) return deviceName(person, code);
  const giver = people[HAND_OVER.from];
  if (giver && people.length > HAND_OVER.to && day >= days / 2) {
    if (person === giver) return null;
    if (person.number === HAND_OVER.to) return deviceName(giver, code);
  }
  const isReplaced = hasBadLuck(person) || day >= (replacementOf(person, days)?.deliveredOn ?? days);
  return isReplaced ? replacementName(person) : deviceName(person, code);
}
