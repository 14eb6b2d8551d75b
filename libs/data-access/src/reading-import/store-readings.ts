import { Fault } from '@rpm/domain';
import { type EntityManager } from 'typeorm';
import { type ReadingRecord } from './reading-record';
import { type Subject } from './subjects';

/** A reading whose subject is known. */
export type OwnedReading = ReadingRecord & Subject;

export interface Stored {
  stored: number;
  duplicates: number;
  /** Readings of an instant for which another value is kept: to be corrected explicitly, never overwritten. */
  conflicts: (Fault & { line: number })[];
}

/** Stores readings, each at most once ever: what makes two of them the same is a unique index, not a look beforehand. */
export async function storeReadings(manager: EntityManager, organizationId: number, readings: OwnedReading[]): Promise<Stored> {
  const inserted = await insert(manager, organizationId, readings);
  const isNew = new Set(inserted.map(({ device_id, instant }) => `${device_id} ${Number(instant)}`));
  // Of several lines for one instant the first is the one that was stored; the others are repeats of it.
  const repeats = readings.filter((reading) => !isNew.delete(keyOf(reading)));
  const values = repeats.length > 0 ? await storedValues(manager, organizationId, repeats) : new Map<string, number>();
  const conflicts = repeats
    .filter((reading) => values.get(keyOf(reading)) !== reading.glucose)
    .map(({ line }) => Object.assign(new Fault('conflict', 'Another value is stored for this device and instant.'), { line }));
  return { stored: inserted.length, duplicates: repeats.length - conflicts.length, conflicts };
}

interface Key {
  device_id: number;
  instant: string;
}

function keyOf({ deviceId, instant }: OwnedReading): string {
  return `${deviceId} ${instant.getTime()}`;
}

async function insert(manager: EntityManager, organizationId: number, readings: OwnedReading[]): Promise<Key[]> {
  return manager.query<Key[]>(
    `insert into blood_glucose_reading (organization_id, patient_id, device_id, item_id, reading_timestamp, glucose,
       device_time_zone_offset, manual)
     select $1, patient_id, device_id, item_id, to_timestamp(ms / 1000.0), glucose, zone_offset, false
     from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[], $6::smallint[], $7::integer[])
       as r (patient_id, device_id, item_id, ms, glucose, zone_offset)
     on conflict (organization_id, device_id, reading_timestamp, measurement_index) where device_id is not null do nothing
     returning device_id, (extract(epoch from reading_timestamp) * 1000)::bigint as instant`,
    [
      organizationId,
      readings.map((reading) => reading.patientId),
      readings.map((reading) => reading.deviceId),
      readings.map((reading) => reading.itemId),
      readings.map((reading) => reading.instant.getTime()),
      readings.map((reading) => reading.glucose),
      readings.map((reading) => reading.deviceTimeZoneOffset),
    ],
  );
}

async function storedValues(manager: EntityManager, organizationId: number, readings: OwnedReading[]) {
  const rows = await manager.query<(Key & { glucose: number })[]>(
    `select r.device_id, (extract(epoch from r.reading_timestamp) * 1000)::bigint as instant, r.glucose
     from (select distinct device_id, ms from unnest($2::bigint[], $3::bigint[]) as k (device_id, ms)) as k
     join blood_glucose_reading r on r.organization_id = $1 and r.device_id = k.device_id
       and r.reading_timestamp = to_timestamp(k.ms / 1000.0) and r.measurement_index is null`,
    [organizationId, readings.map(({ deviceId }) => deviceId), readings.map(({ instant }) => instant.getTime())],
  );
  return new Map(rows.map(({ device_id, instant, glucose }) => [`${device_id} ${Number(instant)}`, glucose]));
}
