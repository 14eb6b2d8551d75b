import { wordsOf } from '../components/texts';
import { type FormField } from './form-field';

/** Labels of properties whose names do not say enough to people. */
const LABELS: Readonly<Record<string, string>> = {
  email: 'E-mail address',
  phoneNumber: 'Telephone number',
  externalIdentifiers: 'Your order numbers',
  enrolled: 'Enrolled in the program',
  lineOne: 'Address line 1',
  lineTwo: 'Address line 2',
  lineThree: 'Address line 3',
  zipCode: 'ZIP or postal code',
  note: 'Note for the carrier',
  sku: 'Stock number',
  orderable: 'Can be ordered',
  continuous: 'Continuous monitor',
  readingKinds: 'Measures',
  expectedIntervalMinutes: 'Minutes without a report until a device is silent',
  deviceIdentifierType: 'Units identified by',
  deviceIdentifiers: 'Identifiers',
  value: 'Identifier',
  kitItems: 'Items',
  orderItems: 'Items',
  orderKits: 'Kits',
  returnItems: 'Items to return',
  returnDevices: 'Devices to return',
  orderNotes: 'Notes',
  shippingOption: 'Shipping speed',
  emailLabel: 'Send the return label by e-mail',
  currentStatus: 'Status',
  eventTimestamp: 'When it happened',
  startTimestamp: 'From',
  endTimestamp: 'Until',
  count: 'Number of units',
  change: 'Units to add or remove',
  hideOtherPatients: 'Hide the current patient in readings of earlier patients',
  fhirBase: 'Base of FHIR identifiers',
  externalIdentifierSystem: 'System of your patient identifiers',
  mgdl: 'mg/dL',
  mmoll: 'mmol/L',
  lbs: 'lb',
  kg: 'kg',
  url: 'Address',
  types: 'Events that are sent',
  rateLimit: 'Requests per second, at most',
  purpose: 'Purpose of the disclosure',
  publicHealth: 'Public health',
  headers: 'Own headers',
  fahrenheit: '°F',
  celsius: '°C',
};

/** Returns the label of a field: its own, or that of its property in all forms. */
export const labelOfField = ({ label, name }: FormField): string => label ?? labelOf(name);

/** Returns the label for the name of a property or for a value of a choice. Types of events, such as `order.status`, are read as they are. */
export const labelOf = (name: string): string => LABELS[name] ?? (name.includes('.') ? name : wordsOf(name));

/** Hints that replace descriptions in the API that few people other than programmers understand. */
const HINTS: Readonly<Record<string, string>> = {
  glucoseUnit: 'Unit in which pages show glucose.',
  weightUnit: 'Unit in which pages show weight.',
  temperatureUnit: 'Unit in which pages show temperature.',
  importGlucoseUnit: 'Unit of glucose in imported files that do not state it. If it is empty, such files are rejected.',
  importWeightUnit: 'Unit of weight in imported files that do not state it. If it is empty, such files are rejected.',
  importTemperatureUnit: 'Unit of temperature in imported files that do not state it. If it is empty, such files are rejected.',
  hideOtherPatients: 'If yes, readings of patients who had the device earlier do not show who has it now.',
  fhirBase: 'For example https://ids.example.org/rpm. It cannot be changed once a receiver of FHIR relies on it.',
  externalIdentifierSystem:
    'For example urn:oid: and the OID of your EHR. It cannot be changed once a receiver of FHIR relies on it.',
  dateOfBirth: '',
  timeZone: 'For example America/New_York. If empty, the time zone of the address, the site or the organization is used.',
  startTimestamp: '',
  endTimestamp: '',
  phoneNumber: 'For example (415) 555-0132. Outside the country of the address, start with + and the country code.',
  archived: '',
  enrolled: 'Yes, if it is left empty.',
  active: 'Yes, if it is left empty.',
  orderable: 'Yes, if it is left empty.',
  continuous: 'No, if it is left empty.',
  expectedIntervalMinutes: 'Empty if devices are never silent',
  emailLabel: 'No, if it is left empty.',
  url: 'https, at a public address',
  rateLimit: 'Empty for no limit',
  purpose: 'An account of disclosures to a patient leaves out treatment, payment and operations.',
  externalIdentifiers: 'Numbers of the order in your own systems, one per line.',
};

const SHORT_WORDS = 4;

/** Returns the hint below the control of a field: the first sentence of its description, unless that sentence only repeats the label. */
export function hintOf({ name, kind, hint: own, description }: FormField): string {
  const replaced = own ?? HINTS[name];
  if (replaced !== undefined) return replaced;
  const [first = ''] = description
    .replaceAll('`', '')
    .replaceAll(' of the catalogue', '')
    .split(/(?<=\.)\s/);
  const hint = first.split(' ').length <= SHORT_WORDS ? '' : inWords(first);
  if (kind === 'reference' || kind === 'references') return `${hint} Choose from the list, or type an ID.`.trim();
  return kind === 'texts' ? `${hint} One per line.`.trim() : hint;
}

/** Replaces the names of properties in a sentence. */
const inWords = (sentence: string) =>
  sentence
    .replace(/; send this or (\w+)\.$/, '; enter this or a $1.')
    .replace('only with currentStatus', 'only with a new status');

const ADDRESS_ORDER = ['lineOne', 'lineTwo', 'lineThree', 'city', 'state', 'zipCode', 'country', 'note'];

/** Sorts the fields of an address as people write it; other fields keep their order. */
export const inReadingOrder = (fields: readonly FormField[]): FormField[] =>
  fields.toSorted((one, other) => ADDRESS_ORDER.indexOf(one.name) - ADDRESS_ORDER.indexOf(other.name));
