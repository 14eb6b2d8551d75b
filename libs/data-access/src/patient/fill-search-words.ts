import { type Database, fillOrganizations, type Transaction, unnamedStatement } from '@rpm/database';

/** Maximum number of patients whose words one transaction stores. */
const BATCH = 500;

const FIND_UNFILLED = unnamedStatement<object, { id: number }>(
  'select organization_id as id from patient_search_state order by organization_id',
);

const LOCK_STATE = unnamedStatement<object, { after: number }>(
  'select through as "after" from patient_search_state where organization_id = $organizationId for update skip locked',
);

/** The patients are locked, because the words of one who is changed meanwhile would be those before the change. */
const FILL = unnamedStatement<{ after: number }, { last: number | null; n: number }>(`
  with next as materialized (
    select p.* from patient p where p.organization_id = $organizationId and p.id > $after order by p.id limit ${BATCH} for share
  ), filled as (
    insert into patient_search_word (organization_id, patient_id, word)
    select p.organization_id, p.id, w from next p
      cross join lateral words_of_patient(p.first_name, p.last_name, p.external_identifier, p.email, p.date_of_birth, p.phone_number) w
    on conflict do nothing)
  select max(id) as last, count(*) as n from next`);

const SET_STATE = unnamedStatement<{ through: number }>(
  'update patient_search_state set through = $through where organization_id = $organizationId',
);

const END = unnamedStatement<object>('delete from patient_search_state where organization_id = $organizationId');

/** Stores the words by which patients are searched, for patients who were stored before these words existed. */
export function fillSearchWords(database: Database, { signal }: { signal: AbortSignal }): Promise<void> {
  return fillOrganizations(database, { findUnfilled: FIND_UNFILLED, fillBatch }, signal);
}

/** Processes the next patients of an organization. @returns whether more are left */
async function fillBatch(transaction: Transaction): Promise<boolean> {
  const [state] = await transaction.run(LOCK_STATE, {});
  if (!state) return false;
  const [filled] = await transaction.run(FILL, { after: state.after });
  if (!filled || filled.last === null || filled.n < BATCH) {
    await transaction.run(END, {});
    return false;
  }
  await transaction.run(SET_STATE, { through: filled.last });
  return true;
}
