import {
  MAX_PAGE_SIZE,
  PATIENT_EQUIPMENT_VIEW,
  PATIENT_MERGE_VIEW,
  PATIENT_SEARCH_VIEW,
  PATIENT_TIME_ZONE_VIEW,
  PATIENT_VIEW,
  PatientEmailInput,
  PatientInput,
  PatientMergeInput,
  PatientMergeQuery,
  PatientQuery,
  PatientSearchInput,
} from '@rpm/domain';
import { textPathParameter } from '../openapi/parameters';
import { INVALID_INPUT, problemCodes } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';
import { ref } from '../openapi/schema/schema';

export const patientOpenApi = resourcePart(
  {
    area: 'patients',
    view: PATIENT_VIEW,
    query: PatientQuery,
    input: PatientInput,
    patchExample: { phoneNumber: '+15555550102', timeZone: 'America/New_York' },
    problems: { conflict: { detail: 'Another patient has this external identifier.' } },
    operations: {
      list:
        'Returns the patients of the organization of the key, including archived ones, ordered by id unless `sort` is sent. Equal sort keys are ' +
        'ordered by id in the same direction. Patients without the property come last, and first in descending order.',
      create: 'Creates a patient in the organization of the key and returns it. Emits `patient.created`.',
      replace: 'Replaces all properties of a patient. Emits `patient.updated` if a property changes.',
      change: 'Changes some properties of a patient. Emits `patient.updated` if a property changes.',
    },
  },
  {
    'POST /api/v3/patient/find-by-email': {
      scope: 'patients:read',
      operationId: 'findPatientsByEmail',
      summary: 'Find patients by e-mail address',
      description:
        'Returns the patients with an e-mail address, ignoring case, ordered by id. This is a POST so that no URL or access log contains the address. ' +
        `The response is one page of at most ${MAX_PAGE_SIZE} patients; \`total\` counts all matches. Nothing is changed.`,
      body: PatientEmailInput,
      answer: { description: 'The patients.', schema: ref('PatientPage') },
    },
    'POST /api/v3/patient/search': {
      view: PATIENT_SEARCH_VIEW,
      scope: 'patients:read',
      operationId: 'searchPatients',
      summary: 'Search for patients',
      description:
        'Finds patients by what a person types into one field. A patient must have, for each word, a word that begins with it. This is a POST so that no URL or ' +
        'access log contains a name. Nothing is changed. After an upgrade, `preparing` is true until the service has prepared all patients for the search.',
      body: PatientSearchInput,
    },
    'GET /api/v3/patient/{patientId}/equipment': {
      view: PATIENT_EQUIPMENT_VIEW,
      operationId: 'getPatientEquipment',
      summary: 'List the equipment of a patient',
      description:
        'Returns the devices that the patient holds, and the orders to the patient that are not delivered, failed or cancelled: what has to come back or ' +
        'be cancelled when the patient leaves. A patient can be archived before. Readings from the equipment then have the flag `patientArchived`.',
    },
    'GET /api/v3/patient/{patientId}/time-zone': {
      view: PATIENT_TIME_ZONE_VIEW,
      operationId: 'getPatientTimeZone',
      summary: 'Get the time zone of a patient',
      description:
        'Returns the time zone in which everything about the patient is displayed and counted: charts, days and adherence. It is the first known one of ' +
        "these: the zone that was sent for the patient, that of the patient's address, that of the address of the patient's site, that of the organization, " +
        '`UTC`. It changes with these, and not with the version of the patient.',
    },
    'GET /api/v3/patient/{patientId}/merge': {
      view: PATIENT_MERGE_VIEW,
      operationId: 'listPatientMerges',
      summary: 'List the merges into a patient',
      description: 'Returns the merges of other records into that of a patient, newest first, including those that were undone.',
      query: PatientMergeQuery,
    },
    'POST /api/v3/patient/{patientId}/merge': {
      operationId: 'mergePatients',
      summary: 'Merge two records of one person',
      description:
        'Merges the record of the patient in the body into that of the patient in the path, and returns the latter, whose own properties stay as they are. ' +
        'Readings, assignments of devices, orders and returns are moved, each with a new version and its event. A reading without a device that both ' +
        'patients have is kept once: that of the merged patient is marked as entered in error. From then on, the id of the merged patient is answered ' +
        'with 404 `patient_merged`, and its external identifier finds the remaining patient. Emits `patient.merged`.',
      body: PatientMergeInput,
      isCorrection: true,
      problems: {
        conflict: { detail: 'This patient was merged already, into the patient 1.' },
        ...problemCodes('patient_archived'),
      },
    },
    'POST /api/v3/patient/{patientId}/unmerge': {
      operationId: 'unmergePatients',
      summary: 'Undo a merge',
      description:
        'Undoes the merge of the patient in the body into the patient in the path, and returns the latter. What the merge has moved is moved back, if the ' +
        'remaining patient still has it. What was recorded since stays with the remaining patient, except readings of the devices that are moved back: ' +
        'they belong to who held the device. Emits `patient.unmerged`.',
      body: PatientMergeInput,
      isCorrection: true,
      problems: { conflict: { detail: 'This patient is not merged.' } },
    },
    'GET /api/v3/patient/external-identifier/{externalIdentifier}': {
      operationId: 'getPatientByExternalIdentifier',
      summary: 'Fetch a patient by external identifier',
      description: 'Returns the patient of the organization of the key who has exactly this external identifier.',
      parameters: [textPathParameter('externalIdentifier', 'The external identifier', 'demo-001')],
      example: null,
      problems: {
        not_found: { detail: 'No patient with this identifier exists.' },
        ...INVALID_INPUT,
      },
    },
  },
);
