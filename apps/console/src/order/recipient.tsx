import { type Order, type Return } from '@rpm/client';
import { hrefOf } from '../service/address';
import { useSession } from '../service/session';
import { PatientLink } from '../named-patient/patient';
import { siteText } from '../site/site-text';

interface RecipientProperties {
  shipment: Pick<Order | Return, 'patient' | 'site'>;
  /** Whether the last name of a patient comes first, as in lists. */
  isSorted?: boolean;
}

/** The patient or the site that receives an order, or from which a return comes. */
export function Recipient({ shipment: { patient, site }, isSorted = false }: RecipientProperties) {
  const { can } = useSession();
  if (patient) return <PatientLink patient={patient} isSorted={isSorted} />;
  if (!site) return <>–</>;
  const name = siteText(site);
  return can('sites:read') ? <a href={hrefOf(`/sites/${site.id}`)}>{name}</a> : <>{name}</>;
}
