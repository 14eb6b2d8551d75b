import { type Order, siteAddress, type SiteAddress } from '@rpm/domain';
import { type Transaction } from '../scope/organization-scope';

/** The parts of an address that are required to send a parcel. */
const REQUIRED = ['lineOne', 'city', 'zipCode', 'country'];

/** Returns whether the patient or site that an order is sent to has all required parts of an address. */
export async function hasCompleteAddress(
  transaction: Transaction,
  { patientId, siteId }: Pick<Order, 'patientId' | 'siteId'>,
): Promise<boolean> {
  const values = [transaction.organizationId, patientId, siteId, REQUIRED];
  const [row] = await transaction.run<{ isComplete: boolean }>(HAS_COMPLETE_ADDRESS, values);
  return row?.isComplete ?? false;
}

/** Locks the recipient of an order that is being placed, so that its address does not change until the order is stored. */
export async function lockRecipient(
  transaction: Transaction,
  { patientId, siteId }: Pick<Order, 'patientId' | 'siteId'>,
): Promise<void> {
  if (patientId !== null) await transaction.run(LOCK_PATIENT, [transaction.organizationId, patientId]);
  if (siteId !== null) await transaction.run(LOCK_SITE, [transaction.organizationId, siteId]);
}

const lock = (table: string) => ({
  name: `lock-recipient-${table}`,
  text: `select id from ${table} where organization_id = $1 and id = $2 for share`,
});
export const LOCK_PATIENT = lock('patient');
export const LOCK_SITE = lock('site');

/** Returns the present address of the patient or site that an order is sent to. */
export async function findAddress(
  transaction: Transaction,
  { patientId, siteId }: Pick<Order, 'patientId' | 'siteId'>,
): Promise<SiteAddress | null> {
  const values = [transaction.organizationId, patientId, siteId];
  const [row] = await transaction.run<{ address: Partial<SiteAddress> | null }>(FIND_ADDRESS, values);
  return row?.address ? siteAddress(row.address) : null;
}

export const FIND_ADDRESS = {
  name: 'address-of-recipient',
  text: `select address from patient where organization_id = $1 and id = $2
    union all select address from site where organization_id = $1 and id = $3`,
};
export const HAS_COMPLETE_ADDRESS = {
  name: 'recipient-has-complete-address',
  text: `select coalesce(bool_and(coalesce(btrim(a.address ->> part), '') <> ''), false) as "isComplete"
    from (
      select address from patient where organization_id = $1 and id = $2
      union all select address from site where organization_id = $1 and id = $3
    ) a, unnest($4::text[]) as part`,
};
