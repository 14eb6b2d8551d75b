import {
  dateParameter,
  idParameter,
  lastUpdatedParameter,
  referenceParameter,
  type SearchDefinition,
  tokenParameter,
} from '@rpm/fhir';
import { OBSERVATION_SORTS } from './observation-search';

export const OBSERVATION_PARAMETERS = {
  _id: idParameter(),
  _lastUpdated: lastUpdatedParameter(),
  identifier: tokenParameter('Identifier of the Observation: its id, or one that its sender has given it.'),
  patient: referenceParameter('The patient.', ['Patient']),
  subject: referenceParameter('The patient.', ['Patient']),
  category: tokenParameter('Category: vital-signs, laboratory or activity.'),
  code: tokenParameter('Code of LOINC, or of the code system of this service.'),
  date: dateParameter(
    'Time of the measurement. A value without an offset is compared with what the clock on the wall of the patient showed.',
  ),
  status: tokenParameter('Status: final, corrected or entered-in-error.'),
  device: referenceParameter('The device.', ['Device']),
};

/** Observations that were entered in error are found only if the search names `_id`, `_lastUpdated`, `identifier` or `status`. */
export const OBSERVATION_SEARCH: SearchDefinition<typeof OBSERVATION_PARAMETERS> = {
  type: 'Observation',
  parameters: OBSERVATION_PARAMETERS,
  includes: {
    'Observation:device': 'devices:read',
    'Observation:patient': 'patients:read',
    'Observation:subject': 'patients:read',
  },
  sorts: OBSERVATION_SORTS,
};
