import { type SimulatedPlace, placeAt } from './place';
import { SeededRandom } from '../random';

/** A simulated patient. All names are obviously fictitious. */
export interface SimulatedPatient {
  /** Number of the patient, starting with 0. */
  number: number;
  home: SimulatedPlace;
  /** Place to which the patient travels in the middle of the simulated time; null if the patient stays at home. */
  journey: SimulatedPlace | null;
  /** Fraction of the days on which the patient measures anything. */
  diligence: number;
  /** Properties of the patient that are sent to the service when the patient is created. */
  description: object;
}

const FIRST_NAMES = ['Testina', 'Mock', 'Fictia', 'Samplia', 'Dummy', 'Placida', 'Specimen'];
const LAST_NAMES = ['Sampleton', 'Placeholder', 'Exampleson', 'Testington', 'Mockford'];
const SEXES = ['female', 'male', 'other', 'unknown'];

/**
 * Fractions of days with measurements, from patients who almost never forget to those who nearly always do, so that every adherence threshold is met
 * by some patient.
 */
const DILIGENCE = [0.97, 0.85, 0.6, 0.3, 0.08];

/** Every third patient travels across several time zones. */
const EVERY_THIRD = 3;

export const patientName = ({ number }: SimulatedPatient) => `patient ${number}`;

export function patientAt(seed: number, number: number): SimulatedPatient {
  const random = new SeededRandom(seed, 'person', number);
  const home = placeAt(number);
  const firstName = among(FIRST_NAMES, number);
  const lastName = among(LAST_NAMES, Math.floor(number / FIRST_NAMES.length));
  const digits = String(number % 10_000).padStart(4, '0');
  return {
    number,
    home,
    journey: number % EVERY_THIRD === 1 ? placeAt(number + 2) : null,
    diligence: among(DILIGENCE, Math.floor(number / 2)),
    description: {
      firstName,
      lastName,
      dateOfBirth: `${random.integer(1940, 1995)}-${two(random.integer(1, 12))}-${two(random.integer(1, 28))}`,
      email: `${firstName}.${lastName}.${number}@example.org`.toLowerCase(),
      phoneNumber: `+1555555${digits}`,
      externalIdentifier: `sim-${seed}-${number}`,
      sex: among(SEXES, random.integer(0, SEXES.length - 1)),
      address: home.address,
      ...(home.sendsTimeZone && { timeZone: home.timeZone }),
    },
  };
}

function among<T>(list: readonly T[], position: number): T {
  const found = list[position % list.length];
  if (found === undefined) throw new Error('Cannot choose from an empty list.');
  return found;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
