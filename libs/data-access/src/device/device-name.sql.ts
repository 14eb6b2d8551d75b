import {
  DEVICE_VALIDATION_VIEW,
  type AssociationInput,
  Conflict,
  type TypedIdentifier,
  NotFound,
  normalizeIdentifier,
} from '@rpm/domain';
import { type PositionalStatement, type Transaction, viewAsJson } from '@rpm/database';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';
import { keyOf } from '../stored-text/identifier-key.sql';
import { assertNotMerged } from '../patient/merged-patient';
import { DEVICE } from './device.view';

/**
 * SQL condition: a string ($2, and as a MAC address $3) equals an identifier of a device of the organization ($1). Several devices can match,
 * because the serial number of one can be the IMEI of another.
 */
const NAMED = `select distinct n.device_id as id from device_identifier n where n.organization_id = $1 and ${matchesIdentifier('n', keyOf('device_identifier', '$2::text'), '$3')}`;

/**
 * SQL expression for JSON that states whether exactly one device matches an identifier. If so, `sole` has a row, and the JSON contains the device.
 */
export const DEVICE_VALIDATION = viewAsJson<typeof DEVICE_VALIDATION_VIEW, object>(DEVICE_VALIDATION_VIEW, 'sole', {
  valid: 'exists (select from sole)',
  device: `(select ${DEVICE} from device d where d.organization_id = $1 and d.id = (select id from sole))`,
});

/** SQL that finds the device with the given identifier ($2, $3), and whether it is the only match. */
export const VALIDATE_IDENTIFIER: PositionalStatement = {
  name: 'validate-device-identifier',
  text: `with named as (${NAMED}), sole as (select min(id) as id from named having count(*) = 1)
    select ${DEVICE_VALIDATION}::text as json`,
};

/**
 * Finds the patient that the input names by id or external identifier. The external identifier of a merged patient names the remaining one. The
 * patient is locked, so that nobody can merge the record until the transaction ends. @throws NotFound, PatientMerged
 */
export async function findPatientId(
  transaction: Transaction,
  { patient: { id, externalIdentifier } }: Pick<AssociationInput, 'patient'>,
): Promise<number> {
  const hasId = id !== undefined && id !== null;
  const values = [transaction.organizationId, id ?? null, hasId ? null : (externalIdentifier ?? null)];
  const [patient] = await transaction.run<{ id: number }>(FIND_NAMED_PATIENT, values);
  if (patient) return patient.id;
  if (hasId) await assertNotMerged(transaction, id);
  throw new NotFound('patient');
}

/** SQL that finds a patient by id ($2) or external identifier ($3). The other parameter is null, which matches no row. */
export const FIND_NAMED_PATIENT = {
  name: 'find-named-patient',
  text: `select p.id from patient p
    where p.organization_id = $1 and p.merged_into is null and p.id = (
      select coalesce($2::bigint, m.merged_into, m.id)
      from (select) one left join patient m on m.organization_id = $1
        and m.external_identifier_key = ${keyOf('patient', '$3::text')})
    for share`,
};

/**
 * Adds identifiers to a device. @param present the identifiers in the list that the device has already in the same spelling @throws Conflict listing
 * the identifiers that other devices have
 */
export async function addDeviceIdentifiers(
  transaction: Transaction,
  id: number,
  given: readonly TypedIdentifier[],
  present: readonly TypedIdentifier[] = [],
): Promise<void> {
  const added = given.filter((one) => !includesIdentifier(present, one));
  const columns = [
    added.map(({ type }) => type),
    added.map(({ value }) => value),
    added.map(({ type, value }) => normalizeIdentifier(type, value)),
  ];
  const kept = await transaction.run<TypedIdentifier & Record<string, unknown>>(ADD_DEVICE_IDENTIFIERS, [
    transaction.organizationId,
    id,
    ...columns,
  ]);
  const errors = given.flatMap((one, at) =>
    includesIdentifier([...present, ...kept], one)
      ? []
      : [{ pointer: `/deviceIdentifiers/${at}`, code: 'taken', detail: 'Another device has this identifier.' }],
  );
  if (errors.length > 0) throw new Conflict('Another device has an identifier that was sent.', errors);
}

/** Returns whether a list contains an identifier as it is written. */
export const includesIdentifier = (list: readonly TypedIdentifier[], { type, value }: TypedIdentifier) =>
  list.some((one) => one.type === type && one.value === value);

/** Inserts identifiers in sorted order, so that two concurrent requests with the same identifiers cannot deadlock. */
export const ADD_DEVICE_IDENTIFIERS = {
  name: 'name-device',
  text: `insert into device_identifier (organization_id, device_id, type, value, normalized)
    select $1, $2, n.type, n.value, identifier_key(n.normalized) from unnest($3::text[], $4::text[], $5::text[]) as n (type, value, normalized)
    order by n.type, n.normalized
    on conflict (organization_id, type, normalized) do nothing returning type, value`,
};
