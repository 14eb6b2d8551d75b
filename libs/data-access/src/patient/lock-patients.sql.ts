import { type ReadingInput } from '@rpm/domain';
import { type Preparation, preparation, statement } from '@rpm/database';

/** Returns whether a reading names a device, whose holder then determines the patient of the reading. */
export function isOfDevice({ device }: ReadingInput): boolean {
  return device !== undefined && device !== null;
}

/** Returns the patients of readings without a device, which must be locked before the readings are recorded. */
export function patientsToLock(readings: readonly ReadingInput[]): number[] {
  return readings.flatMap((reading) => (isOfDevice(reading) || !reading.patient ? [] : [reading.patient.id]));
}

/**
 * Returns the statement to be sent before a statement that depends on all readings of patients. It waits for transactions that are recording readings for
 * them, all of which have locked the patient for a key share. Those that begin later wait, and then start again, because `recording_version` has
 * changed. Patients are locked in the order of their ids, so that two such statements cannot deadlock.
 */
export function lockPatients(organizationId: number, ids: Iterable<number>): Preparation[] {
  const unique = [...new Set(ids)];
  return unique.length === 0 ? [] : [preparation(LOCK_PATIENTS, { organizationId, ids: unique })];
}

export const LOCK_PATIENTS = statement<{ ids: readonly number[] }>({
  name: 'lock-patients',
  text: `
    with locked as materialized (
      select id from patient where organization_id = $organizationId and id = any($ids::bigint[]) order by id for update
    )
    update patient p set recording_version = recording_version + 1 from locked where p.organization_id = $organizationId and p.id = locked.id`,
});
