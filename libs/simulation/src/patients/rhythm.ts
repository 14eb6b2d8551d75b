import { type ReadingKindName } from '@rpm/domain';
import { instantAt, type SimulatedPlace } from './place';
import { type SimulatedPatient } from './person';
import { SeededRandom } from '../random';

/** One simulated day of a patient, and the place where the patient spends it. */
export interface Day {
  /** Number of the day, starting with 0. */
  number: number;
  /** Date of the day, `YYYY-MM-DD`. */
  date: string;
  place: SimulatedPlace;
}

/** A simulated value as a measuring device reports it. */
export interface Measurement {
  kind: ReadingKindName;
  instant: Date;
  values: object;
}

const HOUR = 60;
/** Values that are sent instead of the results LO and HI, which a glucose meter shows when the glucose is below or above its range. */
const LO = 20;
const HI = 600;
/**
 * Interval in days between two extreme values of one patient. The intervals of different patients are shifted, so that on nearly every day some
 * patient has an extreme value.
 */
const EXTREMES_EVERY = 17;

/** Generates the measurements of a patient on one day with a plausible daily rhythm. They are the same for the same seed, person and date. */
export function measurementsOf(seed: number, person: SimulatedPatient, day: Day): Measurement[] {
  const habits = new SeededRandom(seed, 'habits', person.number);
  const random = new SeededRandom(seed, 'day', person.number, day.date);
  if (!random.happens(person.diligence)) return [];
  const measurements: Measurement[] = [];
  const add = (kind: ReadingKindName, hour: number, values: object) => {
    const minute = instantAt(day.place, day.date, Math.round(hour * HOUR) + random.integer(-25, 25));
    measurements.push({ kind, instant: new Date(minute.getTime() + secondOf(day) * 1_000), values });
  };

  const fasting = habits.integer(85, 145);
  const extreme = (person.number + day.number) % EXTREMES_EVERY;
  const glucose = (rise: number) => fasting + rise + random.integer(-12, 18);
  add('bloodGlucose', 7, { glucose: extreme === 3 ? LO : glucose(0), beforeMeal: true });
  add('bloodGlucose', 9.5, { glucose: extreme === 9 ? HI : glucose(45), afterMeal: true });
  if (random.happens(0.7)) add('bloodGlucose', 18, { glucose: glucose(10), beforeMeal: true });
  if (random.happens(0.3)) add('bloodGlucose', 22, { glucose: extreme === 5 ? 421 : glucose(15) });

  const systolic = habits.integer(112, 148);
  const heartRate = habits.integer(58, 82);
  const pulse = () => heartRate + random.integer(-6, 10);
  for (const hour of [7.5, 19.5]) {
    const high = systolic + random.integer(-8, 12);
    const isCrisis = extreme === 11 && hour > 12;
    const pressure = isCrisis ? { systolic: 212, diastolic: 121 } : { systolic: high, diastolic: high - random.integer(38, 54) };
    add('bloodPressure', hour, { ...pressure, heartRate: pulse() });
  }

  const drift = (habits.integer(-10, 6) * day.number) / 100;
  add('weight', 7.2, { weight: tenth(habits.integer(125, 240) + drift + random.tenths(-1, 1)) });
  add('bloodOxygen', 8, { bloodOxygen: extreme === 13 ? 84 : random.integer(94, 99), heartRate: pulse() });
  add('temperature', 8.2, temperature(person, random));
  for (const hour of [10, 14, 20.5]) add('heartRate', hour, { heartRate: pulse() + random.integer(0, 25) });
  add('heartRateVariability', 6, {
    heartRateVariability: random.tenths(22, 68),
    heartRate: pulse(),
    heartRateVariabilityDuration: 300_000,
    heartRateVariabilityAlgorithmType: 'sdnn',
  });
  const peakFlow = habits.integer(310, 520);
  for (const hour of [7.8, 20]) {
    const flow = peakFlow + random.integer(-35, 35);
    add('peakFlow', hour, { peakExpiratoryFlow: flow, forcedExpiratoryVolumeInOneSecond: tenth(flow / 150) });
  }
  for (const [kind, values] of night(day, pulse(), random)) add(kind, 6.6, values);
  return measurements;
}

/**
 * The second within the minute at which a day's measurements are taken. It differs from the second of the days before and after, because local times on two days
 * can be the same instant if the patient travels in between, or if a patient in another zone gets the device.
 */
const secondOf = ({ number }: Day) => number % 60;

function temperature({ home }: SimulatedPatient, random: SeededRandom): object {
  const temperatureUnit = home.address.country === 'US' ? 'fahrenheit' : 'celsius';
  const celsius = random.tenths(36.1, 37.2);
  return { temperature: temperatureUnit === 'celsius' ? celsius : tenth(celsius * 1.8 + 32), temperatureUnit };
}

/**
 * Generates the reading that a sleep mat sends in the morning. Its times are instants, because a night in which the clocks change is an hour shorter
 * or longer.
 */
function night({ place, date }: Day, heartRate: number, random: SeededRandom): [ReadingKindName, object][] {
  const lay = instantAt(place, date, -random.integer(60, 120));
  const rose = instantAt(place, date, 6 * HOUR + random.integer(0, 8));
  const duration = Math.round((rose.getTime() - lay.getTime()) / 60_000);
  const body = { bodyTurnOver: random.integer(8, 40), duration, heartRate, respiration: random.tenths(12, 18) };
  const [deep, rem] = [random.integer(15, 25), random.integer(18, 25)].map((percent) => Math.round((duration * percent) / 100));
  const phases = { deepSleep: deep, rem, lightSleep: duration - (deep ?? 0) - (rem ?? 0) };
  return [
    ['sleepMatActivity', { ...body, bedTime: [lay], getUpTime: [rose] }],
    ['sleepMatDuration', { ...body, ...phases }],
  ];
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
