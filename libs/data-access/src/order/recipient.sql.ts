import { missingAddressParts, type Order, siteAddress, type SiteAddress } from '@rpm/domain';
import { type Transaction } from '@rpm/database';

type Recipient = Pick<Order, 'patientId' | 'siteId'>;

/** Locks the recipient of an order that is being placed, so that its address does not change until the order is stored. */
export async function lockRecipient(transaction: Transaction, { patientId, siteId }: Recipient): Promise<void> {
  if (patientId !== null) await transaction.run(LOCK_PATIENT, [transaction.organizationId, patientId]);
  if (siteId !== null) await transaction.run(LOCK_SITE, [transaction.organizationId, siteId]);
}

const lock = (table: string) => ({
  name: `lock-recipient-${table}`,
  text: `select id from ${table} where organization_id = $1 and id = $2 for share`,
});
export const LOCK_PATIENT = lock('patient');
export const LOCK_SITE = lock('site');

/** Returns the parts of an address that the patient or site that an order is sent to lacks. */
export async function findMissingAddressParts(transaction: Transaction, recipient: Recipient): Promise<string[]> {
  return missingAddressParts(await findAddress(transaction, recipient));
}

/** Returns the present address of the patient or site that an order is sent to. */
export async function findAddress(transaction: Transaction, { patientId, siteId }: Recipient): Promise<SiteAddress | null> {
  const values = [transaction.organizationId, patientId, siteId];
  const [row] = await transaction.run<{ address: Partial<SiteAddress> | null }>(FIND_ADDRESS, values);
  return row?.address ? siteAddress(row.address) : null;
}

export const FIND_ADDRESS = {
  name: 'address-of-recipient',
  text: `select address from patient where organization_id = $1 and id = $2
    union all select address from site where organization_id = $1 and id = $3`,
};
