import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { setUpClinic } from './clinic';
import { incidentsOf } from './incidents';
import { personAt } from './person';
import { type IdOf, type Stage, type Step } from './step';
import { type SentReading, type Span, uploads } from './timeline';
import { travels } from './travels';

/** What makes a simulation: the same options give the same requests in the same order. */
export interface SimulationOptions {
  seed: number;
  patients: number;
  days: number;
  /** The end of the timeline, exclusive. */
  until: Date;
  /** How many days readings are gathered for, before they are uploaded; 1 unless given. */
  uploadEvery?: number;
}

/** As many as the service takes at once. */
const MAX_BATCH = 1000;

/** A virtual clinic, from its first manufacturer to the last reading, a day at a time. */
export function* simulate({ seed, patients, days, until, uploadEvery = 1 }: SimulationOptions): Generator<Stage> {
  const people = Array.from({ length: patients }, (_, number) => personAt(seed, number));
  const span: Span = { seed, people, days, until, uploadEvery };
  yield* setUpClinic(seed, people).map((stage) => ({ ...stage, day: 0 }));
  const onTheWay = travels(span);
  let number = 0;
  for (const readings of uploads(span)) {
    const day = { title: `Day ${number + 1} of ${days}`, day: number + 1 };
    yield* (onTheWay.get(number) ?? []).map((steps) => ({ ...day, steps }));
    yield { ...day, steps: READING_KIND_NAMES.flatMap((kind) => batches(kind, readings)) };
    yield* incidentsOf(span, number).map((steps) => ({ ...day, steps }));
    number++;
  }
}

function batches(kind: SentReading['kind'], all: readonly SentReading[]): Step[] {
  const readings = all.filter((reading) => reading.kind === kind);
  const count = Math.ceil(readings.length / MAX_BATCH);
  return Array.from({ length: count }, (_, place): Step => {
    const batch = readings.slice(place * MAX_BATCH, (place + 1) * MAX_BATCH);
    const path = `/${readingKind(kind).path}-reading/batch`;
    return {
      about: 'uploads',
      method: 'POST',
      request: (idOf) => ({ path, body: { readings: batch.map((one) => bodyOf(one, idOf)) } }),
    };
  });
}

/** Says whose it is: nobody held the device yet, as far as the service knows, when what is uploaded now was measured. */
function bodyOf({ instant, device, patient, deviceTimeZoneOffset, values }: SentReading, idOf: IdOf): object {
  return { deviceId: idOf(device), patientId: idOf(patient), readingTimestamp: instant, deviceTimeZoneOffset, ...values };
}
