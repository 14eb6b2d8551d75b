import { MAX_PAGE_SIZE, PATIENT_VIEW, PatientEmailInput, exampleOf, PatientInput, PatientQuery } from '@rpm/domain';
import { keyedHeaders } from '../openapi/headers';
import { json, keyedOperation } from '../openapi/operation';
import { BODY } from '../openapi/problem-responses';
import { requestBody } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_NONE_MATCH } from '../openapi/resource-parameters';
import { resourcePart } from '../openapi/resource-part';
import { IDEMPOTENCY, invalidBody } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';

const EXAMPLE = { ...exampleOf(PATIENT_VIEW), site: { id: 42, name: 'North Clinic' } };
const found = { found: { summary: 'The patient', value: EXAMPLE } };
const page = { content: [EXAMPLE], first: true, last: true, page: 1, size: MAX_PAGE_SIZE, total: 1 };
const TAKEN = 'Another patient has this external identifier.';

export const patientOpenApi = resourcePart({
  area: 'patients',
  tag: { name: 'Patients', description: 'People who are monitored.' },
  noun: 'patient',
  path: '/api/v3/patient',
  id: 'patientId',
  view: PATIENT_VIEW,
  query: PatientQuery,
  input: PatientInput,
  bodies: [PatientEmailInput],
  patchExample: { phoneNumber: '+15555550102', timeZone: 'America/New_York' },
  validationError: { pointer: '/site/id', code: 'not_found', detail: 'No site with this identifier exists.' },
  problems: { conflict: { detail: TAKEN, errors: [{ pointer: '/externalIdentifier', code: 'taken', detail: TAKEN }] } },
  operations: {
    list:
      'Returns the patients of the organization of the key, including archived ones, ordered by id unless `sort` is sent. Equal sort keys are ' +
      'ordered by id in the same direction.',
    create: 'Creates a patient in the organization of the key and returns it. Emits `patient.created`.',
    find: 'Returns one patient of the organization of the key.',
    replace: 'Replaces all properties of a patient. Emits `patient.updated` if a property changes.',
    change: 'Changes some properties of a patient. Emits `patient.updated` if a property changes.',
  },
  paths: {
    '/api/v3/patient/find-by-email': {
      post: keyedOperation('patients:read', {
        operationId: 'findPatientsByEmail',
        summary: 'Find patients by e-mail address',
        description:
          'Returns the patients with an e-mail address, ignoring case, ordered by id. This is a POST so that no URL or access log contains the address. ' +
          `The response is one page of at most ${MAX_PAGE_SIZE} patients; \`total\` counts all matches. Nothing is changed.`,
        tags: ['Patients'],
        parameters: [IDEMPOTENCY_KEY],
        requestBody: requestBody({ body: 'PatientEmailInput', bodyExample: { email: 'testina@example.org' } }),
        answers: {
          200: json('The patients.', keyedHeaders('ETag', 'Idempotent-Replayed'), ref('PatientPage'), {
            one: { summary: 'One match', value: page },
            none: { summary: 'No match', value: { ...page, content: [], total: 0 } },
          }),
        },
        problems: {
          ...BODY,
          ...IDEMPOTENCY,
          invalid_input: invalidBody({
            pointer: '/email',
            code: 'not_an_email',
            detail: 'Send an e-mail address, such as name@example.org.',
          }),
        },
      }),
    },
    '/api/v3/patient/external-identifier/{identifier}': {
      get: keyedOperation('patients:read', {
        operationId: 'getPatientByExternalIdentifier',
        summary: 'Fetch a patient by external identifier',
        description: 'Returns the patient of the organization of the key who has exactly this external identifier.',
        tags: ['Patients'],
        parameters: [
          {
            name: 'identifier',
            in: 'path',
            required: true,
            description: 'The external identifier, percent-encoded.',
            schema: { type: 'string', minLength: 1, maxLength: 255 },
            example: 'demo-001',
          },
          IF_NONE_MATCH,
        ],
        answers: {
          200: json('The patient.', keyedHeaders('ETag'), ref('Patient'), found),
          304: { description: 'The patient has not changed.', headers: keyedHeaders('ETag') },
        },
        problems: {
          not_found: { detail: 'No patient with this identifier exists.' },
          invalid_input: {
            detail: 'Correct identifier and send the request again.',
            errors: [{ parameter: 'identifier', code: 'too_long', detail: 'Send at most 255 characters.' }],
          },
        },
      }),
    },
  },
});
