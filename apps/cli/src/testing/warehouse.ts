import { OrderRepository, StockRepository } from '@rpm/data-access';
import { addCustomer, Customer, Factory } from '@rpm/data-access/testing';
import { type TestDatabase } from '@rpm/database/testing';
import { type OrderInput } from '@rpm/domain';

/** The properties of an order that specs use. */
export interface PlacedOrder {
  id: number;
  currentStatus: string;
  orderItems: { devices: { id: number }[] }[];
  packedKits: { id: number; devices: { id: number }[] }[];
  returns: { id: number }[];
  trackingNumbers: object[];
}

/** A customer with ten packs of test strips in stock. Specs prepare the customer's orders through the repositories. */
export class Warehouse extends Customer {
  private readonly orders = new OrderRepository(this.factory.dataSource);

  static async inNewOrganization({ dataSource }: TestDatabase): Promise<Warehouse> {
    const warehouse = new Warehouse(await addCustomer(await Factory.inNewOrganization(dataSource)));
    await new StockRepository(dataSource).adjust(warehouse.request, { item: { id: warehouse.stripsId }, change: 10 });
    return warehouse;
  }

  /** The option `--organization` with the name of the customer's organization. */
  get ours(): string[] {
    return ['--organization', this.factory.organization.name];
  }

  /** Registers a device in the central stock. */
  async unit(itemId = this.itemId): Promise<{ id: number; serial: string }> {
    const { id } = await this.factory.device({ itemId, currentPatientId: null });
    return { id, serial: await this.serialOf(id) };
  }

  async place(input: Partial<OrderInput> = {}): Promise<PlacedOrder> {
    const orderItems = [this.strips(1)];
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
