import {
  type Device,
  type DeviceAssignment,
  DEVICE_ASSIGNMENT_VIEW,
  type DeviceEvent,
  DEVICE_EVENT_VIEW,
  DEVICE_HISTORY_EVENT_VIEW,
  EMBEDDED_DEVICE_EVENT_VIEW,
  type DeviceHealthCheck,
  DEVICE_HEALTH_CHECK_VIEW,
  DEVICE_HEALTH_EVENT_VIEW,
  type DeviceIdentifier,
  DEVICE_IDENTIFIER_VIEW,
  DEVICE_VIEW,
  EMBEDDED_DEVICE_VIEW,
  FORMER_DEVICE_IDENTIFIER_VIEW,
  type FormerDeviceIdentifier,
} from '@rpm/domain';
import {
  embeddedRow,
  jsonInstant,
  jsonList,
  jsonObject,
  type JsonSql,
  newestRows,
  objectOrNull,
  viewAsJson,
  registerChanges,
} from '@rpm/database';
import { EMBEDDED_ITEM } from '../catalogue/item.view';
import { EMBEDDED_PATIENT } from '../patient/patient.view';
import { SITE_REFERENCE } from '../site/site.view';

/** SQL expression for the identifiers of the device `d`, as a list. */
export const DEVICE_IDENTIFIERS = jsonList(
  viewAsJson<typeof DEVICE_IDENTIFIER_VIEW, DeviceIdentifier>(DEVICE_IDENTIFIER_VIEW, 'n', {}),
  'device_identifier n',
  'n.organization_id = d.organization_id and n.device_id = d.id',
  'n.type, n.value',
);

/**
 * SQL for the newest events of the device `d`. Every reading embeds its device, so the list must be limited: a device that was handed over for decades, or
 * whose battery level stays near the threshold, has many events.
 */
const deviceEvents = (event: JsonSql<object>) =>
  newestRows(event, {
    from: 'device_event e',
    where: 'e.organization_id = d.organization_id and e.device_id = d.id',
    columns: ['event_timestamp', 'id'],
  });

const EMBEDDED = {
  currentPatient: embeddedRow(EMBEDDED_PATIENT, 'patient', 'p', 'current_patient_id', 'd'),
  deviceEvents: deviceEvents(viewAsJson<typeof EMBEDDED_DEVICE_EVENT_VIEW, DeviceEvent>(EMBEDDED_DEVICE_EVENT_VIEW, 'e', {})),
  deviceIdentifiers: DEVICE_IDENTIFIERS,
  item: embeddedRow(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'd'),
};

/** SQL expression that converts the row `d` to the JSON of a device embedded in another resource. */
export const EMBEDDED_DEVICE = viewAsJson<typeof EMBEDDED_DEVICE_VIEW, Device>(EMBEDDED_DEVICE_VIEW, 'd', EMBEDDED);

/**
 * SQL expression that converts the row `d` to the JSON of a device inside a reading `r`. An organization can choose to hide the device's current patient in
 * the readings of other patients.
 */
export const DEVICE_OF_READING = viewAsJson<typeof EMBEDDED_DEVICE_VIEW, Device>(EMBEDDED_DEVICE_VIEW, 'd', {
  ...EMBEDDED,
  currentPatient: `case when r.patient_id is null or d.current_patient_id is not distinct from r.patient_id
    or not (select o.hide_other_patients from organization o where o.id = d.organization_id) then ${EMBEDDED.currentPatient} end`,
});

/** SQL expression that converts the row `e` to the JSON of an event within its device. */
const DEVICE_EVENT = viewAsJson<typeof DEVICE_EVENT_VIEW, DeviceEvent>(DEVICE_EVENT_VIEW, 'e', {});

/** SQL expression that converts the row `e` to the JSON of an event in the list of a device's events. */
export const DEVICE_HISTORY_EVENT = viewAsJson<typeof DEVICE_HISTORY_EVENT_VIEW, DeviceEvent>(DEVICE_HISTORY_EVENT_VIEW, 'e', {});

/** SQL expression that converts the row `f` to the JSON of an identifier that a device no longer has. */
export const FORMER_DEVICE_IDENTIFIER = viewAsJson<typeof FORMER_DEVICE_IDENTIFIER_VIEW, FormerDeviceIdentifier>(
  FORMER_DEVICE_IDENTIFIER_VIEW,
  'f',
  {},
);

/** SQL for the time since which the device `d` is silent; null if it is not. Few devices are, so the table is small. */
const SILENT_SINCE =
  '(select z.silent_since from device_silence z where z.organization_id = d.organization_id and z.device_id = d.id)';

const LAST_HEALTH_CHECK = jsonObject({
  eventTimestamp: jsonInstant('d.health_check_timestamp'),
  batteryPercentage: 'd.battery_percentage',
  signalStrength: 'd.signal_strength',
});

/** SQL expression that converts the row `d` to the JSON that the endpoint of a device returns. */
export const DEVICE = viewAsJson<typeof DEVICE_VIEW, Device>(DEVICE_VIEW, 'd', {
  ...EMBEDDED,
  deviceEvents: deviceEvents(DEVICE_EVENT),
  formerIdentifiers: newestRows(FORMER_DEVICE_IDENTIFIER, {
    from: 'former_device_identifier f',
    where: 'f.organization_id = d.organization_id and f.device_id = d.id',
    columns: ['id'],
  }),
  site: embeddedRow(SITE_REFERENCE, 'site', 's', 'site_id', 'd'),
  lastHealthCheck: objectOrNull('d.health_check_timestamp', LAST_HEALTH_CHECK),
  silentSinceTimestamp: jsonInstant(SILENT_SINCE),
});

/** SQL expression that converts the row `a` to the JSON of an assignment, a period in which a patient held a device. */
export const DEVICE_ASSIGNMENT = viewAsJson<typeof DEVICE_ASSIGNMENT_VIEW, DeviceAssignment>(DEVICE_ASSIGNMENT_VIEW, 'a', {
  patient: embeddedRow(EMBEDDED_PATIENT, 'patient', 'p', 'patient_id', 'a'),
});

/** SQL expression that converts the row `h` to the JSON of a health check. */
export const DEVICE_HEALTH_CHECK = viewAsJson<typeof DEVICE_HEALTH_CHECK_VIEW, DeviceHealthCheck>(DEVICE_HEALTH_CHECK_VIEW, 'h', {
  device: jsonObject({ id: 'h.device_id' }),
});

/** The properties of events by which a receiver knows the device `d` and its version. */
export const DEVICE_VERSION = { id: 'd.id', version: 'd.version', updateTimestamp: jsonInstant('d.update_timestamp') };

/**
 * SQL expression for the payload of `device.associationCreated` and `device.associationRemoved`: the device `d` as it is now, and the patient `p`.
 */
export const ASSOCIATION_PAYLOAD = jsonObject({ ...DEVICE_VERSION, device: EMBEDDED_DEVICE, patient: EMBEDDED_PATIENT });

/** SQL expression for the payload of `device.healthcheck`, `device.lowBattery` and `device.weakSignal`: the device `d` and its health check `h`. */
export const HEALTH_PAYLOAD = viewAsJson<typeof DEVICE_HEALTH_EVENT_VIEW, object>(DEVICE_HEALTH_EVENT_VIEW, 'd', {
  ...DEVICE_VERSION,
  device: EMBEDDED_DEVICE,
  healthCheck: DEVICE_HEALTH_CHECK,
});

registerChanges({ subject: 'device', table: 'device', alias: 'd', json: DEVICE, deletable: true });
