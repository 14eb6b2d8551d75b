import { DEVICE_STATUSES } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { DeviceRepository } from '../../device/device.repository';
import { OrderRepository } from '../../order/order.repository';
import { StockRepository } from '../../stock/stock.repository';
import { ReturnRepository } from '../../return/return.repository';
import { ADDRESS, type OrderFixture } from './order-fixture';
import { type Contents, contentsOf, pickArrival, pickOrder, pickReturn } from './picked-inputs';
import { Picks } from './picks';

/** Random operations on the orders, returns, devices and stock of a small customer, carried out through the repositories with the service's role. */
export class OrderOperations {
  private readonly orders: OrderRepository;
  private readonly returns: ReturnRepository;
  private readonly devices: DeviceRepository;
  private readonly stock: StockRepository;
  /** Number of devices that have been registered, all of which must still exist. */
  registered = 0;

  constructor(
    private readonly fixture: OrderFixture,
    service: DataSource,
  ) {
    this.orders = new OrderRepository(service);
    this.returns = new ReturnRepository(service);
    this.devices = new DeviceRepository(service);
    this.stock = new StockRepository(service);
  }

  /** Fills the central stock at the beginning of a test. */
  async begin(): Promise<void> {
    for (const item of [0, 0, 0, 0, 0, 1, 1, 1]) await this.operations.register(new Picks([item, 1]));
    for (const itemId of this.fixture.has.counted) await this.stock.adjust(this.request, { itemId, change: 15 });
  }

  /** Operations by name. @param fitting whether to choose an object for which the operation should succeed, creating one if there is none */
  readonly operations = {
    place: (pick: Picks) => this.place(pick),
    goOn: (pick: Picks) => this.goOn(pick),
    pack: this.toOrder(['received', 'onHold'], (id, pick) =>
      this.pack(id, pick.of(['ours', 'others', 'others', 'any', 'foreign'] as const) ?? 'ours'),
    ),
    ship: this.toOrder(['packed'], (id) => this.orders.ship(this.request, id, {})),
    deliver: this.toOrder(['shipped'], (id) => this.orders.deliver(this.request, id)),
    fail: this.toOrder(['shipped'], (id) => this.orders.fail(this.request, id, {})),
    cancel: this.toOrder(['received', 'onHold', 'packed'], (id) => this.orders.cancel(this.request, id, {})),
    askBack: (pick: Picks, fitting = true) => this.askBack(pick, fitting),
    shipBack: this.toReturn(['requested', 'labelSent'], (id) => this.returns.ship(this.request, id, {})),
    receive: this.toReturn(['requested', 'labelSent', 'inTransit'], (id, pick) => this.receive(id, pick)),
    cancelReturn: this.toReturn(['requested', 'labelSent'], (id) => this.returns.cancel(this.request, id, {})),
    setByHand: (pick: Picks) => this.setByHand(pick),
    associate: (pick: Picks, fitting = true) => this.handOver(pick, fitting, 'associate'),
    disassociate: (pick: Picks, fitting = true) => this.handOver(pick, fitting, 'disassociate'),
    adjust: async (pick: Picks) => {
      const itemId = pick.of([...this.fixture.has.counted, this.fixture.has.tracked[0] ?? 0]) ?? 0;
      return this.stock.adjust(this.request, {
        itemId,
        siteId: pick.of([null, this.fixture.siteId]) ?? null,
        change: pick.below(9) - 4,
      });
    },
    register: async (pick: Picks) => {
      const item = { id: pick.of(this.fixture.has.tracked) ?? 0 };
      const site = pick.below(4) === 0 ? { id: this.fixture.siteId } : null;
      const deviceIdentifiers = [{ type: 'serial' as const, value: `EX-${this.fixture.organizationId}-${++this.registered}` }];
      return this.devices.register(this.request, { item, site, deviceIdentifiers });
    },
    moveHouse: async (pick: Picks) => {
      const text = 'update patient set address = $2 where id = $1';
      await this.fixture.look(text, this.fixture.has.homelessId, pick.below(2) ? ADDRESS : { ...ADDRESS, zipCode: ' ' });
    },
  } satisfies Record<string, (pick: Picks, fitting?: boolean) => Promise<unknown>>;

