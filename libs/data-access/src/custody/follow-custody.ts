import { moveReadings } from '../reading/move-readings';
import { readingMove } from '../reading/move-readings.sql';
import { statement, type Transaction } from '@rpm/database';
import { holderAt } from './holder.sql';
import { remainingPatient } from '../patient/merged-patient';

/** A period of a device for which the holder was changed. The former and the new holder can each be a patient or nobody. */
export interface CustodyChange {
  deviceId: number;
  /** Start of the period, inclusive. */
  from: Date;
  /** End of the period, exclusive; null if it has none. */
  to: Date | null;
}

/**
 * Gives the readings in periods of devices to the patients who hold the devices in these periods now. A reading of a time at which nobody held the device
 * has the patient with whom it was submitted, if any. The caller has changed the assignments in the same transaction, and has locked the devices.
 */
export async function followCustody(transaction: Transaction, changes: readonly CustodyChange[]): Promise<void> {
  if (changes.length === 0) return;
  const periods = disjoint(changes);
  const deviceIds = periods.map(({ deviceId }) => deviceId);
  const args = { deviceIds, starts: periods.map(({ from }) => from), ends: periods.map(({ to }) => to) };
  await moveReadings(transaction, FOLLOW_CUSTODY, args, {
    stopRecording: async () => {
      await transaction.run(LOCK_CUSTODY, { deviceIds });
      await transaction.run(CHANGE_CUSTODY_VERSION, { deviceIds });
    },
  });
}

const HOLDER = `coalesce(h.patient_id, ${remainingPatient('r.submitted_patient_id')})`;

const FOLLOW_CUSTODY = readingMove<{ deviceIds: number[]; starts: Date[]; ends: (Date | null)[] }>({
  name: 'follow-custody',
  rows: () => `
    join unnest($deviceIds::bigint[], $starts::timestamptz[], $ends::timestamptz[]) as g (device_id, period_start, period_end)
      on r.organization_id = $organizationId and r.device_id = g.device_id and r.device_id is not null and r.reading_timestamp >= g.period_start
        and r.reading_timestamp < coalesce(g.period_end, 'infinity')
    left join lateral (${holderAt('r.device_id', 'r.reading_timestamp')}
    ) h on true
    where r.patient_id is distinct from ${HOLDER}`,
  set: { patientId: HOLDER },
});

/**
 * Recording a reading locks its device for a key share, which FOR UPDATE waits for. The devices are locked in the order of their ids, so that two
 * transactions cannot deadlock.
 */
export const LOCK_CUSTODY = statement<{ deviceIds: number[] }>({
  name: 'lock-custody',
  text: 'select id from device where organization_id = $organizationId and id = any($deviceIds::bigint[]) order by id for update',
});

/** A statement that records a reading compares `custody_version` before and after it has locked the device, and starts again if the number differs. */
export const CHANGE_CUSTODY_VERSION = statement<{ deviceIds: number[] }>({
  name: 'change-custody-version',
  text: 'update device set custody_version = custody_version + 1 where organization_id = $organizationId and id = any($deviceIds::bigint[])',
});

/** Merges periods of the same device that overlap or touch, so that no reading is in two of them. */
function disjoint(changes: readonly CustodyChange[]): CustodyChange[] {
  const sorted = [...changes].sort((one, other) =>
    one.deviceId === other.deviceId ? one.from.getTime() - other.from.getTime() : one.deviceId - other.deviceId,
  );
  const merged: CustodyChange[] = [];
  for (const change of sorted) {
    const last = merged.at(-1);
    if (last?.deviceId !== change.deviceId || (last.to !== null && last.to < change.from)) merged.push({ ...change });
    else if (last.to !== null) last.to = change.to === null || change.to > last.to ? change.to : last.to;
  }
  return merged;
}
