import { hrefOf } from '../service/address';

/** Returns the address of the page with one local day of a patient. @param date such as `2026-01-31` */
export const dayHref = (patientId: number, date: string) => hrefOf(`/patients/${patientId}/days/${date}`);
