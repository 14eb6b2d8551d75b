import { type Device, type VersionedResource } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';

type Method = (...args: never[]) => unknown;
type Unchanged = keyof VersionedResource | 'id' | 'custodyVersion' | 'deviceEventCount' | 'formerIdentifierCount';
type Property = Exclude<{ [K in keyof Device]: Device[K] extends Method ? never : K }[keyof Device], Unchanged>;

/** The column of each device property. The compiler requires an entry for every property, because a property without one would not be stored. */
const COLUMNS: Record<Property, string> = {
  itemId: 'item_id',
  currentPatientId: 'current_patient_id',
  currentStatus: 'current_status',
  disabledReadings: 'disabled_readings',
  siteId: 'site_id',
  externalIdentifier: 'external_identifier',
  droppedReadings: 'dropped_readings',
  healthCheckTimestamp: 'health_check_timestamp',
  batteryPercentage: 'battery_percentage',
  signalStrength: 'signal_strength',
};

const PROPERTIES = Object.keys(COLUMNS) as Property[];

/** Stores all properties of devices that the transaction has locked. A device that has not changed is not written. */
export async function updateDevices(transaction: Transaction, devices: readonly Device[]): Promise<void> {
  if (devices.length === 0) return;
  const rows = devices.map((device) => ({
    id: device.id,
    ...Object.fromEntries(PROPERTIES.map((property) => [COLUMNS[property], device[property]])),
  }));
  const ids = devices.map(({ id }) => id);
  await transaction.run(UPDATE_DEVICES, { rows: JSON.stringify(rows), ids });
}

const columnsOf = (alias: string) => `(${PROPERTIES.map((property) => `${alias}.${COLUMNS[property]}`).join(', ')})`;

/**
 * SQL that stores the properties of devices. With the array of ids, PostgreSQL finds the rows by primary key. Without this array, it would expect 100
 * devices in the JSON, and rather read all devices of the organization.
 */
export const UPDATE_DEVICES = statement<{ rows: string; ids: number[] }>({
  name: 'update-devices',
  text: `update device d set (${PROPERTIES.map((property) => COLUMNS[property]).join(', ')}) = ${columnsOf('g')}
    from json_populate_recordset(null::device, $rows::json) as g
    where d.organization_id = $organizationId and d.id = any($ids::bigint[]) and d.id = g.id and ${columnsOf('d')} is distinct from ${columnsOf('g')}`,
});
