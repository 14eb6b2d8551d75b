import { MAX_PAGE_SIZE, PatientQuery } from '@rpm/domain';
import { queryParameters } from '../openapi/given';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { BODY, type Problems } from '../openapi/problem-responses';
import { changing, creating, finding, listing, replacing, requestBody, type ResourceWords } from '../openapi/resource-operations';
import { IDEMPOTENCY_KEY, IF_NONE_MATCH } from '../openapi/resource-parameters';
import { IDEMPOTENCY, invalidBody } from '../openapi/resource-problems';
import { ref } from '../openapi/schema';
import { patientSchemas } from './patient-schemas.openapi';

const given = {
  firstName: 'Testina',
  lastName: 'Sampleton',
  dateOfBirth: '1970-01-31',
  email: 'testina@example.org',
  phoneNumber: '+15555550101',
  externalIdentifier: 'demo-001',
  sex: 'unknown',
  address: { city: 'Testville', country: 'US', lineOne: '2 Example Street', lineTwo: null, state: 'CA', zipCode: '00000' },
};

const EXAMPLE = { id: 1, ...given, archived: false, enrolled: true, site: { id: 42, name: 'North Clinic' }, timeZone: null };

const PATIENT: ResourceWords = {
  area: 'patients',
  tag: 'Patients',
  noun: 'patient',
  schema: 'Patient',
  id: 'patientId',
  example: EXAMPLE,
};

const fault = { pointer: '/site/id', code: 'not_found', detail: 'No site with this identifier exists.' };
const bodyExample = { ...given, site: { id: 42 } };

const TAKEN: Problems = {
  conflict: {
    detail: 'Another patient has this external identifier.',
    errors: [{ pointer: '/externalIdentifier', code: 'taken', detail: 'Another patient has this external identifier.' }],
  },
};

const found = { found: { summary: 'The patient', value: EXAMPLE } };
const page = { content: [EXAMPLE], first: true, last: true, page: 1, size: MAX_PAGE_SIZE, total: 1 };

export const patientOpenApi: OpenApiPart = {
  tag: { name: 'Patients', description: 'Those who take readings.' },
  schemas: patientSchemas,
  paths: {
    '/api/v3/patient': {
      get: listing(PATIENT, {
        description:
          'The patients of the organization of the key, archived ones too, by id unless said otherwise. What sorts alike is in the order ' +
          'of ids, and in the same direction.',
        parameters: queryParameters(PatientQuery, {
          id: 'Only patients with one of these ids; repeat the parameter.',
          siteId: 'Only patients whom one of these sites looks after; repeat the parameter.',
          externalIdentifier: 'Only patients with exactly one of these external identifiers; repeat the parameter.',
          email: 'Only patients with this e-mail address, whatever the case. To keep it out of access logs, use find-by-email.',
          name: 'Only patients whose first and last name, with a space between them, contain this, whatever the case.',
          archived: 'Only patients who are archived, or only those who are not.',
          enrolled: 'Only patients who are enrolled, or only those who are not.',
          dateOfBirthMin: 'Only patients born on this day or later.',
          dateOfBirthMax: 'Only patients born on this day or earlier.',
          postalCode: 'Only patients with exactly this postal code.',
          country: 'Only patients with exactly this country in their address.',
          sort: 'What the list is sorted by.',
          sortDescending: 'Whether the last come first.',
        }),
      }),
      post: creating(PATIENT, {
        description: 'Creates a patient in the organization of the key and answers with it. Emits `patient.created`.',
        body: 'PatientInput',
        bodyExample,
        fault,
        problems: TAKEN,
      }),
    },
    '/api/v3/patient/find-by-email': {
      post: keyedOperation('patients:read', {
        operationId: 'findPatientsByEmail',
        summary: 'Find patients by e-mail address',
        description:
          'The patients with an e-mail address, whatever the case; by id. A POST, so that the address stands in no URL and no access log. ' +
          `There is one page of at most ${MAX_PAGE_SIZE}; \`total\` counts all. Nothing is changed.`,
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
        description: 'The one patient of the organization of the key with exactly this external identifier.',
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
          304: { description: 'The patient is as you have it.', headers: keyedHeaders('ETag') },
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
    '/api/v3/patient/{patientId}': {
      get: finding(PATIENT, { description: 'One patient of the organization of the key.' }),
      put: replacing(PATIENT, {
        description: 'Describes a patient anew. Emits `patient.updated` if that changes anything.',
        body: 'PatientInput',
        bodyExample,
        fault,
        problems: TAKEN,
      }),
      patch: changing(PATIENT, {
        description: 'Changes some of what describes a patient. Emits `patient.updated` if that changes anything.',
        body: 'PatientPatchInput',
        bodyExample: { phoneNumber: '+15555550102', timeZone: 'America/New_York' },
        fault,
        problems: TAKEN,
      }),
    },
  },
};
