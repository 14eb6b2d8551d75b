import {
  type OrderFilter,
  type OrderInput,
  orderStatusAfter,
  type PackInput,
  type Page,
  type PageRequest,
  type ReasonInput,
  type ShipInput,
} from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { exportList, type Take } from '../resource/export-list';
import { findOne } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { type List, listPage } from '../resource/list';
import { write, type WriteRequest } from '../idempotency/write';
import { type ActOnOrder, announcePackedKits, changeOrder, ORDER_RESOURCE } from './change-order';
import { cancelOrder, deliverOrder, failOrder, shipOrder } from './fulfil-order';
import { packOrder } from './pack-order';
import { placeOrder } from './place-order';
import { sortDevices } from '../fulfilment/sort-devices';

const LIST: List<OrderFilter> = {
  ...ORDER_RESOURCE,
  conditions: {
    status: 'o.status = $',
    patientId: 'o.patient_id = $',
    siteId: 'o.site_id = $',
    externalOrderId: `o.id = (select x.order_id from order_external_id x where x.organization_id = $1 and x.external_order_id = $)`,
    startTimestamp: 'o.create_timestamp >= $',
    endTimestamp: 'o.create_timestamp < $',
  },
  order: 'o.id desc',
};

/** Orders, from the moment they are placed until they are delivered or given up. */
export class OrderRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(organizationId: number, filter: OrderFilter, request: PageRequest): Promise<Page<JsonText>> {
    return listPage(this.dataSource, organizationId, LIST, filter, request);
  }

  /** All that match; see {@link exportList}. */
  export(organizationId: number, filter: OrderFilter, take: Take): Promise<number> {
    return exportList(this.dataSource, organizationId, LIST, filter, take);
  }

  /** @throws NotFound */
  require(organizationId: number, id: number): Promise<JsonText> {
    return findOne(this.dataSource, organizationId, ORDER_RESOURCE, id);
  }

  /** @throws Problem, InvalidInput, Conflict, each naming where; nothing is then promised */
  create(request: WriteRequest, given: OrderInput): Promise<JsonText> {
    return write(this.dataSource, request, (transaction) => placeOrder(transaction, given));
  }

  /** @throws NotFound, Conflict when it cannot be packed now, InvalidInput when what is named is not what was ordered */
  pack(request: WriteRequest, id: number, given: PackInput): Promise<JsonText> {
    return this.change(request, id, 'packed', (order, transaction) => packOrder(transaction, order, given));
  }

  /** Packs it with devices of which nobody has said what each is for. @throws as {@link pack}, pointing into the identifiers */
  packDevices(request: WriteRequest, id: number, identifiers: readonly string[]): Promise<JsonText> {
    return this.change(request, id, 'packed', async (order, transaction) => {
      orderStatusAfter('pack', order.status);
      return packOrder(transaction, order, await sortDevices(transaction, id, identifiers));
    });
  }

  /** @throws NotFound, Conflict unless it is packed */
  ship(request: WriteRequest, id: number, { trackingNumbers }: ShipInput): Promise<JsonText> {
    return this.change(request, id, 'shipped', (order, transaction) => shipOrder(transaction, order, trackingNumbers ?? []));
  }

  /** @throws NotFound, Conflict unless it is on its way */
  deliver(request: WriteRequest, id: number): Promise<JsonText> {
    return this.change(request, id, 'delivered', (order, transaction) => deliverOrder(transaction, order));
  }

  /** @throws NotFound, Conflict unless it is on its way */
  fail(request: WriteRequest, id: number, { reason }: ReasonInput): Promise<JsonText> {
    return this.change(request, id, 'failed', (order, transaction) => failOrder(transaction, order, reason ?? null));
  }

  /** @throws NotFound, Conflict when it is on its way, or over */
  cancel(request: WriteRequest, id: number, { reason }: ReasonInput): Promise<JsonText> {
    return this.change(request, id, null, (order, transaction) => cancelOrder(transaction, order, reason ?? null));
  }

  /** @param kits what has happened to the kits that were packed for it; null where there are none any more */
  private change(request: WriteRequest, id: number, kits: string | null, act: ActOnOrder): Promise<JsonText> {
    return write(this.dataSource, request, async (transaction) => {
      const shown = await changeOrder(transaction, { id, ifMatch: request.ifMatch }, act);
      if (kits !== null) await announcePackedKits(transaction, kits, { orderId: id });
      return shown;
    });
  }
}
