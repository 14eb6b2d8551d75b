import { addCustomer, Customer, type CustomerRows, type Factory } from '@rpm/data-access/testing';
import { type OrderOperation, type OrderStatus, type ReturnOperation, type ReturnStatus } from '@rpm/domain';
import { type TestResponse, type TestApi, type TestRequest } from './test-api';

/** The properties of an order that specs use. */
export interface ShownOrder {
  id: number;
  currentStatus: OrderStatus;
  orderItems: { item: { id: number }; devices: ShownDevice[] }[];
  packedKits: { id: number; devices: ShownDevice[] }[];
  returns: { id: number; currentStatus: ReturnStatus }[];
  orderEvents: { type: string; eventTimestamp: string }[];
  version: number;
  createTimestamp: string;
  updateTimestamp: string;
}

export interface ShownDevice {
  id: number;
  deviceIdentifiers: { type: string; value: string }[];
}

const ADDRESS = { lineOne: '2 Example St', city: 'Testville', state: 'CA', zipCode: '00000', country: 'US' };

export type OrderRoute = Exclude<OrderOperation, 'hold' | 'release'>;
export type ReturnRoute = Exclude<ReturnOperation, 'sendLabel'>;

interface Called {
  id: number;
}

/**
 * A customer who places and packs orders through the API. A hundred packs of test strips are in stock. All methods except {@link try} throw an error
 * if the API responds with a status other than 200.
 */
export class OrderApiClient extends Customer {
  private constructor(
    private readonly api: TestApi,
    private readonly key: string,
    rows: CustomerRows,
  ) {
    super(rows);
  }

  static async in(api: TestApi, { patientId, factory = api.factory }: { patientId?: number; factory?: Factory } = {}) {
    const desk = new OrderApiClient(api, await factory.key(), await addCustomer(factory, patientId));
    if (patientId !== undefined) await desk.send('PATCH', `patient/${patientId}`, { address: ADDRESS });
    await desk.adjust(100);
    return desk;
  }

  /** Contents of an order: a device, test strips and a kit. */
  get everything() {
    return { orderItems: [this.meters(1), this.strips(3)], orderKits: [{ kit: { id: this.kitId }, count: 1 }] };
  }

  /** Adds test strips to the central stock. */
  adjust(change: number): Promise<TestResponse> {
    return this.send('POST', 'stock/adjust', { item: { id: this.stripsId }, change });
  }

  /** Inserts a device that is, by default, in the central stock. */
  async device(overrides: Parameters<Factory['device']>[0] = {}): Promise<{ id: number; identifier: string }> {
    const { id } = await this.factory.device({ itemId: this.itemId, currentPatientId: null, ...overrides });
    const { deviceIdentifiers } = (await this.send('GET', `device/${id}`)).json as ShownDevice;
    return { id, identifier: deviceIdentifiers[0]?.value ?? '' };
  }

  async statusOf(deviceId: number): Promise<string> {
    return ((await this.send('GET', `device/${deviceId}`)).json as { currentStatus: string }).currentStatus;
  }

  /** Places an order, by default for the patient, after adding enough devices to the stock. */
  async place(given: object): Promise<ShownOrder> {
    const body = { patient: { id: this.patientId }, shippingOption: 'standard', ...given } as OrderBody;
    const wanted = count(body.orderItems?.filter(({ item }) => item?.id === this.itemId)) + count(body.orderKits);
    for (let unit = 0; unit < wanted; unit++) await this.device();
    return (await this.send('POST', 'order', body)).json as ShownOrder;
  }

  /** Packs an order with the devices that were promised to it. */
  async pack(order: ShownOrder): Promise<ShownOrder> {
    return (await this.actOn('order', order, 'pack', await this.contentsOf(order))) as ShownOrder;
  }

  /** Returns the body that packs an order with the devices promised to it. */
  async contentsOf({ id }: Called): Promise<{ orderItems: object[]; orderKits: object[] }> {
    const rows = await this.api.database.dataSource.query<{ kitId: number | null; value: string }[]>(
      `select l.kit_id as "kitId", n.value from order_device x join order_line l using (organization_id, order_id, line)
       join device_identifier n using (organization_id, device_id) where x.order_id = $1 order by x.device_id`,
      [id],
    );
    const single = rows.filter(({ kitId }) => kitId === null).map(({ value }) => value);
    return {
      orderItems: single.length > 0 ? [{ item: { id: this.itemId }, deviceIdentifiers: single }] : [],
      orderKits: rows.flatMap(({ kitId, value }) => (kitId === null ? [] : [{ kit: { id: kitId }, deviceIdentifiers: [value] }])),
    };
  }

  async ship(order: ShownOrder, trackingNumbers: object[] = []): Promise<ShownOrder> {
    return (await this.actOn('order', order, 'ship', { trackingNumbers })) as ShownOrder;
  }

  async deliver(order: ShownOrder): Promise<ShownOrder> {
    return (await this.actOn('order', order, 'deliver')) as ShownOrder;
  }

  async cancel(order: ShownOrder): Promise<ShownOrder> {
    return (await this.actOn('order', order, 'cancel')) as ShownOrder;
  }

  /** Creates a return of devices or items. */
  async ask(given: object): Promise<Called> {
    return (await this.send('POST', 'return', given)).json as Called;
  }

  async find(orderId: number): Promise<ShownOrder> {
    return (await this.send('GET', `order/${orderId}`)).json as ShownOrder;
  }

  async actOn(thing: 'order', one: Called, act: OrderRoute, body?: object): Promise<Called>;
  async actOn(thing: 'return', one: Called, act: ReturnRoute, body?: object): Promise<Called>;
  async actOn(thing: string, { id }: Called, act: string, body?: object): Promise<Called> {
    return (await this.send('POST', `${thing}/${id}/${act}`, body)).json as Called;
  }

  /** Sends a request with the organization's key. @returns the response, whatever its status is */
  try(method: string, path: string, body?: unknown, headers: TestRequest['headers'] = {}): Promise<TestResponse> {
    return this.api.send(`/api/v3/${path}`, { method, key: this.key, headers, ...(body !== undefined && { body }) });
  }

  private async send(method: string, path: string, body?: unknown): Promise<TestResponse> {
    const answer = await this.try(method, path, body);
    if (answer.status !== 200) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return answer;
  }
}

interface OrderBody {
  orderItems?: { item?: Called; count: number }[];
  orderKits?: { count: number }[];
}

const count = (lines: readonly { count: number }[] = []) => lines.reduce((sum, line) => sum + line.count, 0);
