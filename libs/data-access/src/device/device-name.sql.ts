import {
  DEVICE_VALIDATION_VIEW,
  type AssociationInput,
  Conflict,
  type TypedIdentifier,
  NotFound,
  normalizeIdentifier,
} from '@rpm/domain';
import { type Statement, type Transaction } from '../scope/organization-scope';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';
import { DEVICE } from './device.view';
import { viewAsJson } from '../resource/json-view';

/**
 * SQL condition: a string, normalized in two ways ($2, $3), equals an identifier of a device of the organization ($1). Several devices can match,
 * because the serial number of one can be the IMEI of another.
 */
const NAMED = `select distinct n.device_id as id from device_identifier n where n.organization_id = $1 and ${matchesIdentifier('n', '$2', '$3')}`;

/** SQL expression for the JSON that says whether exactly one device matches an identifier. If so, `sole` has a row, and the JSON contains the device. */
export const DEVICE_VALIDATION = viewAsJson<typeof DEVICE_VALIDATION_VIEW, object>(DEVICE_VALIDATION_VIEW, 'sole', {
  valid: 'exists (select from sole)',
  device: `(select ${DEVICE} from device d where d.organization_id = $1 and d.id = (select id from sole))`,
});

/** SQL that finds the device with the given identifier ($2, $3), and whether it is the only match. */
export const VALIDATE_IDENTIFIER: Statement = {
  name: 'validate-device-identifier',
  text: `with named as (${NAMED}), sole as (select min(id) as id from named having count(*) = 1)
    select ${DEVICE_VALIDATION}::text as json`,
};

/** Finds the patient that the input names by id or external identifier. @throws NotFound */
export async function findPatientId(
  transaction: Transaction,
  { patient: { id, externalIdentifier } }: Pick<AssociationInput, 'patient'>,
): Promise<number> {
  const values = [transaction.organizationId, id ?? null, id ? null : (externalIdentifier ?? null)];
  const [patient] = await transaction.run<{ id: number }>(FIND_NAMED_PATIENT, values);
  if (!patient) throw new NotFound('patient');
  return patient.id;
}

/** SQL that finds a patient by id ($2) or external identifier ($3). The other parameter is null, which matches no row. */
export const FIND_NAMED_PATIENT = {
  name: 'find-named-patient',
  text: `select id from patient where organization_id = $1 and id = $2
    union all select id from patient where organization_id = $1 and external_identifier = $3`,
};

/** Adds identifiers to a device. @throws Conflict listing the identifiers that other devices have */
export async function addDeviceIdentifiers(
  transaction: Transaction,
  id: number,
  given: readonly TypedIdentifier[],
): Promise<void> {
  const named = given.map(({ type, value }) => ({ type, value, normalized: normalizeIdentifier(type, value) }));
  const columns = (['type', 'value', 'normalized'] as const).map((column) => named.map((one) => one[column]));
  const kept = await transaction.run<{ type: string; normalized: string }>(ADD_DEVICE_IDENTIFIERS, [
    transaction.organizationId,
    id,
    ...columns,
  ]);
  const isKept = (one: (typeof named)[number]) =>
    kept.some(({ type, normalized }) => type === one.type && normalized === one.normalized);
  const errors = named.flatMap((one, at) =>
    isKept(one) ? [] : [{ pointer: `/deviceIdentifiers/${at}`, code: 'taken', detail: 'Another device has this identifier.' }],
  );
  if (errors.length > 0) throw new Conflict('Another device has an identifier that was sent.', errors);
}

/** Inserts identifiers in sorted order, so that two concurrent requests with the same identifiers cannot deadlock. */
export const ADD_DEVICE_IDENTIFIERS = {
  name: 'name-device',
  text: `insert into device_identifier (organization_id, device_id, type, value, normalized)
    select $1, $2, n.type, n.value, n.normalized from unnest($3::text[], $4::text[], $5::text[]) as n (type, value, normalized)
    order by n.type, n.normalized
    on conflict (organization_id, type, normalized) do nothing returning type, normalized`,
};
