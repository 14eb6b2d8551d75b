import { type ReadingKindName } from '@rpm/domain';
import { patientAt } from '../patients/person';
import { type SimulationOptions } from '../simulation';
import { generateUploads } from '../steps/timeline';
import { VENDOR_FORMS } from '../vendor/vendor-forms';
import { type VendorName } from '../vendor/vendor-form';
import { vendorReading } from './deliveries';

/** A reading that the service must have after a simulation through a vendor. */
export interface ExpectedReading {
  kind: ReadingKindName;
  instant: Date;
  /** Name of the patient in the simulation. */
  patient: string;
  /** Name of the device in the simulation; null if messages of the vendor do not name devices. */
  device: string | null;
  /** Values in the fixed units of the API. Values that are absent must be null. */
  values: Readonly<Record<string, unknown>>;
}

/**
 * Returns the readings that a simulation through a vendor must leave behind: those of the direct path that the vendor carries, with the values that its form
 * preserves. Readings that the simulation enters by hand are not among them.
 */
export function expectedReadings(
  { seed, patients, days, until, uploadEvery = 1 }: SimulationOptions,
  vendor: VendorName,
): ExpectedReading[] {
  const form = VENDOR_FORMS[vendor];
  const people = Array.from({ length: patients }, (_, number) => patientAt(seed, number));
  const found = new Map<string, ExpectedReading>();
  for (const uploads of generateUploads({ seed, people, days, until, uploadEvery })) {
    for (const reading of uploads) {
      const values = form.stored(vendorReading(form, seed, reading));
      if (values === null) continue;
      const { kind, instant, patient } = reading;
      const device = form.binding === 'device' ? reading.device : null;
      found.set(JSON.stringify([kind, instant, device ?? patient]), { kind, instant, patient, device, values });
    }
  }
  return [...found.values()];
}
