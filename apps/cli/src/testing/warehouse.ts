import { OrderRepository, StockRepository } from '@rpm/data-access';
import { Factory, type TestDatabase } from '@rpm/data-access/testing';
import { type OrderInput } from '@rpm/domain';

/** The properties of an order that specs use. */
export interface PlacedOrder {
  id: number;
  status: string;
  orderItems: { devices: { id: number }[] }[];
  packedKits: { id: number; devices: { id: number }[] }[];
  returns: { id: number }[];
  trackingNumbers: object[];
}

/** An organization with a patient, an item whose units are devices, and an item of which ten units are counted. */
export class Warehouse {
  readonly orders: OrderRepository;

  private constructor(
    readonly factory: Factory,
    readonly patientId: number,
    readonly meter: number,
    readonly strips: number,
  ) {
    this.orders = new OrderRepository(factory.dataSource);
  }

  static async inNewOrganization({ dataSource }: TestDatabase): Promise<Warehouse> {
    const factory = await Factory.inNewOrganization(dataSource);
    const patient = await factory.patient();
    const meter = await factory.item({ name: 'Meter', deviceIdentifierType: 'serial' });
    const strips = await factory.item({ name: 'Strips' });
    const warehouse = new Warehouse(factory, patient.id, meter.id, strips.id);
    await new StockRepository(dataSource).adjust(warehouse.request, { itemId: strips.id, change: 10 });
    return warehouse;
  }

  get request() {
    return { organizationId: this.factory.organizationId, ifMatch: null, idempotency: null };
  }

  /** The option `--organization` with the name of this organization. */
  get ours(): string[] {
    return ['--organization', this.factory.organization.name];
  }

  look<T>(text: string, ...values: unknown[]): Promise<T[]> {
    return this.factory.dataSource.query<T[]>(text, values);
  }

  /** Registers a device in the central stock. */
  async unit(itemId = this.meter): Promise<{ id: number; serial: string }> {
    const { id } = await this.factory.device({ itemId, currentPatientId: null });
    const [row] = await this.look<{ value: string }>('select value from device_identifier where device_id = $1', id);
    return { id, serial: row?.value ?? '' };
  }

  async place(input: Partial<OrderInput> = {}): Promise<PlacedOrder> {
    const orderItems = [{ item: { id: this.strips }, count: 1 }];
    const body: OrderInput = { patient: { id: this.patientId }, shippingOption: 'standard', orderItems, ...input };
    return JSON.parse((await this.orders.create(this.request, body)).text) as PlacedOrder;
  }

  async pack({ id }: PlacedOrder): Promise<PlacedOrder> {
    return JSON.parse((await this.orders.packDevices(this.request, id, [])).text) as PlacedOrder;
  }

  async statusOf({ id }: PlacedOrder): Promise<string> {
    const [row] = await this.look<{ status: string }>('select status from customer_order where id = $1', id);
    return row?.status ?? '';
  }
}
