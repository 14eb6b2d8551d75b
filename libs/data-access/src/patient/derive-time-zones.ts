import { addressTimeZone, type PlaceOfAddress } from '@rpm/domain';
import { type Database, type Transaction, unnamedStatement } from '@rpm/database';

/** Maximum number of patients or sites whose addresses one transaction interprets. */
const BATCH = 500;

const FIND_UNDERIVED = unnamedStatement<object, { id: number }>(
  'select id from organization where zones_derived_through is not null order by id',
);

const LOCK_STATE = unnamedStatement<object, { after: number | null }>(
  'select zones_derived_through as "after" from organization where id = $organizationId for no key update skip locked',
);

const SET_STATE = unnamedStatement<{ through: number | null }>(
  'update organization set zones_derived_through = $through where id = $organizationId',
);

const FIND_PATIENTS = unnamedStatement<{ after: number }, Addressed>(`select id, address from patient
    where organization_id = $organizationId and id > $after and address is not null and local_time_zone is null order by id limit ${BATCH}`);

const FIND_SITES = unnamedStatement<object, Addressed>(
  'select id, address from site where organization_id = $organizationId and address is not null',
);

const setZones = (table: 'patient' | 'site') =>
  unnamedStatement<{ ids: number[]; zones: string[] }>(`update ${table} t set local_time_zone = z.zone
    from unnest($ids::bigint[], $zones::text[]) z (id, zone)
    where t.organization_id = $organizationId and t.id = z.id and t.local_time_zone is null`);

interface Addressed {
  id: number;
  address: PlaceOfAddress;
}

/**
 * Derives the time zones of the addresses of patients and sites that were stored before their countries were understood. It continues where an earlier
 * run was interrupted. Several processes may run it at once: each organization is processed by one of them.
 */
export async function deriveTimeZones(database: Database): Promise<void> {
  const organizations = await database.run('unscoped', FIND_UNDERIVED, {});
  for (const { id } of organizations) while (await database.inTransaction({ organizationId: id }, deriveBatch));
}

/** Processes the next patients of an organization, and all of its sites before the first patients. @returns whether more are left */
async function deriveBatch(transaction: Transaction): Promise<boolean> {
  const [state] = await transaction.run(LOCK_STATE, {});
  const after = state?.after ?? null;
  if (after === null) return false;
  if (after === 0) {
    await storeZones(transaction, 'site', await transaction.run(FIND_SITES, {}));
  }
  const patients = await transaction.run(FIND_PATIENTS, { after });
  await storeZones(transaction, 'patient', patients);
  const last = patients.length === BATCH ? patients.at(-1) : undefined;
  await transaction.run(SET_STATE, { through: last?.id ?? null });
  return last !== undefined;
}

async function storeZones(transaction: Transaction, table: 'patient' | 'site', rows: readonly Addressed[]): Promise<void> {
  const derived = rows.flatMap(({ id, address }) => {
    const zone = addressTimeZone(address);
    return zone === null ? [] : [{ id, zone }];
  });
  if (derived.length === 0) return;
  await transaction.run(setZones(table), { ids: derived.map(({ id }) => id), zones: derived.map(({ zone }) => zone) });
}
