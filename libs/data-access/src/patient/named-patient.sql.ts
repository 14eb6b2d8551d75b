import { NAMED_PATIENT_VIEW, type Patient } from '@rpm/domain';
import { viewAsJson } from '@rpm/database';

/** SQL expression that converts the row `p` to the JSON by which people recognize a patient. */
export const NAMED_PATIENT = viewAsJson<typeof NAMED_PATIENT_VIEW, Patient>(NAMED_PATIENT_VIEW, 'p', {});

/** SQL expression for the patient whose id is an expression, in the organization of the statement. It is found by its primary key. */
export const namedPatient = (id: string) =>
  `(select ${NAMED_PATIENT} from patient p where p.organization_id = $organizationId and p.id = ${id})`;
