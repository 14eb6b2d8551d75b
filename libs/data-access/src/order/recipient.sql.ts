import { missingAddressParts, type Order, siteAddress, type SiteAddress } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';

type Recipient = Pick<Order, 'patientId' | 'siteId'>;

/** Locks the recipient of an order that is being placed, so that its address does not change until the order is stored. */
export async function lockRecipient(transaction: Transaction, { patientId, siteId }: Recipient): Promise<void> {
  if (patientId !== null) await transaction.run(LOCK_PATIENT, { id: patientId });
  if (siteId !== null) await transaction.run(LOCK_SITE, { id: siteId });
}

const lock = (table: string) =>
  statement<{ id: number }>({
    name: `lock-recipient-${table}`,
    text: `select id from ${table} where organization_id = $organizationId and id = $id for share`,
  });
export const LOCK_PATIENT = lock('patient');
export const LOCK_SITE = lock('site');

/** Returns the parts of an address that are missing in the address of an order's recipient. */
export async function findMissingAddressParts(transaction: Transaction, recipient: Recipient): Promise<string[]> {
  return missingAddressParts(await findAddress(transaction, recipient));
}

/** Returns the present address of an order's recipient, which is a patient or a site. */
export async function findAddress(transaction: Transaction, { patientId, siteId }: Recipient): Promise<SiteAddress | null> {
  const [row] = await transaction.run(FIND_ADDRESS, { patientId, siteId });
  return row?.address ? siteAddress(row.address) : null;
}

export const FIND_ADDRESS = statement<
  { patientId: number | null; siteId: number | null },
  { address: Partial<SiteAddress> | null }
>({
  name: 'address-of-recipient',
  text: `select address from patient where organization_id = $organizationId and id = $patientId
    union all select address from site where organization_id = $organizationId and id = $siteId`,
});
