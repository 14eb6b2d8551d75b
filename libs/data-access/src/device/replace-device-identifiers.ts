import {
  assertFewDeviceIdentifiers,
  assertIdentifiersUndamaged,
  DevicePatchInput,
  indexOfFirstDuplicate,
  InvalidInput,
  normalizeIdentifier,
  type TypedIdentifier,
} from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';
import { addDeviceIdentifiers, includesIdentifier } from './device-name.sql';

/**
 * Replaces the identifiers of a locked device. Identifiers that the device no longer has are kept as former identifiers, and another device may get them.
 * @returns whether anything has changed
 * @throws InvalidInput if an identifier is repeated, Conflict if one is added and the list is too long, or listing the identifiers that other devices
 * have
 */
export async function replaceDeviceIdentifiers(
  transaction: Transaction,
  deviceId: number,
  identifiers: readonly TypedIdentifier[],
): Promise<boolean> {
  const at = indexOfFirstDuplicate(identifiers);
  const repeated = { pointer: `/deviceIdentifiers/${at}`, code: 'repeated', detail: 'Send each identifier once.' };
  if (at !== null) throw new InvalidInput([repeated]);
  const current = await transaction.run(FIND_IDENTIFIERS, { deviceId });
  const isSent = (one: TypedIdentifier) => includesIdentifier(identifiers, one);
  if (current.length === identifiers.length && current.every(isSent)) return false;
  const stored = current.map(({ value }) => value);
  assertIdentifiersUndamaged(DevicePatchInput, { deviceIdentifiers: identifiers }, stored);
  const keys = identifiers.map(keyOf);
  const present = new Set(current.map(keyOf));
  if (keys.some((key) => !present.has(key))) assertFewDeviceIdentifiers(identifiers);
  const former = current.filter((one) => !keys.includes(keyOf(one)));
  await transaction.run(ADD_FORMER_IDENTIFIERS, { deviceId, ...columnsOf(former), endTimestamp: new Date() });
  // Unchanged identifiers keep their rows, because another device may have the same identifier from a time when this was permitted.
  await transaction.run(REMOVE_IDENTIFIERS, { deviceId, ...columnsOf(current.filter((one) => !isSent(one))) });
  await addDeviceIdentifiers(transaction, deviceId, identifiers, current.filter(isSent));
  return true;
}

const keyOf = ({ type, value }: TypedIdentifier) => `${type} ${normalizeIdentifier(type, value)}`;
const columnsOf = (list: readonly TypedIdentifier[]) => ({
  types: list.map(({ type }) => type),
  values: list.map(({ value }) => value),
});

export const FIND_IDENTIFIERS = statement<{ deviceId: number }, TypedIdentifier>({
  name: 'identifiers-of-device',
  text: 'select type, value from device_identifier where organization_id = $organizationId and device_id = $deviceId order by type, value',
});
export const ADD_FORMER_IDENTIFIERS = statement<{ deviceId: number; types: string[]; values: string[]; endTimestamp: Date }>({
  name: 'add-former-identifiers',
  text: `insert into former_device_identifier (organization_id, device_id, type, value, end_timestamp)
    select $organizationId, $deviceId, f.*, $endTimestamp::timestamptz from unnest($types::text[], $values::text[]) as f`,
});
export const REMOVE_IDENTIFIERS = statement<{ deviceId: number; types: string[]; values: string[] }>({
  name: 'remove-identifiers-of-device',
  text: `delete from device_identifier where organization_id = $organizationId and device_id = $deviceId
    and (type, value) in (select * from unnest($types::text[], $values::text[]))`,
});
