import { readingMove } from '../reading/move-readings.sql';

/** Readings of one kind by their ids. */
export interface VoidedIds {
  kind: string;
  ids: readonly number[];
  /** The version that each reading must have; null for those whose version does not matter. */
  versions: readonly (number | null)[];
}

/** Voids readings by their ids. The version is compared again after waiting for a lock, so that a reading that somebody has changed meanwhile stays. */
export const VOID_BY_IDS = readingMove<VoidedIds>({
  name: 'void-by-ids',
  rows: (_table, kind) => `
    join unnest($ids::bigint[], $versions::smallint[]) wanted (id, version) on wanted.id = r.id and r.version = coalesce(wanted.version, r.version)
    where r.organization_id = $organizationId and r.void_timestamp is null and $kind = '${kind}'`,
  set: { voidTimestamp: 'now()' },
});

interface VoidedPeriod {
  kinds: readonly string[];
  startTimestamp: Date | null;
  endTimestamp: Date | null;
  /** Maximum number of readings of each kind; null if there is none. */
  limit: number | null;
}

interface OfDevice {
  deviceId: number;
}
interface OfPatient {
  patientId: number;
}

/** Voids the first readings that meet a condition. The condition contains no alternatives, so that PostgreSQL can use an index for it. */
const voidWhere = <Arguments extends object>(name: string, condition: string) =>
  readingMove<VoidedPeriod & Arguments>({
    name,
    rows: (table, kind) => `
    where r.organization_id = $organizationId and r.void_timestamp is null and '${kind}' = any($kinds::text[]) and r.id = any(array(
      select s.id from ${table} s
      where s.organization_id = $organizationId and s.void_timestamp is null${condition}
        and s.reading_timestamp >= coalesce($startTimestamp::timestamptz, '-infinity') and s.reading_timestamp < coalesce($endTimestamp::timestamptz, 'infinity')
        and '${kind}' = any($kinds::text[])
      limit $limit::bigint))`,
    set: { voidTimestamp: 'now()' },
  });

export const VOID_OF_PERIOD = voidWhere<object>('void-of-period', '');
export const VOID_OF_DEVICE = voidWhere<OfDevice>('void-of-device', ' and s.device_id = $deviceId');
export const VOID_OF_PATIENT = voidWhere<OfPatient>('void-of-patient', ' and s.patient_id = $patientId');
export const VOID_OF_DEVICE_AND_PATIENT = voidWhere<OfDevice & OfPatient>(
  'void-of-device-and-patient',
  ' and s.device_id = $deviceId and s.patient_id = $patientId',
);
