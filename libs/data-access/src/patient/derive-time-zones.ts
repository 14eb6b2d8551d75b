import { addressTimeZone, type PlaceOfAddress } from '@rpm/domain';
import { type Database, inOrganization, type PositionalStatement, type Transaction } from '@rpm/database';

/** Maximum number of patients or sites whose addresses one transaction interprets. */
const BATCH = 500;

const FIND_UNDERIVED: PositionalStatement = {
  text: 'select id from organization where zones_derived_through is not null order by id',
};

const LOCK_STATE: PositionalStatement = {
  text: 'select zones_derived_through as "after" from organization where id = $1 for no key update skip locked',
};

const SET_STATE: PositionalStatement = { text: 'update organization set zones_derived_through = $2 where id = $1' };

const FIND_PATIENTS: PositionalStatement = {
  text: `select id, address from patient
    where organization_id = $1 and id > $2 and address is not null and local_time_zone is null order by id limit ${BATCH}`,
};

const FIND_SITES: PositionalStatement = {
  text: 'select id, address from site where organization_id = $1 and address is not null',
};

const setZones = (table: 'patient' | 'site'): PositionalStatement => ({
  text: `update ${table} t set local_time_zone = z.zone
    from unnest($2::bigint[], $3::text[]) z (id, zone)
    where t.organization_id = $1 and t.id = z.id and t.local_time_zone is null`,
});

interface Addressed {
  id: number;
  address: PlaceOfAddress;
}

/**
 * Derives the time zones of the addresses of patients and sites that were stored before their countries were understood. It continues where an earlier
 * run was interrupted. Several processes may run it at once: each organization is processed by one of them.
 */
export async function deriveTimeZones(dataSource: Database): Promise<void> {
  const organizations = await dataSource.query<{ id: number }[]>(FIND_UNDERIVED.text);
  for (const { id } of organizations) while (await inOrganization(dataSource, id, deriveBatch));
}

/** Processes the next patients of an organization, and all of its sites before the first patients. @returns whether more are left */
async function deriveBatch(transaction: Transaction): Promise<boolean> {
  const { organizationId } = transaction;
  const [state] = await transaction.run<{ after: number | null }>(LOCK_STATE, [organizationId]);
  const after = state?.after ?? null;
  if (after === null) return false;
  if (after === 0) {
    await storeZones(transaction, 'site', await transaction.run<Addressed>(FIND_SITES, [organizationId]));
  }
  const patients = await transaction.run<Addressed>(FIND_PATIENTS, [organizationId, after]);
  await storeZones(transaction, 'patient', patients);
  const last = patients.length === BATCH ? patients.at(-1) : undefined;
  await transaction.run(SET_STATE, [organizationId, last?.id ?? null]);
  return last !== undefined;
}

async function storeZones(transaction: Transaction, table: 'patient' | 'site', rows: readonly Addressed[]): Promise<void> {
  const derived = rows.flatMap(({ id, address }) => {
    const zone = addressTimeZone(address);
    return zone === null ? [] : [{ id, zone }];
  });
  if (derived.length === 0) return;
  const values = [transaction.organizationId, derived.map(({ id }) => id), derived.map(({ zone }) => zone)];
  await transaction.run(setZones(table), values);
}
