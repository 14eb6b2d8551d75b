import { found, instant, listed, object, unlessNull } from './json';
import { EMBEDDED_ITEM } from './item';
import { EMBEDDED_PATIENT } from './patient';
import { SITE_REFERENCE } from './site';

/** A device `d`: exactly the fields of the specification, section 2, in its order. */
const SPECIFIED = {
  id: 'd.id',
  currentPatient: found(EMBEDDED_PATIENT, 'patient', 'p', 'current_patient_id', 'd'),
  currentStatus: 'd.current_status',
  deviceEvents: listed(
    object({ type: 'e.type', eventTimestamp: instant('e.event_timestamp') }),
    'device_event e',
    'e.organization_id = d.organization_id and e.device_id = d.id',
    'e.event_timestamp, e.id',
  ),
  deviceIdentifiers: listed(
    object({ type: 'n.type', value: 'n.value' }),
    'device_identifier n',
    'n.organization_id = d.organization_id and n.device_id = d.id',
    'n.type, n.value',
  ),
  disabledReadings: 'd.disabled_readings',
  item: found(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'd'),
};

/** A device as part of another resource. */
export const EMBEDDED_DEVICE = object(SPECIFIED);

const HEALTH_CHECK = object({
  eventTimestamp: instant('d.health_check_timestamp'),
  batteryPercentage: 'd.battery_percentage',
  signalStrength: 'd.signal_strength',
});

/** A device at its own path, where we show what we add. */
export const DEVICE = object({
  ...SPECIFIED,
  site: found(SITE_REFERENCE, 'site', 's', 'site_id', 'd'),
  externalIdentifier: 'd.external_identifier',
  lastHealthCheck: unlessNull('d.health_check_timestamp', HEALTH_CHECK),
  droppedReadings: 'd.dropped_readings',
});
