import { SITE_REFERENCE_VIEW } from '../site/site.view';
import { calendarDate, choice, flag, id, object, text } from '../view/property';
import { VERSION_PROPERTIES } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { SEXES } from './sex';
import { type PatientAddress } from './patient-address';

const line = (description: string, example: string | null) => text(description, { nullable: true, example });

const PATIENT_ADDRESS_VIEW = view('PatientAddress', 'A postal address. Parts that are not known are null.', {
  city: line('City.', 'Testville'),
  country: line('Country.', 'US'),
  lineOne: line('First line of the street address.', '2 Example Street'),
  lineTwo: line('Second line of the street address.', null),
  state: line('State, province or region.', 'CA'),
  zipCode: line('Postal code.', '00000'),
} satisfies Record<keyof PatientAddress, unknown>);

/** A patient as embedded in another resource, with exactly the properties that section 2 of the specification lists, in the same order. */
export const EMBEDDED_PATIENT_VIEW = view('EmbeddedPatient', 'A patient, as part of another resource.', {
  id: id('Identifier of the patient.', { example: 1 }),
  firstName: text('First name.', { example: 'Testina' }),
  lastName: text('Last name.', { example: 'Sampleton' }),
  dateOfBirth: calendarDate('Date of birth, `YYYY-MM-DD`.', { nullable: true, example: '1970-01-31' }),
  email: text('E-mail address.', { nullable: true, example: 'testina@example.org' }),
  phoneNumber: text('Telephone number.', { nullable: true, example: '+15555550101' }),
  externalIdentifier: text("The patient's identifier in the customer's own system.", { nullable: true, example: 'demo-001' }),
  sex: choice(SEXES, 'Administrative sex.', { example: 'unknown' }),
  address: object(PATIENT_ADDRESS_VIEW, 'Postal address; null if none is known.', { nullable: true }),
});

/** A patient as the endpoints for patients return it, including the properties that this service adds to the specification. */
export const PATIENT_VIEW = view('Patient', 'A person who takes readings.', {
  ...EMBEDDED_PATIENT_VIEW.properties,
  archived: flag('Whether the patient is archived.', { example: false }),
  enrolled: flag('Whether the patient takes part in the programme.', { example: true }),
  site: object(SITE_REFERENCE_VIEW, 'The site that looks after the patient; null if none does.', { nullable: true }),
  timeZone: text('IANA name of the time zone that was sent; null if none was.', { nullable: true, example: null }),
  ...VERSION_PROPERTIES,
});

export type PatientView = ViewOf<typeof PATIENT_VIEW>;

const { id: PATIENT_ID, firstName, lastName, dateOfBirth, externalIdentifier } = EMBEDDED_PATIENT_VIEW.properties;

/** A patient within a list or a chart, with the properties by which people recognize the patient. */
export const NAMED_PATIENT_VIEW = view('NamedPatient', 'A patient with what people need to recognize the patient.', {
  id: PATIENT_ID,
  firstName,
  lastName,
  dateOfBirth,
  externalIdentifier,
});

/** The id of a patient within another resource. */
export const PATIENT_REFERENCE_VIEW = view('PatientReference', 'A patient, as part of another resource.', {
  id: id('Identifier of the patient.', { example: 1 }),
});
