import {
  actorColumns,
  embeddedRow,
  jsonInstant,
  jsonList,
  jsonObject,
  newestRows,
  objectOrNull,
  viewAsJson,
  registerChanges,
} from '@rpm/database';
import {
  type Order,
  ORDER_EVENT_VIEW,
  ORDER_VIEW,
  PACKED_KIT_VIEW,
  type Return,
  RETURN_VIEW,
  SITE_ADDRESS_PROPERTIES,
  STOCK_VIEW,
} from '@rpm/domain';
import { DEVICE_IDENTIFIERS } from '../device/device.view';
import { EMBEDDED_ITEM } from '../catalogue/item.view';
import { EMBEDDED_PATIENT } from '../patient/patient.view';
import { SITE } from '../site/site.view';

/** SQL expression that converts the row `k` to the JSON of a reference to a kit. */
const KIT_REFERENCE = jsonObject({ id: 'k.id', name: 'k.name' });

/** SQL expression that converts the row `d` to the JSON of a device in a parcel. */
const PACKED_DEVICE = jsonObject({
  id: 'd.id',
  deviceIdentifiers: DEVICE_IDENTIFIERS,
});

const DEVICE = embeddedRow(PACKED_DEVICE, 'device', 'd', 'device_id', 'x');

const devices = (where: string) =>
  `(select coalesce(json_agg(${DEVICE} order by x.device_id), '[]') from order_device x where ${where})`;

/** SQL expression that converts the row `y` to the JSON of a packed kit with its devices. */
export const PACKED_KIT = viewAsJson<typeof PACKED_KIT_VIEW, { id: number }>(PACKED_KIT_VIEW, 'y', {
  kit: embeddedRow(KIT_REFERENCE, 'kit', 'k', 'kit_id', 'y'),
  devices: devices('x.organization_id = y.organization_id and x.packed_kit_id = y.id'),
});

const OF_ORDER = 'organization_id = o.organization_id and {}.order_id = o.id';
const ofOrder = (alias: string) => `${alias}.${OF_ORDER.replace('{}', alias)}`;

const STATUS_EVENT = { type: 'e.name', eventTimestamp: jsonInstant('e.event_timestamp'), ...actorColumns('e') };

/** SQL expression that converts the row `e` to the JSON of an event of an order. */
export const ORDER_EVENT = viewAsJson<typeof ORDER_EVENT_VIEW, object>(ORDER_EVENT_VIEW, 'e', STATUS_EVENT);

const parcels = (owner: string) =>
  jsonList(
    jsonObject({ carrier: `t.parcel -> 'carrier'`, value: `t.parcel -> 'value'` }),
    `jsonb_array_elements(${owner}.tracking_numbers) with ordinality as t (parcel, place)`,
    'true',
    't.place',
  );

/** SQL expression that converts the row `r` to the JSON of a return. */
export const RETURN = viewAsJson<typeof RETURN_VIEW, Return>(RETURN_VIEW, 'r', {
  currentStatus: 'r.status',
  order: objectOrNull('r.order_id', jsonObject({ id: 'r.order_id' })),
  patient: embeddedRow(EMBEDDED_PATIENT, 'patient', 'p', 'patient_id', 'r'),
  site: embeddedRow(SITE, 'site', 's', 'site_id', 'r'),
  returnItems: jsonList(
    jsonObject({ item: embeddedRow(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'l'), count: 'l.count', receivedCount: 'l.received' }),
    'return_line l',
    'l.organization_id = r.organization_id and l.return_id = r.id',
    'l.line',
  ),
  returnDevices: `(
    select coalesce(json_agg(json_build_object('device', ${DEVICE}, 'packedKit', ${objectOrNull('x.packed_kit_id', jsonObject({ id: 'x.packed_kit_id' }))}, 'received', x.received)
      order by x.device_id), '[]')
    from return_device x where x.organization_id = r.organization_id and x.return_id = r.id)`,
  trackingNumbers: parcels('r'),
  returnEvents: jsonList(
    jsonObject(STATUS_EVENT),
    'return_event e',
    'e.organization_id = r.organization_id and e.return_id = r.id',
    'e.id',
  ),
});

/** SQL expression that converts the row `o` to the JSON of an order. */
export const ORDER = viewAsJson<typeof ORDER_VIEW, Order>(ORDER_VIEW, 'o', {
  currentStatus: 'o.status',
  patient: embeddedRow(EMBEDDED_PATIENT, 'patient', 'p', 'patient_id', 'o'),
  site: embeddedRow(SITE, 'site', 's', 'site_id', 'o'),
  orderItems: jsonList(
    jsonObject({
      item: embeddedRow(EMBEDDED_ITEM, 'item', 'i', 'item_id', 'l'),
      count: 'l.count',
      devices: devices(`x.organization_id = l.organization_id and x.order_id = l.order_id and x.line = l.line
        and o.status in ('packed', 'shipped', 'delivered', 'failed')`),
    }),
    'order_line l',
    `${ofOrder('l')} and l.kit_id is null`,
    'l.line',
  ),
  orderKits: jsonList(
    jsonObject({ kit: embeddedRow(KIT_REFERENCE, 'kit', 'k', 'kit_id', 'l'), count: 'l.count' }),
    'order_kit l',
    ofOrder('l'),
    'l.line',
  ),
  packedKits: jsonList(PACKED_KIT, 'packed_kit y', ofOrder('y'), 'y.id'),
  returns: jsonList(jsonObject({ id: 'r.id', currentStatus: 'r.status' }), 'customer_return r', ofOrder('r'), 'r.id'),
  externalIdentifiers: `(select coalesce(json_agg(x.external_order_id order by x.external_order_id), '[]') from order_external_id x
    where ${ofOrder('x')})`,
  trackingNumbers: parcels('o'),
  shippingAddress: objectOrNull(
    'o.shipping_address',
    jsonObject(Object.fromEntries(SITE_ADDRESS_PROPERTIES.map((property) => [property, `o.shipping_address ->> '${property}'`]))),
  ),
  orderEvents: newestRows(ORDER_EVENT, { from: 'order_event e', where: ofOrder('e'), columns: ['id'] }),
});

/** SQL expression that converts the row `t` to the JSON of a stock: the available and the reserved units of an item in one place. */
export const STOCK = viewAsJson<typeof STOCK_VIEW, { available: number; promised: number }>(STOCK_VIEW, 't', {
  item: `(select ${EMBEDDED_ITEM} from item i where i.organization_id = t.organization_id and i.id = t.item_id)`,
  site: embeddedRow(jsonObject({ id: 's.id', name: 's.name' }), 'site', 's', 'site_id', 't'),
  tracked: 't.is_tracked',
});

registerChanges({ subject: 'order', table: 'customer_order', alias: 'o', json: ORDER, history: ['order_event', 'order_id'] });
registerChanges({
  subject: 'return',
  table: 'customer_return',
  alias: 'r',
  json: RETURN,
  history: ['return_event', 'return_id'],
});
