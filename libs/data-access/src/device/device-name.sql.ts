import {
  DEVICE_VALIDATION_VIEW,
  type AssociationInput,
  Conflict,
  type TypedIdentifier,
  NotFound,
  normalizeIdentifier,
} from '@rpm/domain';
import { type Transaction, viewAsJson, statement } from '@rpm/database';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';
import { keyOf } from '../stored-text/identifier-key.sql';
import { assertNotMerged } from '../patient/merged-patient';
import { DEVICE } from './device.view';

/**
 * SQL condition: a string (`$plain`, and as a MAC address `$macAddress`) equals an identifier of a device. Several devices can match,
 * because the serial number of one can be the IMEI of another.
 */
const NAMED = `select distinct n.device_id as id from device_identifier n where n.organization_id = $organizationId and ${matchesIdentifier('n', keyOf('device_identifier', '$plain::text'), '$macAddress')}`;

/**
 * SQL expression for JSON that states whether exactly one device matches an identifier. If so, `sole` has a row, and the JSON contains the device.
 */
export const DEVICE_VALIDATION = viewAsJson<typeof DEVICE_VALIDATION_VIEW, object>(DEVICE_VALIDATION_VIEW, 'sole', {
  valid: 'exists (select from sole)',
  device: `(select ${DEVICE} from device d where d.organization_id = $organizationId and d.id = (select id from sole))`,
});

/** SQL that finds the device with the given identifier, and whether it is the only match. */
export const VALIDATE_IDENTIFIER = statement<{ plain: string; macAddress: string }, { json: string }>({
  name: 'validate-device-identifier',
  text: `with named as (${NAMED}), sole as (select min(id) as id from named having count(*) = 1)
    select ${DEVICE_VALIDATION}::text as json`,
});

/**
 * Finds the patient that the input names by id or external identifier. The external identifier of a merged patient names the remaining one. The
 * patient is locked, so that nobody can merge the record until the transaction ends.
 * @param find {@link FIND_UNLOCKED_PATIENT} if the caller locks the patient for an update afterwards
 * @throws NotFound, PatientMerged
 */
export async function findPatientId(
  transaction: Transaction,
  { patient: { id, externalIdentifier } }: Pick<AssociationInput, 'patient'>,
  find = FIND_NAMED_PATIENT,
): Promise<number> {
  const hasId = id !== undefined && id !== null;
  const [patient] = await transaction.run(find, {
    id: id ?? null,
    externalIdentifier: hasId ? null : (externalIdentifier ?? null),
  });
  if (patient) {
    transaction.concern([patient.id]);
    return patient.id;
  }
  if (hasId) await assertNotMerged(transaction, id);
  throw new NotFound('patient');
}

interface PatientName {
  id: number | null;
  externalIdentifier: string | null;
}

/** SQL that finds a patient by id or external identifier. The other argument is null, which matches no row. */
const NAMED_PATIENT = `select p.id from patient p
    where p.organization_id = $organizationId and p.merged_into is null and p.id = (
      select coalesce($id::bigint, m.merged_into, m.id)
      from (select) one left join patient m on m.organization_id = $organizationId
        and m.external_identifier_key = ${keyOf('patient', '$externalIdentifier::text')})`;

export const FIND_NAMED_PATIENT = statement<PatientName, { id: number }>({
  name: 'find-named-patient',
  text: `${NAMED_PATIENT}
    for share`,
});

/** SQL that finds a patient without locking it. Two transactions that share a lock deadlock as soon as both of them lock the patient for an update. */
export const FIND_UNLOCKED_PATIENT = statement<PatientName, { id: number }>({
  name: 'find-unlocked-patient',
  text: NAMED_PATIENT,
});

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
  const kept = await transaction.run(ADD_DEVICE_IDENTIFIERS, {
    deviceId: id,
    types: added.map(({ type }) => type),
    values: added.map(({ value }) => value),
    normalized: added.map(({ type, value }) => normalizeIdentifier(type, value)),
  });
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
export const ADD_DEVICE_IDENTIFIERS = statement<
  { deviceId: number; types: string[]; values: string[]; normalized: string[] },
  TypedIdentifier
>({
  name: 'name-device',
  text: `insert into device_identifier (organization_id, device_id, type, value, normalized)
    select $organizationId, $deviceId, n.type, n.value, identifier_key(n.normalized) from unnest($types::text[], $values::text[], $normalized::text[]) as n (type, value, normalized)
    order by n.type, n.normalized
    on conflict (organization_id, type, normalized) do nothing returning type, value`,
});
