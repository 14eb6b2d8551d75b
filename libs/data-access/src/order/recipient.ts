import { type Order } from '@rpm/domain';
import { type Transaction } from '../database/organization-scope';

/** What no parcel can go without. */
const NEEDED = ['lineOne', 'city', 'zipCode', 'country'];

/** Whether it is known where an order is to go. */
export async function hasWholeAddress(transaction: Transaction, { patientId, siteId }: Order): Promise<boolean> {
  const [row] = await transaction.run<{ isWhole: boolean }>(IS_WHOLE, [transaction.organizationId, patientId, siteId, NEEDED]);
  return row?.isWhole ?? false;
}

const IS_WHOLE = {
  name: 'recipient-has-whole-address',
  text: `select coalesce(bool_and(coalesce(btrim(a.address ->> member), '') <> ''), false) as "isWhole"
    from (
      select address from patient where organization_id = $1 and id = $2
      union all select address from site where organization_id = $1 and id = $3
    ) a, unnest($4::text[]) as member`,
};
