import {
  calendarDateParameter,
  codeParameter,
  idParameter,
  lastUpdatedParameter,
  type SearchDefinition,
  stringParameter,
  tokenParameter,
} from '@rpm/fhir';
import { SEXES } from '@rpm/domain';

const NAME_MODIFIERS = { modifiers: ['exact', 'contains'] } as const;

export const PATIENT_PARAMETERS = {
  _id: idParameter(),
  _lastUpdated: lastUpdatedParameter(),
  identifier: tokenParameter(
    'Identifier of the patient in this service or, with the system that the organization has set, in the customer’s own one.',
  ),
  name: stringParameter('Beginning of the first or last name, ignoring case and diacritics.', NAME_MODIFIERS),
  given: stringParameter('Beginning of the first name, ignoring case and diacritics.', NAME_MODIFIERS),
  family: stringParameter('Beginning of the last name, ignoring case and diacritics.', NAME_MODIFIERS),
  birthdate: calendarDateParameter('Date of birth.', { mayBeMissing: true }),
  gender: codeParameter('Administrative sex.', { system: 'http://hl7.org/fhir/administrative-gender', codes: SEXES }),
  active: codeParameter('Whether the patient is neither archived nor merged into another one.', {
    system: 'http://hl7.org/fhir/special-values',
    codes: ['true', 'false'],
  }),
  email: tokenParameter('E-mail address, ignoring case.'),
};

/** Merged patients are found only if the search names `_id`, `_lastUpdated`, `identifier` or `active`. */
export const PATIENT_SEARCH: SearchDefinition<typeof PATIENT_PARAMETERS> = {
  type: 'Patient',
  parameters: PATIENT_PARAMETERS,
  includes: {},
  sorts: ['_id', '_lastUpdated'],
};
