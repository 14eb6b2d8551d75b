import {
  assertFewDeviceIdentifiers,
  assertIdentifiersUndamaged,
  DevicePatchInput,
  indexOfFirstDuplicate,
  InvalidInput,
  normalizeIdentifier,
  type TypedIdentifier,
} from '@rpm/domain';
import { type Statement, type Transaction } from '@rpm/database';
import { addDeviceIdentifiers } from './device-name.sql';

/**
 * Replaces the identifiers of a locked device. Those that it no longer has are kept as former identifiers, and another device may get them.
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
  const ofDevice = [transaction.organizationId, deviceId];
  const current = await transaction.run<TypedIdentifier & { normalized: string }>(FIND_IDENTIFIERS, ofDevice);
  const isSent = ({ type, value }: TypedIdentifier) => identifiers.some((one) => one.type === type && one.value === value);
  if (current.length === identifiers.length && current.every(isSent)) return false;
  const stored = current.map(({ value }) => value);
  assertIdentifiersUndamaged(DevicePatchInput, { deviceIdentifiers: identifiers }, stored);
  const keys = identifiers.map(({ type, value }) => `${type} ${normalizeIdentifier(type, value)}`);
  const present = new Set(current.map(({ type, normalized }) => `${type} ${normalized}`));
  if (keys.some((key) => !present.has(key))) assertFewDeviceIdentifiers(identifiers);
  const former = current.filter(({ type, normalized }) => !keys.includes(`${type} ${normalized}`));
  const columns = [former.map(({ type }) => type), former.map(({ value }) => value)];
  await transaction.run(ADD_FORMER_IDENTIFIERS, [...ofDevice, ...columns, new Date()]);
  await transaction.run(REMOVE_IDENTIFIERS, ofDevice);
  await addDeviceIdentifiers(transaction, deviceId, identifiers);
  return true;
}

export const FIND_IDENTIFIERS: Statement = {
  name: 'identifiers-of-device',
  text: 'select type, value, normalized from device_identifier where organization_id = $1 and device_id = $2 order by type, value',
};
export const ADD_FORMER_IDENTIFIERS: Statement = {
  name: 'add-former-identifiers',
  text: `insert into former_device_identifier (organization_id, device_id, type, value, end_timestamp)
    select $1, $2, f.*, $5::timestamptz from unnest($3::text[], $4::text[]) as f`,
};
export const REMOVE_IDENTIFIERS: Statement = {
  name: 'remove-identifiers-of-device',
  text: 'delete from device_identifier where organization_id = $1 and device_id = $2',
};
