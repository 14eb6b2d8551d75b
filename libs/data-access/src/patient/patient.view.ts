import { EMBEDDED_PATIENT_VIEW, type Patient, PATIENT_ADDRESS_PROPERTIES, PATIENT_VIEW } from '@rpm/domain';
import { embeddedRow, jsonObject, objectOrNull, viewAsJson, registerChanges } from '@rpm/database';
import { SITE_REFERENCE } from '../site/site.view';

const ADDRESS = jsonObject(
  Object.fromEntries(PATIENT_ADDRESS_PROPERTIES.map((property) => [property, `p.address->'${property}'`])),
);
const address = objectOrNull('p.address', ADDRESS);

/** SQL expression that converts the row `p` to the JSON of a patient embedded in another resource. */
export const EMBEDDED_PATIENT = viewAsJson<typeof EMBEDDED_PATIENT_VIEW, Patient>(EMBEDDED_PATIENT_VIEW, 'p', { address });

/** The properties of a patient, the row `p`, that do not equal a column. */
export const PATIENT_COLUMNS = { address, site: embeddedRow(SITE_REFERENCE, 'site', 's', 'site_id', 'p') };

/** SQL expression that converts the row `p` to the JSON that the endpoint of a patient returns. */
export const PATIENT = viewAsJson<typeof PATIENT_VIEW, Patient>(PATIENT_VIEW, 'p', PATIENT_COLUMNS);

registerChanges({
  subject: 'patient',
  table: 'patient',
  alias: 'p',
  json: PATIENT,
  history: ['patient_merge', 'merged_patient_id'],
  condition: 'p.merged_into is null',
});
