import { addDeviceToReading, isOfDevice, oncePerKind } from '@rpm/data-access';
import { statement, type Transaction } from '@rpm/database';
import { type ReadingInput, readingKind, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { type PlacedPart } from './placed-part';
import { updateOriginsStatement } from './stored-readings.sql';

/**
 * Adds devices to readings of a patient without a device: a vendor may name the device only in a later version of a reading, which it recognizes by the id that it has
 * given the reading. A reading that somebody else has changed stays as it is, and so does one that cannot be of the device: another patient held the device, or the
 * device has another reading of the time.
 * @param readings the readings as they were submitted, without the devices
 */
export async function addNamedDevices(
  transaction: Transaction,
  sourceId: number,
  kind: ReadingKindName,
  parts: readonly PlacedPart[],
  readings: readonly ReadingInput[],
): Promise<void> {
  const named = new Map<number, PlacedPart>();
  for (const [at, placed] of parts.entries()) {
    const { outcome, readingId } = placed.result ?? {};
    const reading = readings[at];
    const isSettled = outcome === 'duplicate' || outcome === 'corrected';
    if (isSettled && readingId !== undefined && placed.binding.deviceId !== null && reading && !isOfDevice(reading))
      named.set(readingId, placed);
  }
  if (named.size === 0) return;
  const [ids, placed] = [[...named.keys()], [...named.values()]];
  const deviceIds = placed.map(({ binding }) => binding.deviceId ?? 0);
  const rows = await transaction.run(findReadingsToAddDevicesStatement(kind), { sourceId, ids, deviceIds });
  for (const { id, deviceId, version } of rows) {
    const offset = named.get(id)?.reading.deviceTimeZoneOffset ?? null;
    if (!(await addDeviceToReading(transaction, kind, { id, deviceId, version, offset }))) continue;
    await transaction.run(updateOriginsStatement(kind), { sourceId, ids: [id] });
    const one = named.get(id);
    if (one?.result) one.result = { ...one.result, outcome: 'corrected' };
  }
}

/** SQL that finds the readings to which devices may be added, and locks them. */
export const findReadingsToAddDevicesStatement = oncePerKind((kind) => {
  const table = readingTableOf(kind);
  return statement<
    { sourceId: number; ids: readonly number[]; deviceIds: readonly number[] },
    { id: number; deviceId: number; version: number }
  >({
    name: `find-${readingKind(kind).path}-readings-to-add-devices`,
    text: `
    select r.id, g.device_id as "deviceId", r.version
    from unnest($ids::bigint[], $deviceIds::bigint[]) as g (id, device_id)
    join ${table} r on r.organization_id = $organizationId and r.id = g.id and r.device_id is null and r.void_timestamp is null
    join reading_origin o on o.organization_id = $organizationId and o.kind = '${kind}' and o.reading_id = r.id and o.source_id = $sourceId and o.version = r.version
    where not exists (
        select from device_assignment a where a.organization_id = $organizationId and a.device_id = g.device_id and a.patient_id <> r.patient_id
          and a.start_timestamp <= r.reading_timestamp and coalesce(a.end_timestamp, 'infinity') > r.reading_timestamp)
      and not exists (
        select from ${table} other where other.organization_id = $organizationId and other.device_id = g.device_id
          and other.reading_timestamp = r.reading_timestamp and other.measurement_index is not distinct from r.measurement_index)
    order by r.id for no key update of r`,
  });
});
