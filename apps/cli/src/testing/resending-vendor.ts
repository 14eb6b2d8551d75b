import { type ResendAnswer, type ResendCase, type ReadingSamples, type SubmissionForm } from '@rpm/data-access/testing';
import { READING_KIND_NAMES, type ReadingKindName, SAMPLE_VALUES } from '@rpm/domain';
import { VENDOR_FORMS, type VendorForm, type VendorName, type VendorReading } from '@rpm/simulation';

/** The text by which a vendor names a device or a person; null if a message does not name it. */
interface VendorNames {
  device: string | null;
  person: string | null;
}

type Json = Readonly<Record<string, unknown>>;

/** A vendor that sends readings again. */
export interface ResendingVendor {
  title: string;
  form: VendorForm;
  /** The subjects that the messages of the vendor can name. If a vendor names neither device nor patient, its source belongs to the patient. */
  forms: readonly SubmissionForm[];
  /** Whether other values correct a reading, instead of being a conflict with it. */
  corrects: boolean;
  /** Whether the vendor gives each reading an id, and a reading of another time another id. */
  givesIds: boolean;
  /** Changes a message, so that it names what it is to name. */
  adapt: (body: unknown, names: VendorNames) => unknown;
}

function vendor(name: VendorName, forms: readonly SubmissionForm[], more: Partial<ResendingVendor> = {}): ResendingVendor {
  const form = VENDOR_FORMS[name];
  return { title: name, form, forms, corrects: false, givesIds: false, adapt: (body) => body, ...more };
}

const EACH: readonly SubmissionForm[] = ['device', 'device and patient', 'patient'];

/** Every built-in adapter, Junction with both of its events. */
export const RESENDING_VENDORS: readonly ResendingVendor[] = [
  vendor('telli', ['device']),
  vendor('bodytrace', ['device']),
  vendor('tenovi', EACH, {
    adapt: (body, { device, person }) =>
      [body as Json | Json[]].flat().map((measurement) => ({ ...measurement, hwi_device_id: device, patient_id: person })),
  }),
  vendor('nightscout', ['patient']),
  vendor('healthAutoExport', ['patient']),
  vendor('healthConnectWebhook', ['patient']),
  junction('created'),
  junction('updated'),
  vendor('terra', ['patient'], { corrects: true }),
  vendor('validic', EACH, {
    ...{ corrects: true, givesIds: true },
    adapt: (body, { device, person }) => ({ ...(body as Json), source: { device: { id: device } }, user: { uid: person } }),
  }),
];

function junction(change: 'created' | 'updated'): ResendingVendor {
  return vendor('junction', ['patient'], {
    ...{ title: `junction, ${change}`, corrects: change === 'updated' },
    adapt: (body) => ({ ...(body as Json), event_type: String((body as Json)['event_type']).replace(/[a-z]+$/, change) }),
  });
}

/** The values that a vendor carries of the sample of each kind; a kind that it does not carry is absent. */
export function samplesOf({ form }: ResendingVendor): Partial<ReadingSamples> {
  const reading = { instant: new Date('2026-01-10T00:00:00Z'), deviceTimeZoneOffset: 0, device: '', person: '' };
  return Object.fromEntries(
    READING_KIND_NAMES.flatMap((kind) => {
      const stored = form.stored({ ...reading, kind, values: SAMPLE_VALUES[kind] });
      return stored ? [[kind, stored]] : [];
    }),
  );
}

/** Returns the answer to a row of the table of resends. A vendor that corrects readings does not change one that a person has changed. */
export function answerFrom({ corrects, givesIds }: ResendingVendor, { answer, since, time }: ResendCase): ResendAnswer {
  const isOther = givesIds && time === 'restamped';
  if (answer !== 'conflict' || !corrects || isOther) return answer;
  return since.length === 0 ? 'completed' : 'reading_voided';
}

/** Returns values of a request as the simulation writes them: times are instants. */
export function valuesOf(kind: ReadingKindName, values: Json): VendorReading['values'] {
  const asInstants = (value: unknown) => (Array.isArray(value) ? value.map((time: string) => new Date(time)) : value);
  return kind === 'sleepMatActivity'
    ? Object.fromEntries(Object.entries(values).map(([name, value]) => [name, asInstants(value)]))
    : values;
}

/** Returns whether the vendor can send a reading again as a row of the table does. */
export const isComparable = ({ forms }: ResendingVendor, { form = 'device', again = form }: ResendCase): boolean =>
  forms.includes(again);
