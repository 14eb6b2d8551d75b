import {
  type CorrectionPreview,
  type EventTimeInput,
  type OrderFilter,
  type OrderInput,
  type OrderPatchInput,
  type PackInput,
  type PageRequest,
  type ReasonInput,
  type ShipInput,
  type TrackingNumbersInput,
  type OrderEventView,
  type OrderView,
  type Page,
  type Changes,
  nobody,
} from '@rpm/domain';
import {
  type Database,
  exportList,
  type OnBatch,
  findOne,
  type JsonText,
  type ListDefinition,
  listPage,
  type Listed,
  listResources,
  type WriteRequest,
  type ChangesRequest,
  listChanges,
} from '@rpm/database';
import { listOfPatient } from '../patient/merged-patient';
import { ORDER_RESOURCE } from '../fulfilment/store-order';
import { findOrdersSharing } from './order-input.sql';
import { addTrackingNumbers, changeOrder } from './change-order';
import { keysIn } from '../stored-text/identifier-key.sql';
import { cancelOrder, deliverOrder, failOrder, shipOrder } from './fulfil-order';
import { packOrder, packScannedDevices } from './pack-order';
import { ORDER_EVENT } from './order.view';
import { placeOrder } from './place-order';

const LIST: ListDefinition<OrderFilter, OrderView> = {
  ...ORDER_RESOURCE,
  conditions: {
    currentStatus: 'o.status = any($::text[])',
    patientId: 'o.patient_id = $',
    siteId: 'o.site_id = $',
    deviceId: 'o.id in (select x.order_id from order_device x where x.organization_id = $organizationId and x.device_id = $)',
    externalIdentifier: `o.id = (select x.order_id from order_external_id x where x.organization_id = $organizationId
      and x.key = any(${keysIn('order_external_id', 'array[$]')}))`,
    trackingNumber: `o.id in (select x.order_id from order_tracking_number x where x.organization_id = $organizationId and x.value = identifier_key($))`,
    startTimestamp: 'o.create_timestamp >= $',
    endTimestamp: 'o.create_timestamp < $',
  },
  order: 'o.id desc',
  sorts: { id: ['o.id'] },
};

const EVENTS: ListDefinition<{ orderId: number }, OrderEventView> = {
  from: 'order_event e',
  json: ORDER_EVENT,
  about: nobody,
  conditions: { orderId: 'e.order_id = $' },
  order: 'e.id desc',
  sorts: { eventTimestamp: ['e.event_timestamp', 'e.id'] },
};

/** Operations on orders, from placement until they are delivered, failed or cancelled. */
export class OrderRepository {
  constructor(private readonly database: Database) {}

  /** Lists orders, newest first. */
  list(organizationId: number, filter: OrderFilter, request: PageRequest): Promise<Listed<JsonText<OrderView>>> {
    const page = listResources(this.database, organizationId, LIST, filter, request);
    return listOfPatient(this.database, organizationId, filter, page);
  }

  /** Lists the orders that were changed after a position; see {@link listChanges}. */
  changes(organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<OrderView>>> {
    return listChanges(this.database, organizationId, LIST, request);
  }

  /** Exports all orders that match the filter; see {@link exportList}. */
  export(organizationId: number, filter: OrderFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, LIST, filter, take);
  }

  /** Finds an order by id. @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText<OrderView>> {
    return findOne(this.database, organizationId, ORDER_RESOURCE, id);
  }

  /** Lists the events of an order, newest first. @throws NotFound */
  async events(organizationId: number, orderId: number, request: PageRequest): Promise<Page<JsonText<OrderEventView>>> {
    await this.require(organizationId, orderId);
    return listPage(this.database, organizationId, EVENTS, { orderId }, request);
  }

  /** Places an order. @throws Problem, InvalidInput or Conflict, each with pointers into the body; if it fails, no stock is reserved */
  create(request: WriteRequest, input: OrderInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) => placeOrder(transaction, input));
  }

  /** Changes an order. @throws NotFound, PreconditionFailed, Conflict if it is packed or another order has an identifier */
  change(request: WriteRequest, id: number, patch: OrderPatchInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) => changeOrder(transaction, { id, ...request }, patch));
  }

  /** Adds tracking numbers to an order. @throws NotFound, Conflict unless the order is shipped */
  addTrackingNumbers(request: WriteRequest, id: number, { trackingNumbers }: TrackingNumbersInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) =>
      addTrackingNumbers(transaction, { id, ...request }, trackingNumbers ?? []),
    );
  }

  /** Packs an order. @throws NotFound, Conflict if the order cannot be packed at that time, InvalidInput if the devices do not match its lines */
  pack(request: WriteRequest, id: number, input: PackInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) => packOrder(transaction, { id, ...request }, input));
  }

  /**
   * Packs an order with scanned devices, which the caller need not assign to order lines. @throws the errors of {@link pack}, with pointers to the
   * identifiers
   */
  packDevices(
    request: WriteRequest,
    id: number,
    identifiers: readonly string[],
    { eventTimestamp }: EventTimeInput = {},
  ): Promise<JsonText<OrderView>> {
    const scan = { identifiers, eventTimestamp };
    return this.database.write(request, (transaction) => packScannedDevices(transaction, { id, ...request }, scan));
  }

  /** Ships an order. @throws NotFound, Conflict unless the order is packed */
  ship(request: WriteRequest, id: number, input: ShipInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) => shipOrder(transaction, { id, ...request }, input));
  }

  /** Finds other orders that have one of an order's tracking numbers. */
  findSharing(organizationId: number, order: Pick<OrderView, 'id' | 'trackingNumbers'>): Promise<number[]> {
    return findOrdersSharing(this.database.alone({ organizationId }), order);
  }

  /** Delivers an order. @throws NotFound, Conflict unless the order is shipped */
  deliver(
    request: WriteRequest,
    id: number,
    { eventTimestamp }: EventTimeInput = {},
  ): Promise<JsonText<OrderView | CorrectionPreview>> {
    return this.database.correct(request, (transaction) => deliverOrder(transaction, { id, ...request }, eventTimestamp));
  }

  /** Records that the carrier could not deliver an order. @throws NotFound, Conflict unless the order is shipped */
  fail(request: WriteRequest, id: number, input: ReasonInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) => failOrder(transaction, { id, ...request }, input));
  }

  /** Cancels an order. @throws NotFound, Conflict if the order is shipped or finished */
  cancel(request: WriteRequest, id: number, input: ReasonInput): Promise<JsonText<OrderView>> {
    return this.database.write(request, (transaction) => cancelOrder(transaction, { id, ...request }, input));
  }
}
