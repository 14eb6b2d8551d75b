import {
  type DeviceAssignmentView,
  type DeviceHistoryEventView,
  type FormerDeviceIdentifierView,
  embeddedPatients,
  nobody,
} from '@rpm/domain';
import { type ListDefinition } from '@rpm/database';
import { DEVICE_ASSIGNMENT, DEVICE_HISTORY_EVENT, FORMER_DEVICE_IDENTIFIER } from './device.view';

/** Filter of the lists that belong to one device. */
interface OfDevice {
  deviceId: number;
}

export const ASSIGNMENTS: ListDefinition<OfDevice, DeviceAssignmentView> = {
  from: 'device_assignment a',
  json: DEVICE_ASSIGNMENT,
  about: embeddedPatients,
  conditions: { deviceId: 'a.device_id = $' },
  order: 'a.start_timestamp desc, a.id desc',
  sorts: { startTimestamp: ['a.start_timestamp', 'a.id'] },
};

export const DEVICE_EVENTS: ListDefinition<OfDevice, DeviceHistoryEventView> = {
  from: 'device_event e',
  json: DEVICE_HISTORY_EVENT,
  about: embeddedPatients,
  conditions: { deviceId: 'e.device_id = $' },
  order: 'e.event_timestamp desc, e.id desc',
  sorts: { eventTimestamp: ['e.event_timestamp', 'e.id'] },
};

export const FORMER_DEVICE_IDENTIFIERS: ListDefinition<OfDevice, FormerDeviceIdentifierView> = {
  from: 'former_device_identifier f',
  json: FORMER_DEVICE_IDENTIFIER,
  about: nobody,
  conditions: { deviceId: 'f.device_id = $' },
  order: 'f.end_timestamp desc, f.id desc',
  sorts: { endTimestamp: ['f.end_timestamp', 'f.id'] },
};
