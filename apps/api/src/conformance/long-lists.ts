import { type Database } from '@rpm/database';
import { type SampleNames } from './one-of-everything';

/** Number of entries that each list gets in addition to the entries of the sample rows. */
export const ADDED = 130;

/** Describes how to make a list in the sample rows longer, and which resource embeds this list. */
interface LongList {
  /** Statement that adds entries to the list: $1 is the organization, $2 the owner of the list, and `n` the number of an entry. */
  fill: string;
  owner: string;
  /** Path of a resource that embeds the list, and the names of the properties that lead from the resource to the list's owner. */
  path: string;
  within?: string;
  /** Filters of the list of all entries besides its owner; undefined if the path of this list contains the owner, so that it needs no filters. */
  filters?: string;
}

const series = `generate_series(1, ${ADDED}) n`;
const later = `timestamptz '2026-03-01Z' + n * interval '1 second'`;

const DEVICE_EVENTS = {
  fill: `insert into device_event (organization_id, device_id, type, event_timestamp) select $1, $2, 'lowBattery', ${later} from ${series}`,
  owner: 'deviceId',
};

export const LONG_LISTS: Record<string, LongList> = {
  'Device.deviceEvents': { ...DEVICE_EVENTS, path: '/api/v3/device/{deviceId}' },
  'EmbeddedDevice.deviceEvents': { ...DEVICE_EVENTS, path: '/api/v3/weight-reading/{readingId}', within: 'device' },
  'Device.formerIdentifiers': {
    fill: `insert into former_device_identifier (organization_id, device_id, type, value, end_timestamp)
      select $1, $2, 'serial', 'FORMER-' || n, ${later} from ${series}`,
    owner: 'deviceId',
    path: '/api/v3/device/{deviceId}',
  },
  'Order.orderEvents': {
    fill: `insert into order_event (organization_id, order_id, name) select $1, $2, (array['onHold', 'received'])[n % 2 + 1] from ${series}`,
    owner: 'orderId',
    path: '/api/v3/order/{orderId}',
  },
  'PatientEquipment.devices': {
    fill: `insert into device (organization_id, item_id, current_patient_id, current_status, disabled_readings)
      select $1, (select min(id) from item where organization_id = $1), $2, 'withPatient', false from ${series}`,
    owner: 'patientId',
    path: '/api/v3/patient/{patientId}/equipment',
    filters: '',
  },
  'PatientEquipment.orders': {
    fill: `insert into customer_order (organization_id, status, email_label, order_notes, patient_id)
      select $1, 'received', false, '{}', $2 from ${series}`,
    owner: 'patientId',
    path: '/api/v3/patient/{patientId}/equipment',
    filters: '&currentStatus=received&currentStatus=onHold&currentStatus=packed&currentStatus=shipped',
  },
  'ConsolePerson.sessions': {
    fill: `insert into console_session (organization_id, api_key_id, hash, actor, scopes, expire_timestamp)
      select $1, p.api_key_id, sha256((n || 'session')::bytea), p.name, '{sites:read}', now() + interval '1 hour'
      from ${series}, console_person p where p.organization_id = $1 and p.id = $2`,
    owner: 'personId',
    path: '/api/v3/console-person/{personId}',
  },
  'WebhookLogDetail.attempts': {
    fill: `insert into webhook_attempt (organization_id, log_id, log_create_timestamp, number, start_timestamp, response_status)
      select $1, $2, l.create_timestamp, n, ${later}, 503 from webhook_log l, ${series}
      where l.organization_id = $1 and l.id = $2 on conflict do nothing`,
    owner: 'logId',
    path: '/api/v3/webhook/logs/{logId}',
  },
};

/** Makes all lists in an organization's sample rows longer than the part that a response embeds. */
export async function fillLongLists(database: Database, organizationId: number, names: SampleNames): Promise<void> {
  const fills = new Map(Object.values(LONG_LISTS).map(({ fill, owner }) => [fill, owner]));
  for (const [fill, owner] of fills) await database.query(fill, [organizationId, names[owner]]);
}
