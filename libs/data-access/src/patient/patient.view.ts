import { EMBEDDED_PATIENT_VIEW, type Patient, PATIENT_ADDRESS_PROPERTIES, PATIENT_VIEW } from '@rpm/domain';
import { embeddedRow, jsonObject, objectOrNull, viewAsJson } from '../resource/json-view';
import { SITE_REFERENCE } from '../site/site.view';

const ADDRESS = jsonObject(
  Object.fromEntries(PATIENT_ADDRESS_PROPERTIES.map((property) => [property, `p.address->'${property}'`])),
);
const address = objectOrNull('p.address', ADDRESS);

/** SQL expression that represents the row `p` as a patient that is part of another resource. */
export const EMBEDDED_PATIENT = viewAsJson<typeof EMBEDDED_PATIENT_VIEW, Patient>(EMBEDDED_PATIENT_VIEW, 'p', { address });

/** SQL expression that represents the row `p` as a patient at its own path. */
export const PATIENT = viewAsJson<typeof PATIENT_VIEW, Patient>(PATIENT_VIEW, 'p', {
  address,
  site: embeddedRow(SITE_REFERENCE, 'site', 's', 'site_id', 'p'),
});
