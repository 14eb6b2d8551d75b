import { type Order } from '@rpm/domain';
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

export const HAS_COMPLETE_ADDRESS = {
  name: 'recipient-has-complete-address',
  text: `select coalesce(bool_and(coalesce(btrim(a.address ->> part), '') <> ''), false) as "isComplete"
    from (
      select address from patient where organization_id = $1 and id = $2
      union all select address from site where organization_id = $1 and id = $3
    ) a, unnest($4::text[]) as part`,
};
