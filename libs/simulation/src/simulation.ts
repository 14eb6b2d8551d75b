import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { deliveriesOf } from './delivery/deliveries';
import { HeldPeriods } from './delivery/held-periods';
import { SourceSteps } from './delivery/source-steps';
import { setUpClinic } from './steps/clinic';
import { incidentsOf } from './steps/incidents';
import { patientAt } from './patients/person';
import { type IdOf, type SimulationStage, type SimulationStep } from './steps/step';
import { type SentReading, type SimulatedPeriod, generateUploads } from './steps/timeline';
import { generateShipmentSteps } from './steps/shipment-steps';
import { type VendorName } from './vendor/vendor-form';
import { VENDOR_FORMS } from './vendor/vendor-forms';

/** Options of a simulation. The same options always generate the same requests in the same order. */
export interface SimulationOptions {
  seed: number;
  patients: number;
  days: number;
  /** End of the simulated time, exclusive. */
  until: Date;
  /** Number of days for which readings are collected before they are uploaded; 1 by default. */
  uploadEvery?: number;
  /** Adapter through whose vendor readings are sent, in the form of that vendor; by default, they are sent to the API. */
  through?: VendorName;
}

/** Maximum number of readings that the API accepts in one batch. */
const MAX_BATCH = 1000;

/** Generates the requests of a virtual clinic in the order in which they must be sent: first the setup of the clinic, then the requests of each day. */
export function* simulate({
  seed,
  patients,
  days,
  until,
  uploadEvery = 1,
  through,
}: SimulationOptions): Generator<SimulationStage> {
  const people = Array.from({ length: patients }, (_, number) => patientAt(seed, number));
  const span: SimulatedPeriod = { seed, people, days, until, uploadEvery };
  yield* setUpClinic(seed, people).map((stage) => ({ ...stage, day: 0 }));
  const onTheWay = generateShipmentSteps(span);
  const vendor = through === undefined ? null : vendorOf(span, through);
  let number = 0;
  for (const readings of generateUploads(span)) {
    const day = { title: `Day ${number + 1} of ${days}`, day: number + 1 };
    yield* (onTheWay.get(number) ?? []).map((steps) => ({ ...day, steps }));
    if (vendor) {
      yield* vendor.sources.before(readings).map((stage) => ({ ...stage, day: number + 1 }));
      yield { ...day, steps: [], messages: deliveriesOf(vendor.form, seed, number, readings) };
    } else {
      yield { ...day, steps: READING_KIND_NAMES.flatMap((kind) => batches(kind, readings)) };
    }
    yield* incidentsOf(span, number).map((steps) => ({ ...day, steps }));
    number++;
  }
}

function vendorOf(span: SimulatedPeriod, through: VendorName) {
  const form = VENDOR_FORMS[through];
  return { form, sources: new SourceSteps(form, span.seed, new HeldPeriods(generateUploads(span))) };
}

function batches(kind: SentReading['kind'], all: readonly SentReading[]): SimulationStep[] {
  const readings = all.filter((reading) => reading.kind === kind);
  const count = Math.ceil(readings.length / MAX_BATCH);
  return Array.from({ length: count }, (_, place): SimulationStep => {
    const batch = readings.slice(place * MAX_BATCH, (place + 1) * MAX_BATCH);
    const path = `/${readingKind(kind).path}-reading/batch`;
    return {
      about: 'uploads',
      method: 'POST',
      request: (idOf) => ({ path, body: { readings: batch.map((one) => bodyOf(one, idOf)) } }),
    };
  });
}

/** The request names the patient, because the service does not know who held the device before it was handed over. */
function bodyOf({ instant, device, patient, deviceTimeZoneOffset, values }: SentReading, idOf: IdOf): object {
  return {
    device: { id: idOf(device) },
    patient: { id: idOf(patient) },
    readingTimestamp: instant,
    deviceTimeZoneOffset,
    ...values,
  };
}
