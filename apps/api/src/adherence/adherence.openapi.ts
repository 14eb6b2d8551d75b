import {
  ADHERENCE_DAYS,
  ADHERENCE_THRESHOLDS,
  ADHERENCE_VIEW,
  ADHERENCE_WITH_DATES_VIEW,
  AdherenceQuery,
  AdherenceWindowQuery,
} from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { openApiPart } from '../openapi/resource-part';
import { ref } from '../openapi/schema/schema';
import { viewSchemas } from '../openapi/schema/view-schema';

const RULE =
  `A day of the window of ${ADHERENCE_DAYS} days counts if it has at least one reading of any kind that a device took; readings without a device and readings ` +
  "that were entered by hand or voided do not count. The day is the local day by the patient's offset that is stored with the " +
  "reading; if there is none, by the patient's time zone, then by the offset that the device reported, and otherwise by UTC.";
const THRESHOLDS = ADHERENCE_THRESHOLDS.map(({ daysMin, daysMax }) => `${daysMin} to ${daysMax}`).join(' and ');

const part = openApiPart(
  { area: 'readings', heading: 'Adherence', view: ADHERENCE_VIEW, record: ADHERENCE_WITH_DATES_VIEW },
  {
    'GET /api/v3/adherence': {
      operationId: 'listAdherence',
      summary: 'List patients by their adherence',
      description: `Returns the adherence of all patients of the organization of the key who are enrolled and not archived, and with \`includeInactive\` of the others too. ${RULE}`,
      query: AdherenceQuery,
    },
    'GET /api/v3/patient/{patientId}/adherence': {
      operationId: 'getPatientAdherence',
      isServedByStandby: true,
      summary: 'Fetch the adherence of a patient',
      description: `${RULE} The thresholds are ${THRESHOLDS} days.`,
      query: AdherenceWindowQuery,
      answer: { schema: { anyOf: [ref(ADHERENCE_VIEW.name), ref(ADHERENCE_WITH_DATES_VIEW.name)] } },
    },
  },
);

export const adherenceOpenApi: OpenApiPart = {
  ...part,
  schemas: { ...part.schemas, ...viewSchemas(ADHERENCE_WITH_DATES_VIEW) },
};
