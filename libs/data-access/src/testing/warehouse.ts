import { type OrderInput, type Problem } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { DeviceRepository } from '../device/device.repository';
import { OrderRepository } from '../order/order.repository';
import { StockRepository } from '../stock/stock.repository';
import { ReturnRepository } from '../return/return.repository';
import { Factory } from './factories';
import { ADDRESS } from './order-world';
import { type TestDatabase } from './test-database';

/** Properties of an order that specs check. */
export interface ShownOrder {
  id: number;
  status: string;
  holdReason: string | null;
  packedKits: { id: number; devices: { id: number }[] }[];
  orderItems: { devices: { id: number }[] }[];
  returns: { id: number; status: string }[];
  orderEvents: { name: string }[];
}

export const shown = (json: { text: string }) => JSON.parse(json.text) as ShownOrder;

/** Returns the problem with which an operation is rejected; null if it succeeds. */
export const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error as Problem,
  );

/**
 * A new organization whose orders are packed through the repositories with the service's role. It has a patient, a site, a tracked item whose units
 * are devices, and ten units of a counted item.
 */
export class Warehouse {
  readonly orders: OrderRepository;
  readonly returns: ReturnRepository;
  readonly stock: StockRepository;
  readonly devices: DeviceRepository;

  private constructor(
    service: DataSource,
    readonly factory: Factory,
    readonly patientId: number,
    readonly siteId: number,
    readonly itemId: number,
    readonly stripsId: number,
  ) {
    this.orders = new OrderRepository(service);
    this.returns = new ReturnRepository(service);
    this.stock = new StockRepository(service);
    this.devices = new DeviceRepository(service);
  }

  static async in({ dataSource }: TestDatabase, service: DataSource): Promise<Warehouse> {
    const factory = await Factory.inNewOrganization(dataSource);
    const patient = await factory.patient();
    const site = await factory.site({ address: { ...ADDRESS, lineThree: null, note: null } });
    const meter = await factory.item({ deviceIdentifierType: 'serial' });
    const strips = await factory.item({ name: 'Strips' });
    const warehouse = new Warehouse(service, factory, patient.id, site.id, meter.id, strips.id);
    await warehouse.stock.adjust(warehouse.request, { itemId: strips.id, change: 10 });
    return warehouse;
  }

  get request() {
    return { organizationId: this.factory.organizationId, expectedVersions: null, idempotency: null };
  }

  meters = (count: number) => ({ item: { id: this.itemId }, count });
  strips = (count: number) => ({ item: { id: this.stripsId }, count });

  /** Inserts a device in the central stock. */
  async unit(): Promise<number> {
    return (await this.factory.device({ itemId: this.itemId, currentPatientId: null })).id;
  }

  /** Inserts a device that the patient holds. */
  async held(): Promise<number> {
    return (await this.factory.device({ itemId: this.itemId, currentPatientId: this.patientId })).id;
  }

  async serial(deviceId: number): Promise<string> {
    const [row] = await this.look<{ value: string }>('select value from device_identifier where device_id = $1', deviceId);
    return row?.value ?? '';
  }

  async statusOf(deviceId: number): Promise<string | undefined> {
    const [row] = await this.look<{ s: string }>('select current_status as s from device where id = $1', deviceId);
    return row?.s;
  }

  /** Returns the stock of strips at each place, the central stock first. */
  stocked(): Promise<object[]> {
    const text = 'select site_id, quantity, promised from stock where item_id = $1 order by site_id nulls first';
    return this.look(text, this.stripsId);
  }

  /** Places an order, by default for the patient. */
  async place(given: Partial<OrderInput>): Promise<ShownOrder> {
    const body = { patient: { id: this.patientId }, shippingOption: 'standard', ...given } as OrderInput;
    return shown(await this.orders.create(this.request, body));
  }

  /** Packs the given devices in the only order line with tracked items. */
  async pack({ id }: { id: number }, ...devices: number[]): Promise<ShownOrder> {
    const deviceIdentifiers = await Promise.all(devices.map((device) => this.serial(device)));
    const orderItems = [{ item: { id: this.itemId }, deviceIdentifiers }];
    return shown(await this.orders.pack(this.request, id, { orderItems }));
  }

  /** Packs and ships an order. */
  async send(order: { id: number }, ...devices: number[]): Promise<void> {
    await this.pack(order, ...devices);
    await this.orders.ship(this.request, order.id, {});
  }

  /** Returns all events except those of patients. */
  events(): Promise<{ type: string; subject_id: number; payload: { event?: string } }[]> {
    const text = `select type, subject_id, payload from event where organization_id = $1 and type <> 'patient.created' order by id`;
    return this.look(text, this.factory.organizationId);
  }

  /** Runs a statement as a superuser. */
  look<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return this.factory.dataSource.query<T[]>(text, values);
  }
}
