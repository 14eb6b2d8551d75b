import { type ReadingKindName } from '@rpm/domain';
import { type Transaction } from '@rpm/database';
import { moveReadings } from '../reading/move-readings';
import { VOID_BY_IDS, VOID_OF_DEVICE, VOID_OF_DEVICE_AND_PATIENT, VOID_OF_PATIENT, VOID_OF_PERIOD } from './void-readings.sql';

/** The readings of a device, of a patient or of a period, or those to which all of these apply. */
export interface VoidCriteria {
  kinds: readonly ReadingKindName[];
  deviceId: number | null;
  patientId: number | null;
  /** Beginning of the period by the times of the readings, inclusive. */
  startTimestamp: Date | null;
  /** End of the period, exclusive. */
  endTimestamp: Date | null;
}

/** Readings of one kind by their ids. */
export interface VoidIds {
  kind: ReadingKindName;
  ids: readonly number[];
  /** The version that each reading must have; readings that have another version by now are left as they are. By default, the version does not matter. */
  versions?: readonly number[];
}

/**
 * Marks readings as entered in error, as single voids do: each gets a new version, a revision and the event `reading.voided`. Readings that are entered in error
 * already are left out. In a dry run, the readings are only counted. The numbers are added to the counts of the transaction.
 * @param limit maximum number of readings of each kind; only for criteria
 */
export async function voidReadings(
  transaction: Transaction,
  selection: VoidCriteria | VoidIds,
  limit: number | null = null,
): Promise<void> {
  if ('ids' in selection) {
    const { kind, ids, versions = [] } = selection;
    await moveReadings(transaction, VOID_BY_IDS, { kind, ids, versions });
    return;
  }
  const { deviceId, patientId, ...period } = selection;
  const args = { ...period, limit };
  if (deviceId !== null && patientId !== null) {
    await moveReadings(transaction, VOID_OF_DEVICE_AND_PATIENT, { ...args, deviceId, patientId });
  } else if (deviceId !== null) await moveReadings(transaction, VOID_OF_DEVICE, { ...args, deviceId });
  else if (patientId !== null) await moveReadings(transaction, VOID_OF_PATIENT, { ...args, patientId });
  else await moveReadings(transaction, VOID_OF_PERIOD, args);
}
