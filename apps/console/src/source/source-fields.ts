import { FORMS } from '../form/forms.generated';
import { type FormField } from '../form/form-field';
import { type Draft } from '../form/draft';
import { ADAPTERS } from './adapters.generated';
import { AUTHENTICATIONS, VENDORS } from './source-texts';

const TEXTS: Readonly<Record<string, Partial<FormField>>> = {
  adapter: { label: 'Vendor or app', hint: '', texts: VENDORS },
  name: { label: 'Name of the source', hint: 'For example the vendor and the clinic.' },
  authentication: {
    label: 'How messages are authenticated',
    hint: 'If empty, the first one is used.',
    texts: AUTHENTICATIONS,
  },
  secret: {
    label: 'Secret of the vendor',
    hint: 'The signing secret that the vendor shows. If it shows it only later, leave this empty, and enter it on the page of the source.',
  },
  patient: { hint: 'All readings of the source belong to this patient. Choose from the list, or type an ID.' },
  timeZone: {
    hint: 'Zone of times that name none, such as America/New_York. If empty, the time zone of the patient is used.',
  },
  unknownDevices: {
    label: 'Readings of unknown devices',
    hint: 'They wait in quarantine, if it is left empty.',
    texts: { quarantine: 'Wait in quarantine until somebody registers the device', register: 'Register the device' },
  },
  item: { label: 'Item of new devices' },
  networks: { label: 'Permitted networks', hint: 'For example 192.0.2.0/24. If empty, all are permitted.' },
  rateLimit: { label: 'Messages a second, at most', hint: 'Empty for no limit' },
  expectedIntervalMinutes: {
    label: 'Minutes without a message until the source is silent',
    hint: 'Empty if the source is never silent',
  },
};

/** Kinds of authentication whose secret nearly every vendor makes. */
const KINDS_WITH_SECRET: readonly unknown[] = ['standardWebhooks', 'terra'];

const SERVICE_MAKES_SECRET = 'The signing secret that the vendor shows. If empty, the service makes one.';

const wordedField = (field: FormField): FormField => ({ ...field, ...TEXTS[field.name] });

/** The fields that a source of an adapter needs, in the order in which people fill them in. */
export function newSourceFields(draft: Draft): FormField[] {
  const chosen = draft['adapter'];
  const adapter = typeof chosen === 'string' ? ADAPTERS[chosen] : undefined;
  const kinds =
    adapter?.authenticationKinds ?? FORMS.IngestSourceInput.find(({ name }) => name === 'authentication')?.options ?? [];
  const kind = draft['authentication'] === '' ? kinds[0] : draft['authentication'];
  const names = [
    'adapter',
    'name',
    ...(kinds.length > 1 ? ['authentication'] : []),
    ...(KINDS_WITH_SECRET.includes(kind) ? ['secret'] : []),
    ...(adapter?.needsPatient ? ['patient'] : ['unknownDevices']),
    ...(draft['unknownDevices'] === 'register' && !adapter?.needsPatient ? ['item'] : []),
    'timeZone',
    ...(kind === 'token' ? ['networks'] : []),
    'expectedIntervalMinutes',
  ];
  return names.flatMap((name) => {
    const found = FORMS.IngestSourceInput.find((field) => field.name === name);
    if (!found) return [];
    const field = wordedField(found);
    if (name === 'adapter') return [{ ...field, options: Object.keys(ADAPTERS) }];
    if (name === 'secret' && adapter?.vendorMakesSecret === false) return [{ ...field, hint: SERVICE_MAKES_SECRET }];
    if (name === 'authentication') return [{ ...field, options: kinds }];
    return [name === 'patient' || name === 'item' ? { ...field, isRequired: true } : field];
  });
}

/** The fields of a source that can be changed later, other than its state. */
export const editSourceFields = (): FormField[] =>
  FORMS.IngestSourcePatchInput.filter(({ name }) => name !== 'state' && name !== 'authenticationOptions').map(wordedField);
