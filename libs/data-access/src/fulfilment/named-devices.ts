import { normalizedIdentifiers } from '@rpm/domain';
import { isNamed } from '../device/device-name';
import { type Transaction } from '../database/organization-scope';

/** What an identifier names; null when it names nothing, or several devices. */
export interface NamedDevice {
  id: number | null;
  itemId: number | null;
}

/** The devices that identifiers name, in their order, found in one statement. */
export async function namedDevices(transaction: Transaction, identifiers: readonly string[]): Promise<NamedDevice[]> {
  const names = identifiers.map(normalizedIdentifiers);
  const columns = [names.map(([plain]) => plain), names.map(([, macAddress]) => macAddress)];
  return transaction.run<NamedDevice & Record<string, unknown>>(FIND, [transaction.organizationId, ...columns]);
}

const FIND = {
  name: 'find-devices-by-identifiers',
  text: `select d.id, d.item_id as "itemId"
    from unnest($2::text[], $3::text[]) with ordinality as g (plain, mac_address, place)
    left join lateral (
      select min(i.device_id) as id from device_identifier i
      where i.organization_id = $1 and ${isNamed('i', 'g.plain', 'g.mac_address')} having min(i.device_id) = max(i.device_id)
    ) i on true
    left join device d on d.organization_id = $1 and d.id = i.id
    order by g.place`,
};
