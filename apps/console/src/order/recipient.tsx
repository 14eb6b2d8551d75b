import { type Order, type Return } from '@rpm/client';
import { hrefOf } from '../service/address';
import { PatientLink } from '../named-patient/patient';

interface RecipientProperties {
  of: Pick<Order | Return, 'patient' | 'site'>;
  /** Whether the last name of a patient comes first, as in lists. */
  isSorted?: boolean;
}

/** The patient or the site that receives an order, or from which a return comes. */
export function Recipient({ of: { patient, site }, isSorted = false }: RecipientProperties) {
  if (patient) return <PatientLink patient={patient} isSorted={isSorted} />;
  return site ? <a href={hrefOf(`/sites/${site.id}`)}>{site.name ?? `Site ${site.id}`}</a> : <>–</>;
}
