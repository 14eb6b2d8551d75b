import { InvalidInput, NotFound, PatientMerged, patientMergedError } from '@rpm/domain';
import { type Database, type IdAtPointer, type OrganizationRunner, statement, type Transaction } from '@rpm/database';

/**
 * SQL expression for the patient whose record contains the data of a patient now: that patient, or the one into whom that patient was merged.
 * @param id SQL for the id of the patient, or null
 */
export const remainingPatient = (id: string) =>
  `(select coalesce(m.merged_into, m.id) from patient m where m.organization_id = $organizationId and m.id = ${id})`;

export const FIND_REMAINING_PATIENTS = statement<{ ids: readonly number[] }, { id: number; remainingId: number }>({
  name: 'find-remaining-patients',
  text: `select id, merged_into as "remainingId" from patient
    where organization_id = $organizationId and id = any($ids::bigint[]) and merged_into is not null`,
});

/** Returns the remaining patient for each of the given patients who was merged. */
export async function findRemainingPatients(runner: OrganizationRunner, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await runner.run(FIND_REMAINING_PATIENTS, { ids });
  return new Map(rows.map(({ id, remainingId }) => [id, remainingId]));
}

/** Checks whether a patient was not found because the patient was merged. @throws PatientMerged if so */
export async function assertNotMerged(runner: OrganizationRunner, id: number): Promise<void> {
  const remainingId = (await findRemainingPatients(runner, [id])).get(id);
  if (remainingId !== undefined) throw new PatientMerged(remainingId);
}

/** Runs an operation on one patient. @throws PatientMerged instead of NotFound if the patient was merged */
export async function withPatient<T>(database: Database, organizationId: number, id: number, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof NotFound) await assertNotMerged(database.alone({ organizationId }), id);
    throw error;
  }
}

/**
 * Reads a page of a list. If the page is empty, checks whether the filter names a merged patient. Other pages need no check, because nothing belongs to a
 * merged patient.
 * @throws PatientMerged if the list is filtered by a patient who was merged
 */
export async function listOfPatient<T extends { content: readonly unknown[] }>(
  database: Database,
  organizationId: number,
  { patientId }: { patientId?: number | undefined },
  page: Promise<T>,
): Promise<T> {
  const listed = await page;
  if (patientId !== undefined && listed.content.length === 0) {
    await assertNotMerged(database.alone({ organizationId }), patientId);
  }
  return listed;
}

/**
 * Checks that a patient who is named in a body exists, and keeps others from merging the patient until the transaction ends.
 * @throws InvalidInput, PatientMerged
 */
export async function assertPatient(transaction: Transaction, { id, pointer }: IdAtPointer): Promise<void> {
  const [patient] = await transaction.run(LOCK_NAMED_PATIENT, { id });
  if (patient) return;
  const remainingId = (await findRemainingPatients(transaction, [id])).get(id);
  if (remainingId !== undefined) {
    throw new PatientMerged(remainingId, [patientMergedError(remainingId, pointer)]);
  }
  throw new InvalidInput([{ pointer, code: 'not_found', detail: 'No patient with this identifier exists.' }]);
}

/** A merge waits for this lock, and the condition is checked again after waiting for a merge. */
export const LOCK_NAMED_PATIENT = statement<{ id: number }>({
  name: 'lock-named-patient',
  text: 'select id from patient where organization_id = $organizationId and id = $id and merged_into is null for share',
});
