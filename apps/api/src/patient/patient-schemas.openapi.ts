import { PatientAddressInput, PatientEmailInput, PatientInput } from '@rpm/domain';
import { PATIENT } from '../openapi/embedded.openapi';
import { given, givenPatch } from '../openapi/given';
import { type Schema } from '../openapi/model';
import { pageSchema } from '../openapi/page-schema';
import { refOrNull, shownObject, textOrNull } from '../openapi/schema';

const WORDS = {
  id: 'Accepted and ignored: the service manages identifiers.',
  firstName: 'First name.',
  lastName: 'Last name.',
  dateOfBirth: 'Date of birth, `YYYY-MM-DD`.',
  email: 'E-mail address.',
  phoneNumber:
    'Telephone number: with `+` and country code (E.164), or national where the country of the address is an ISO 3166-1 alpha-2 code. ' +
    'Its length is checked, not whether anybody has it; it is kept as it is sent.',
  externalIdentifier: "What the customer's own system calls the patient; no two patients of an organization have the same.",
  sex: 'Administrative sex; `unknown` unless said otherwise.',
  address: 'Postal address.',
  archived: 'Whether the patient is no longer worked with; false unless said otherwise.',
  enrolled: 'Whether the patient takes part in the programme; true unless said otherwise.',
  site: 'The site that looks after the patient.',
  timeZone:
    'IANA name of the time zone the patient lives in, such as `America/New_York`. Without it, the zone is taken from an address in the ' +
    'United States (country `US`): from its ZIP code, or from a state that keeps one time; otherwise it is not known.',
};

const ADDRESS_WORDS = {
  city: 'City.',
  country: 'Country. An ISO 3166-1 alpha-2 code, such as `US`, lets postal code, telephone number and time zone be read by it.',
  lineOne: 'First line.',
  lineTwo: 'Second line.',
  state: 'State, province or region; of the United States the two letters.',
  zipCode: 'Postal code. Its form is checked where the country is an ISO code and the form of its postal codes is known.',
};

export const patientSchemas: Record<string, Schema> = {
  ...given(PatientInput, 'A patient as a caller describes it. Text is kept as it is sent; lengths count characters.', WORDS),
  ...givenPatch('PatientPatchInput', PatientInput, 'What is to change of a patient.', WORDS),
  ...given(PatientAddressInput, 'A postal address, in part or whole.', ADDRESS_WORDS),
  ...given(PatientEmailInput, 'Whom to look for.', { email: 'E-mail address, in upper or lower case.' }),
  Patient: shownObject('Somebody who takes readings.', {
    ...PATIENT,
    archived: { type: 'boolean', description: 'Whether the patient is no longer worked with.' },
    enrolled: { type: 'boolean', description: 'Whether the patient takes part in the programme.' },
    site: refOrNull('SiteReference', 'The site that looks after the patient; null when none does.'),
    timeZone: textOrNull('IANA name of the time zone, as it was sent; null when it was not.'),
  }),
  ...pageSchema('Patient'),
};
