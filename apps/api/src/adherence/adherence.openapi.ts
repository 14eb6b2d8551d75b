import { ADHERENCE_DAYS, ADHERENCE_THRESHOLDS, ADHERENCE_VIEW, AdherenceQuery, AdherenceWindowQuery } from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { listOperation } from '../openapi/resource-operations';
import { IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { idProblems } from '../openapi/resource-problems';
import { describeResource } from '../openapi/resource-part';
import { ref } from '../openapi/schema';
import { viewSchemas } from '../openapi/view-schema';

const TAG = { name: 'Adherence', description: 'The number of days on which patients took readings.' };
const ADHERENCE = describeResource({ area: 'readings', tag: TAG, noun: 'adherence', view: ADHERENCE_VIEW, id: 'patientId' });
const PATIENT = { noun: 'patient', id: 'patientId' };

const RULE =
  `A day of the window of ${ADHERENCE_DAYS} days counts if it has at least one reading of any kind from any device; readings that ` +
  "were entered by hand or voided do not count. The day is the local day by the patient's offset that is stored with the " +
  "reading; if there is none, by the patient's time zone, then by the offset that the device reported, and otherwise by UTC.";

export const adherenceOpenApi: OpenApiPart = {
  tag: TAG,
  schemas: { ...viewSchemas(ADHERENCE_VIEW), ...pageSchema('Adherence') },
  paths: {
    '/api/v3/adherence': {
      get: listOperation(ADHERENCE, {
        operationId: 'listAdherence',
        summary: 'List patients by their adherence',
        description: `Returns the adherence of all patients of the organization of the key who are enrolled and not archived, ordered by id. ${RULE}`,
        parameters: queryParameters(AdherenceQuery),
      }),
    },
    '/api/v3/patient/{patientId}/adherence': {
      get: keyedOperation('readings:read', {
        operationId: 'getPatientAdherence',
        summary: 'Fetch the adherence of a patient',
        description: `${RULE} The thresholds are ${ADHERENCE_THRESHOLDS.map(({ minDays, maxDays }) => `${minDays} to ${maxDays}`).join(' and ')} days.`,
        tags: ['Adherence'],
        parameters: [pathId(PATIENT), ...queryParameters(AdherenceWindowQuery), IF_NONE_MATCH],
        answers: {
          200: json('The adherence of the patient.', keyedHeaders('ETag'), ref('Adherence'), {
            counted: { summary: 'A window that has ended', value: ADHERENCE.example },
          }),
          304: { description: 'The adherence has not changed.', headers: keyedHeaders('ETag') },
        },
        problems: idProblems(PATIENT),
      }),
    },
  },
};
