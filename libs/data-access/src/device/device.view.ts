import {
  type Device,
  type DeviceAssignment,
  DEVICE_ASSIGNMENT_VIEW,
  type DeviceHealthCheck,
  DEVICE_HEALTH_CHECK_VIEW,
  DEVICE_VIEW,
  EMBEDDED_DEVICE_VIEW,
} from '@rpm/domain';
import { found, instant, listed, object, unlessNull, viewAsJson } from '../resource/json-view';
import { EMBEDDED_ITEM } from '../catalogue/item.view';
import { EMBEDDED_PATIENT } from '../patient/patient.view';
import { SITE_REFERENCE } from '../site/site.view';

/**
 * How many events a device is shown with. It is shown with them in each of its readings too, so a device that has changed hands for
 * decades, or whose battery hovers at the threshold, must not grow without bound; what is older is kept, and not shown.
 */
const MAX_SHOWN_EVENTS = 100;

const NEWEST_EVENTS = `(select e.id, e.type, e.event_timestamp from device_event e
  where e.organization_id = d.organization_id and e.device_id = d.id
  order by e.event_timestamp desc, e.id desc limit ${MAX_SHOWN_EVENTS}) e`;

const EMBEDDED = {
  currentPatient: found(EMBEDDED_PATIENT, 'patient', 'p', 'current_patient_id', 'd'),
  deviceEvents: listed(
    object({ type: 'e.type', eventTimestamp: instant('e.event_timestamp') }),
    NEWEST_EVENTS,
    'true',
    'e.event_timestamp, e.id',
  ),
  deviceIdentifiers: listed(
    object({ type: 'n.type', value: 'n.value' }),
    'device_identifier n',
    'n.organization_id = d.organization_id and n.device_id = d.id',
    'n.type, n.value',
  ),
  item: found(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'd'),
};

/** A device `d` as part of another resource. */
export const EMBEDDED_DEVICE = viewAsJson<typeof EMBEDDED_DEVICE_VIEW, Device>(EMBEDDED_DEVICE_VIEW, 'd', EMBEDDED);

const LAST_HEALTH_CHECK = object({
  eventTimestamp: instant('d.health_check_timestamp'),
  batteryPercentage: 'd.battery_percentage',
  signalStrength: 'd.signal_strength',
});

/** A device `d` at its own path. */
export const DEVICE = viewAsJson<typeof DEVICE_VIEW, Device>(DEVICE_VIEW, 'd', {
  ...EMBEDDED,
  site: found(SITE_REFERENCE, 'site', 's', 'site_id', 'd'),
  lastHealthCheck: unlessNull('d.health_check_timestamp', LAST_HEALTH_CHECK),
});

/** A period `a` in which a patient held a device. */
export const DEVICE_ASSIGNMENT = viewAsJson<typeof DEVICE_ASSIGNMENT_VIEW, DeviceAssignment>(DEVICE_ASSIGNMENT_VIEW, 'a', {
  patient: found(EMBEDDED_PATIENT, 'patient', 'p', 'patient_id', 'a'),
});

/** A health check `h`. */
export const DEVICE_HEALTH_CHECK = viewAsJson<typeof DEVICE_HEALTH_CHECK_VIEW, DeviceHealthCheck>(
  DEVICE_HEALTH_CHECK_VIEW,
  'h',
  {},
);

/** The payload of `device.associationCreated` and `device.associationRemoved`: the device `d` as it is now, and the patient `p`. */
export const ASSOCIATION_PAYLOAD = object({ device: EMBEDDED_DEVICE, patient: EMBEDDED_PATIENT });

/** The payload of `device.healthcheck`, `device.lowBattery` and `device.weakSignal`: what the device `d` has said in `h`. */
export const HEALTH_PAYLOAD = object({ device: EMBEDDED_DEVICE, healthcheck: DEVICE_HEALTH_CHECK });
