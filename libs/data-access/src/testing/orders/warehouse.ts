import { type Database } from '@rpm/database';
import { type OrderInput, type Problem } from '@rpm/domain';
import { DeviceRepository } from '../../device/device.repository';
import { OrderRepository } from '../../order/order.repository';
import { StockRepository } from '../../stock/stock.repository';
import { ReturnRepository } from '../../return/return.repository';
import { addCustomer, Customer, type CustomerRows } from './customer';
import { Factory } from '../factories';
import { type TestDatabase } from '@rpm/database/testing';

/** The properties of an order that specs check. */
export interface OrderJson {
  id: number;
  currentStatus: string;
  holdReason: string | null;
  packedKits: { id: number; devices: { id: number }[] }[];
  orderItems: { devices: { id: number }[] }[];
  returns: { id: number; currentStatus: string }[];
  orderEvents: { type: string }[];
}

export const shown = (json: { text: string }) => JSON.parse(json.text) as OrderJson;

/** Returns the problem with which an operation is rejected; null if it succeeds. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Problem,
  );

/** A customer whose orders are packed through the repositories, over the service's connection. Ten packs of strips are in stock. */
export class Warehouse extends Customer {
  readonly orders: OrderRepository;
  readonly returns: ReturnRepository;
  readonly stock: StockRepository;
  readonly devices: DeviceRepository;

  protected constructor(service: Database, rows: CustomerRows) {
    super(rows);
    this.orders = new OrderRepository(service);
    this.returns = new ReturnRepository(service);
    this.stock = new StockRepository(service);
    this.devices = new DeviceRepository(service);
  }

  static async in({ dataSource }: TestDatabase, service: Database): Promise<Warehouse> {
    const warehouse = new Warehouse(service, await addCustomer(await Factory.inNewOrganization(dataSource)));
    await warehouse.stock.adjust(warehouse.request, { item: { id: warehouse.stripsId }, change: 10 });
    return warehouse;
  }

  /** Inserts a device into the central stock. */
  async unit(): Promise<number> {
    return (await this.factory.device({ itemId: this.itemId, currentPatientId: null })).id;
  }

  /** Inserts a device that the patient holds. */
  async held(): Promise<number> {
    return (await this.factory.device({ itemId: this.itemId, currentPatientId: this.patientId })).id;
  }

  async statusOf(deviceId: number): Promise<string | undefined> {
    const [row] = await this.look<{ s: string }>('select current_status as s from device where id = $1', deviceId);
    return row?.s;
  }

  /** Returns the stock of strips in each place, the central stock first. */
  stocked(): Promise<object[]> {
    const text = 'select site_id, quantity, promised from stock where item_id = $1 order by site_id nulls first';
    return this.look(text, this.stripsId);
  }

  /** Places an order, by default for the patient. */
  async place(given: Partial<OrderInput>): Promise<OrderJson> {
    const body = { patient: { id: this.patientId }, shippingOption: 'standard', ...given } as OrderInput;
    return shown(await this.orders.create(this.request, body));
  }

  /** Packs the given devices for the only order line that has a tracked item. */
  async pack({ id }: { id: number }, ...devices: number[]): Promise<OrderJson> {
    const deviceIdentifiers = await Promise.all(devices.map((device) => this.serialOf(device)));
    const orderItems = [{ item: { id: this.itemId }, deviceIdentifiers }];
    return shown(await this.orders.pack(this.request, id, { orderItems }));
  }

  /** Packs and ships an order. */
  async send(order: { id: number }, ...devices: number[]): Promise<void> {
    await this.pack(order, ...devices);
    await this.orders.ship(this.request, order.id, {});
  }

  /** Returns all events except those about patients. */
  events(): Promise<{ type: string; subject_id: number; payload: { type?: string } }[]> {
    const text = `select type, subject_id, payload from event where organization_id = $1 and type <> 'patient.created' order by id`;
    return this.look(text, this.organizationId);
  }
}
