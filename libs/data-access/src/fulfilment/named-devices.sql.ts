import { normalizeAsAnyType } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';
import { keyIn } from '../stored-text/identifier-key.sql';

/**
 * SQL condition that the device identifier in the row `alias` is the one that was sent. A MAC address is compared with `macAddress`, every other type
 * with `plain`. The first comparison ignores the type, so that PostgreSQL can use an index.
 */
export const matchesIdentifier = (alias: string, plain: string, macAddress: string) =>
  `${alias}.normalized = any(array[${plain}, ${macAddress}])
    and ${alias}.normalized = case ${alias}.type when 'macAddress' then ${macAddress} else ${plain} end`;

/** SQL for the id of the device that has an identifier; null if no device or several devices have it. */
export interface IdentifiedDevice {
  id: number | null;
  itemId: number | null;
}

/** SQL that finds the devices for a list of identifiers, in the order of the list. */
export async function findDevicesByIdentifiers(
  transaction: Transaction,
  identifiers: readonly string[],
): Promise<IdentifiedDevice[]> {
  const names = identifiers.map(normalizeAsAnyType);
  return transaction.run(FIND_DEVICES, {
    sent: names.map(([plain]) => plain),
    macAddresses: names.map(([, macAddress]) => macAddress),
  });
}

export const FIND_DEVICES = statement<{ sent: string[]; macAddresses: string[] }, IdentifiedDevice>({
  name: 'find-devices-by-identifiers',
  text: `
    -- It is materialized, because row-level security lets PostgreSQL use an index only for a comparison with a stored key.
    with given as materialized (
      select ${keyIn('device_identifier', 'sent')} as plain, mac_address, place
      from unnest($sent::text[], $macAddresses::text[]) with ordinality as g (sent, mac_address, place)
    )
    select d.id, d.item_id as "itemId"
    from given g
    left join lateral (
      select min(i.device_id) as id from device_identifier i
      where i.organization_id = $organizationId and ${matchesIdentifier('i', 'g.plain', 'g.mac_address')} having min(i.device_id) = max(i.device_id)
    ) i on true
    left join device d on d.organization_id = $organizationId and d.id = i.id
    order by g.place`,
});
