import { EQUIPMENT } from './equipment';
import { deviceOn } from './life';
import { patientName, type Person } from './person';
import { offsetAt } from './place';
import { Random } from './random';
import { type Day, type Measurement, measurementsOf } from './rhythm';

const DAY_MS = 86_400_000;
/** How many days late uploads are late. */
const LATE_BY = 3;
const LATE = 0.06;
const REPEATED = 0.1;

/** A reading as the gateway of the devices sends it. */
export interface SentReading extends Measurement {
  patient: string;
  device: string;
  deviceTimeZoneOffset: number;
}

export interface Span {
  seed: number;
  people: readonly Person[];
  days: number;
  /** The end, exclusive. */
  until: Date;
  /** How many days the gateway gathers readings for, before it uploads them. */
  uploadEvery: number;
}

/** Days are counted back from the end, each where the person was. */
export function dayOf({ days, until }: Span, person: Person, number: number): Day {
  const isAway = number >= days * 0.4 && number < days * 0.6;
  const place = (isAway ? person.journey : null) ?? person.home;
  const date = new Date(until.getTime() - (days - number) * DAY_MS).toISOString().slice(0, 10);
  return { number, date, place };
}

/**
 * What the gateway uploads day by day: the day's readings; those of a day on which somebody had no network some days later; and,
 * because a gateway that heard no answer sends again, some of the day before once more, exactly as they were.
 */
export function* uploads(span: Span): Generator<SentReading[]> {
  const due: SentReading[][] = Array.from({ length: span.days }, () => []);
  let gathered: SentReading[] = [];
  for (let number = 0; number < span.days; number++) {
    for (const person of span.people) {
      const readings = readingsOf(span, person, dayOf(span, person, number));
      const random = new Random(span.seed, 'network', person.number, number);
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

function readingsOf(span: Span, person: Person, day: Day): SentReading[] {
  const begin = span.until.getTime() - span.days * DAY_MS;
  return measurementsOf(span.seed, person, day)
    .filter(({ instant }) => instant.getTime() >= begin && instant < span.until)
    .flatMap((measurement) => {
      const { code = '' } = EQUIPMENT.find(({ readingKinds }) => readingKinds.includes(measurement.kind)) ?? {};
      const device = deviceOn(span, person, code, day.number);
      if (device === null) return [];
      return [
        { ...measurement, device, patient: patientName(person), deviceTimeZoneOffset: offsetAt(day.place, measurement.instant) },
      ];
    });
}
