import { NotFound, PatientMerged } from '@rpm/domain';
import { type Database, type NamedStatement, preparation, statement } from '@rpm/database';

/** SQL that finds a patient and those who were merged into this patient. */
export const FIND_RECORDS_OF_PATIENT = statement<{ id: number }, { id: number; remainingId: number | null }>({
  name: 'find-records-of-patient',
  text: `select id, merged_into as "remainingId" from patient where organization_id = $organizationId and id = $id
    union all select id, null from patient where organization_id = $organizationId and merged_into = $id order by id`,
});

/**
 * SQL that names the patient whose rows of the audit trail the next statement finds. PostgreSQL would read all rows of a month whose statistics are missing;
 * therefore this setting makes it use the index.
 */
export const SET_AUDITED_PATIENT = statement<{ patient: string }>({
  name: 'set-audited-patient',
  text: `select set_config('rpm.audited_patient', $patient, true), set_config('enable_seqscan', 'off', true), set_config('enable_indexscan', 'off', true),
    set_config('jit', 'off', true)`,
});

/** Returns the ids of a patient and of those who were merged into this patient; null if there is no such patient. @throws PatientMerged */
export async function findRecordsOf(database: Database, organizationId: number, id: number): Promise<number[] | null> {
  const records = await database.run({ organizationId }, FIND_RECORDS_OF_PATIENT, { id });
  const own = records.find((record) => record.id === id);
  if (!own) return null;
  if (own.remainingId !== null) throw new PatientMerged(own.remainingId);
  return records.map((record) => record.id);
}

/** Returns the ids of a patient and of those who were merged into this patient. @throws NotFound, PatientMerged */
export async function requireRecordsOf(database: Database, organizationId: number, id: number): Promise<number[]> {
  const ids = await findRecordsOf(database, organizationId, id);
  if (!ids) throw new NotFound('patient');
  return ids;
}

/** The record of a patient whose rows of the trail one execution of a statement finds, because row-level security finds those of one patient at a time. */
export interface OneRecord {
  /** Ids of the patient and of all who were merged into this patient. */
  ids: readonly number[];
  /** Patients whose rows another execution finds. A row that names one of them is left out, so that no row is found twice. */
  others: readonly number[];
}

/**
 * Runs a statement about the trail once for each record of a patient. Nearly every patient has one record.
 * @param ids ids of the records
 * @param argumentsFor returns the arguments of the execution for a record
 * @returns the rows of each execution
 */
export async function runForRecords<Arguments extends object, Row extends object>(
  database: Database,
  organizationId: number,
  find: NamedStatement<Arguments, Row>,
  ids: readonly number[],
  argumentsFor: (record: OneRecord) => NoInfer<Arguments>,
): Promise<Row[][]> {
  const found: Row[][] = [];
  for (const [at, id] of ids.entries()) {
    const preparations = [preparation(SET_AUDITED_PATIENT, { patient: `{${id}}` })];
    found.push(await database.run({ organizationId }, find, argumentsFor({ ids, others: ids.slice(0, at) }), { preparations }));
  }
  return found;
}
