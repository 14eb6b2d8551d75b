import { LOW_BATTERY } from '@rpm/domain';
import { deviceName } from './equipment';
import { type SimulatedPatient } from './person';

/** In the middle of the simulated time, the first patient's glucose meter is handed over to the second patient. This needs at least two patients. */
export const HAND_OVER = { from: 0, to: 1, code: 'BG' } as const;

/** Interval in days between two health checks of a glucose meter. */
export const HEALTH_CHECK_EVERY = 3;

/** Half of the patients receive their devices by mail; the others get them at their sites. */
export const receivesByMail = ({ number }: SimulatedPatient) => number % 4 >= 2;

/** Every eighth patient has an incomplete address when the first order is placed. */
export const hasIncompleteAddress = ({ number }: SimulatedPatient) => number % 8 === 2;

/** For every eighth patient, one ordered device gets lost in the warehouse, and the first delivery fails because nobody opens the door. */
export const hasDeliveryProblems = ({ number }: SimulatedPatient) => number % 8 === 3;

/**
 * One in four patients never charges the glucose meter, so its battery charge falls below the low-battery threshold. Those patients receive the meter
 * by mail.
 */
const isNeglected = ({ number }: SimulatedPatient) => number % 4 === 2;

/** Returns the number of the day (from 0) on which a patient gets the first devices. */
export function firstDeviceDayOf(person: SimulatedPatient, days: number): number {
  if (!receivesByMail(person)) return 0;
  return Math.floor(days * (hasIncompleteAddress(person) || hasDeliveryProblems(person) ? 0.2 : 0.1));
}

/** Name of a patient's second glucose meter, which replaces a meter with a low battery or one that was lost before packing. */
export const replacementName = (person: SimulatedPatient) => `${deviceName(person, 'BG')} (2)`;

/** Returns the days on which a replacement for a patient's glucose meter is ordered and delivered; null if its battery lasts. */
export function meterReplacementOf(person: SimulatedPatient, days: number): { orderedOn: number; deliveredOn: number } | null {
  if (!isNeglected(person)) return null;
  // The battery charge is never low before this day, so earlier days need not be checked.
  const first = Math.ceil((days * 0.8) / HEALTH_CHECK_EVERY) * HEALTH_CHECK_EVERY;
  for (let day = first; day + 1 < days; day += HEALTH_CHECK_EVERY) {
    if (charge(person, day, days) < LOW_BATTERY) return { orderedOn: day + 1, deliveredOn: Math.min(day + 2, days - 1) };
  }
  return null;
}

/** Returns the battery charge in percent of the glucose meter that a patient uses on a day. */
export function batteryChargeOn(person: SimulatedPatient, day: number, days: number): number {
  const replacement = meterReplacementOf(person, days);
  if (replacement && day >= replacement.deliveredOn) return 100;
  return charge(person, day, days);
}

function charge(person: SimulatedPatient, day: number, days: number): number {
  return Math.round((isNeglected(person) ? 90 : 99) - ((isNeglected(person) ? 85 : 30) * day) / days);
}

/** Returns the name of the device that a patient uses on a day; null if the patient has none yet. */
export function deviceUsedOnDay(
  { people, days }: { people: readonly SimulatedPatient[]; days: number },
  person: SimulatedPatient,
  code: string,
  day: number,
) {
  if (day < firstDeviceDayOf(person, days)) return null;
  if (code !== HAND_OVER.code) return deviceName(person, code);
  const giver = people[HAND_OVER.from];
  if (giver && people.length > HAND_OVER.to && day >= days / 2) {
    if (person === giver) return null;
    if (person.number === HAND_OVER.to) return deviceName(giver, code);
  }
  const isReplaced = hasDeliveryProblems(person) || day >= (meterReplacementOf(person, days)?.deliveredOn ?? days);
  return isReplaced ? replacementName(person) : deviceName(person, code);
}
