import { EQUIPMENT } from '../patients/equipment';
import { deviceUsedOnDay } from '../patients/life';
import { patientName, type SimulatedPatient } from '../patients/person';
import { offsetAt } from '../patients/place';
import { SeededRandom } from '../random';
import { type Day, type Measurement, measurementsOf } from '../patients/rhythm';

const DAY_MS = 86_400_000;
/** Delay in days of readings that are uploaded late. */
const LATE_BY = 3;
const LATE = 0.06;
const REPEATED = 0.1;

/** A reading as a gateway sends it. */
export interface SentReading extends Measurement {
  patient: string;
  device: string;
  deviceTimeZoneOffset: number;
}

export interface SimulatedPeriod {
  seed: number;
  people: readonly SimulatedPatient[];
  days: number;
  /** End of the simulated time, exclusive. */
  until: Date;
  /** Number of days for which a gateway collects readings before it uploads them. */
  uploadEvery: number;
}

/** Returns the day with the given number, counted from the start of the simulated time, with the place where the patient is on that day. */
export function simulatedDayOf({ days, until }: SimulatedPeriod, person: SimulatedPatient, number: number): Day {
  const isAway = number >= days * 0.4 && number < days * 0.6;
  const place = (isAway ? person.journey : null) ?? person.home;
  const date = new Date(until.getTime() - (days - number) * DAY_MS).toISOString().slice(0, 10);
  return { number, date, place };
}

/**
 * Generates the uploads of a patient's gateway day by day. An upload contains the readings of the day, readings of earlier days on which the patient
 * had no network, and repetitions of some readings of the day before, as if the gateway had received no response.
 */
export function* generateUploads(span: SimulatedPeriod): Generator<SentReading[]> {
  const due: SentReading[][] = Array.from({ length: span.days }, () => []);
  let gathered: SentReading[] = [];
  for (let number = 0; number < span.days; number++) {
    for (const person of span.people) {
      const readings = readingsOf(span, person, simulatedDayOf(span, person, number));
      const random = new SeededRandom(span.seed, 'network', person.number, number);
      const last = span.days - 1;
      const isLate = random.happens(LATE);
      due[Math.min(isLate ? number + LATE_BY : number, last)]?.push(...readings);
      if (random.happens(REPEATED)) due[Math.min(number + (isLate ? LATE_BY : 0) + 1, last)]?.push(...readings);
    }
    gathered = gathered.concat(due[number] ?? []);
    due[number] = [];
    const isUploaded = (number + 1) % span.uploadEvery === 0 || number + 1 === span.days;
    yield isUploaded ? gathered : [];
    if (isUploaded) gathered = [];
  }
}

function readingsOf(span: SimulatedPeriod, person: SimulatedPatient, day: Day): SentReading[] {
  const begin = span.until.getTime() - span.days * DAY_MS;
  return measurementsOf(span.seed, person, day)
    .filter(({ instant }) => instant.getTime() >= begin && instant < span.until)
    .flatMap((measurement) => {
      const { code = '' } = EQUIPMENT.find(({ readingKinds }) => readingKinds.includes(measurement.kind)) ?? {};
      const device = deviceUsedOnDay(span, person, code, day.number);
      if (device === null) return [];
      return [
        { ...measurement, device, patient: patientName(person), deviceTimeZoneOffset: offsetAt(day.place, measurement.instant) },
      ];
    });
}
