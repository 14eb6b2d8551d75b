import { type PatientAddress, SEXES } from '@rpm/domain';
import { type Schema } from './model';
import { id, refOrNull, shownObject, textOrNull } from './schema';

const text = (description: string): Schema => ({ type: 'string', description });

/** A patient wherever one is part of another resource: exactly the fields of the specification, section 2. */
export const PATIENT = {
  id: id('Identifier of the patient.'),
  firstName: text('First name.'),
  lastName: text('Last name.'),
  dateOfBirth: { type: ['string', 'null'], format: 'date', description: 'Date of birth, `YYYY-MM-DD`.' },
  email: textOrNull('E-mail address.'),
  phoneNumber: textOrNull('Telephone number.'),
  externalIdentifier: textOrNull("What the customer's own system calls the patient."),
  sex: { type: 'string', enum: SEXES, description: 'Administrative sex.' },
  address: refOrNull('PatientAddress', 'Postal address; null when none is known.'),
} satisfies Record<string, Schema>;

const ADDRESS = {
  city: textOrNull('City.'),
  country: textOrNull('Country.'),
  lineOne: textOrNull('First line.'),
  lineTwo: textOrNull('Second line.'),
  state: textOrNull('State, province or region.'),
  zipCode: textOrNull('Postal code.'),
} satisfies Record<keyof PatientAddress, Schema>;

export const EMBEDDED_SCHEMAS = {
  EmbeddedPatient: shownObject('A patient, as part of another resource.', PATIENT),
  PatientAddress: shownObject('A postal address. Members that are not known are null.', ADDRESS),
};