  /** Finishes all open orders and returns, which must always be possible. */
  async windUp(): Promise<void> {
    const open = (table: string, statuses: string) =>
      this.fixture.look<{ id: number; status: string }>(
        `select id, status from ${table} where organization_id = $1 and status in (${statuses}) order by id`,
        this.fixture.organizationId,
      );
    for (const { id, status } of await open('customer_order', `'received', 'onHold', 'packed', 'shipped'`)) {
      if (status === 'shipped') await this.orders.fail(this.request, id, {});
      else await this.orders.cancel(this.request, id, {});
    }
    for (const { id } of await open('customer_return', `'requested', 'labelSent', 'inTransit'`)) {
      await this.returns.receive(this.request, id, { items: [] });
    }
  }

  private async place(pick: Picks): Promise<unknown> {
    return this.orders.create(this.request, await pickOrder(this.fixture, pick));
  }

  /** Moves an order to its next regular status. */
  private async goOn(pick: Picks): Promise<unknown> {
    const text = `select id, status from customer_order where organization_id = $1
      and status in ('received', 'onHold', 'packed', 'shipped') order by id`;
    const order = pick.of(await this.fixture.look<{ id: number; status: string }>(text, this.fixture.organizationId));
    if (order?.status === 'packed') return this.orders.ship(this.request, order.id, {});
    if (order?.status === 'shipped') return this.orders.deliver(this.request, order.id);
    return order ? this.pack(order.id, 'ours') : this.place(pick);
  }

  private async pack(id: number, how: Contents): Promise<unknown> {
    return this.orders.pack(this.request, id, await contentsOf(this.fixture, id, how));
  }

  private async askBack(pick: Picks, fitting: boolean): Promise<unknown> {
    return this.returns.create(this.request, await pickReturn(this.fixture, pick, fitting));
  }

  private async receive(id: number, pick: Picks): Promise<unknown> {
    return this.returns.receive(this.request, id, await pickArrival(this.fixture, id, pick));
  }

  private async setByHand(pick: Picks): Promise<unknown> {
    const id = pick.of(await this.fixture.known())?.id ?? 0;
    const site = pick.of([undefined, undefined, undefined, null, { id: this.fixture.siteId }]);
    const currentStatus = pick.of([...DEVICE_STATUSES, undefined]);
    return this.devices.change(this.request, id, {
      ...(site !== undefined && { site }),
      ...(currentStatus && { currentStatus }),
    });
  }

  private async handOver(pick: Picks, fitting: boolean, operation: 'associate' | 'disassociate'): Promise<unknown> {
    const status = operation === 'associate' ? 'availableAtSite' : 'withPatient';
    const device = pick.of((await this.fixture.known()).filter((one) => !fitting || one.status === status));
    const patientId =
      (operation === 'disassociate' && fitting ? device?.patientId : pick.of(this.fixture.has.parties)?.patientId) ?? 0;
    return this.devices[operation](this.request, { deviceIdentifier: device?.name ?? this.fixture.foreign.name, patientId });
  }

  private get request() {
    return { organizationId: this.fixture.organizationId, expectedVersions: null, idempotency: null };
  }

  private toOrder(statuses: readonly string[], operation: (id: number, pick: Picks) => Promise<unknown>) {
    return async (pick: Picks, fitting = true) => {
      const id = await this.fixture.one('customer_order', pick, fitting ? statuses : null);
      return id === null ? this.goOn(pick) : operation(id, pick);
    };
  }

  private toReturn(statuses: readonly string[], operation: (id: number, pick: Picks) => Promise<unknown>) {
    return async (pick: Picks, fitting = true) => {
      const id = await this.fixture.one('customer_return', pick, fitting ? statuses : null);
      return id === null ? this.askBack(pick, true) : operation(id, pick);
    };
  }
}
