import { ADHERENCE_DAYS, ADHERENCE_THRESHOLDS, AdherenceQuery, FULL_ADHERENCE_DAYS } from '@rpm/domain';
import { queryParameters } from '../openapi/input-schema';
import { keyedHeaders } from '../openapi/headers';
import { type OpenApiPart, type Schema } from '../openapi/model';
import { json, keyedOperation } from '../openapi/operation';
import { pageSchema } from '../openapi/page-schema';
import { listing, type ResourceWords } from '../openapi/resource-operations';
import { IF_NONE_MATCH, pathId } from '../openapi/resource-parameters';
import { onOne } from '../openapi/resource-problems';
import { id, ref, refOrNull, shownObject, textOrNull } from '../openapi/schema';

const EXAMPLE = {
  patientId: 1,
  startDate: '2026-01-01',
  endDate: '2026-01-30',
  timeZone: 'America/Los_Angeles',
  days: 17,
  threshold: { minDays: 16, maxDays: 30 },
  atRisk: false,
};

const ADHERENCE: ResourceWords = {
  area: 'readings',
  tag: 'Adherence',
  noun: 'adherence',
  schema: 'Adherence',
  id: 'patientId',
  example: EXAMPLE,
};

const PATIENT = { noun: 'patient', id: 'patientId' };

const day = (description: string): Schema => ({ type: 'string', format: 'date', description });
const count = (description: string, minimum: number): Schema => ({
  type: 'integer',
  minimum,
  maximum: ADHERENCE_DAYS,
  description,
});

const RULE =
  `A day of the window of ${ADHERENCE_DAYS} days counts when it holds at least one reading of any kind from any device; readings that ` +
  'were entered by hand or voided do not count. It is the day of the clock on the wall: by the offset of the patient that is kept with the ' +
  "reading, else the patient's time zone, else the offset the device told, else UTC.";

const parameters = queryParameters(AdherenceQuery);

export const adherenceOpenApi: OpenApiPart = {
  tag: { name: 'Adherence', description: 'On how many days patients have taken readings.' },
  schemas: {
    Adherence: shownObject('On how many days of a window a patient has taken readings.', {
      patientId: id('Identifier of the patient.'),
      startDate: day('First day of the window.'),
      endDate: day('Last day of the window.'),
      timeZone: textOrNull(
        "IANA name of the patient's time zone: as it was sent, or as it follows from the address; null when not known.",
      ),
      days: count('How many days of the window hold a reading that counts.', 0),
      threshold: refOrNull('AdherenceThreshold', 'The threshold that these days reach; null when they reach none.'),
      atRisk: {
        type: 'boolean',
        description:
          `Whether the window will end with fewer than ${FULL_ADHERENCE_DAYS} days if the patient goes on at the pace of those of its days ` +
          'that are over. Of a window that is over: whether it has.',
      },
    }),
    AdherenceThreshold: shownObject('A number of days that is looked for.', {
      minDays: count('From so many days.', 1),
      maxDays: count('To so many days.', 1),
    }),
    ...pageSchema('Adherence'),
  },
  paths: {
    '/api/v3/adherence': {
      get: listing(ADHERENCE, {
        operationId: 'listAdherence',
        summary: 'List patients by their adherence',
        description: `Patients of the organization of the key who are enrolled and not archived, by id. ${RULE}`,
        parameters,
      }),
    },
    '/api/v3/patient/{patientId}/adherence': {
      get: keyedOperation('readings:read', {
        operationId: 'getPatientAdherence',
        summary: "Count a patient's days",
        description: `${RULE} Thresholds are ${ADHERENCE_THRESHOLDS.map(({ minDays, maxDays }) => `${minDays} to ${maxDays}`).join(' and ')} days.`,
        tags: ['Adherence'],
        parameters: [pathId(PATIENT), ...parameters.filter(({ name }) => name === 'startDate'), IF_NONE_MATCH],
        answers: {
          200: json('What was counted.', keyedHeaders('ETag'), ref('Adherence'), {
            counted: { summary: 'A window that is over', value: EXAMPLE },
          }),
          304: { description: 'It is as you have it.', headers: keyedHeaders('ETag') },
        },
        problems: onOne(PATIENT),
      }),
    },
  },
};
