import { DEVICE_STATUSES } from '@rpm/domain';
import { ADDRESS } from '../factories';
import {
  type DevicesToPack,
  generatePackInput,
  generateReceiveInput,
  generateOrderInput,
  generateReturnInput,
} from './picked-inputs';
import { RandomChoices } from './random-choices';
import { type VariedCustomer } from './varied-customer';

/** Random operations on the orders, returns, devices and stock of a small customer, carried out through the repositories with the service's role. */
export class OrderOperations {
  /** Number of devices that have been registered, all of which must still exist. */
  registered = 0;

  constructor(private readonly customer: VariedCustomer) {}

  /** Fills the central stock at the beginning of a test. */
  async begin(): Promise<void> {
    for (const item of [0, 0, 0, 0, 0, 1, 1, 1]) await this.operations.register(new RandomChoices([item, 1]));
    const { stock, request, has } = this.customer;
    for (const itemId of has.counted) await stock.adjust(request, { item: { id: itemId }, change: 15 });
  }

  /** Functions that perform one operation each, by the name of the operation. */
  readonly operations = {
    place: (pick: RandomChoices) => this.place(pick),
    goOn: (pick: RandomChoices) => this.goOn(pick),
    pack: this.toOrder(['received', 'onHold'], (id, pick) =>
      this.pack(id, pick.of(['ours', 'others', 'others', 'any', 'foreign'] as const) ?? 'ours'),
    ),
    ship: this.toOrder(['packed'], (id) => this.customer.orders.ship(this.customer.request, id, {})),
    deliver: this.toOrder(['shipped'], (id) => this.customer.orders.deliver(this.customer.request, id)),
    fail: this.toOrder(['shipped'], (id) => this.customer.orders.fail(this.customer.request, id, {})),
    cancel: this.toOrder(['received', 'onHold', 'packed'], (id) => this.customer.orders.cancel(this.customer.request, id, {})),
    askBack: (pick: RandomChoices, fitting = true) => this.askBack(pick, fitting),
    shipBack: this.toReturn(['requested', 'labelSent'], (id) => this.customer.returns.ship(this.customer.request, id, {})),
    receive: this.toReturn(['requested', 'labelSent', 'inTransit'], (id, pick) => this.receive(id, pick)),
    cancelReturn: this.toReturn(['requested', 'labelSent'], (id) => this.customer.returns.cancel(this.customer.request, id, {})),
    setByHand: (pick: RandomChoices) => this.setByHand(pick),
    associate: (pick: RandomChoices, fitting = true) => this.handOver(pick, fitting, 'associate'),
    disassociate: (pick: RandomChoices, fitting = true) => this.handOver(pick, fitting, 'disassociate'),
    adjust: async (pick: RandomChoices) => {
      const itemId = pick.of([...this.customer.has.counted, this.customer.has.tracked[0] ?? 0]) ?? 0;
      return this.customer.stock.adjust(this.customer.request, {
        item: { id: itemId },
        site: pick.of([null, { id: this.customer.siteId }]) ?? null,
        change: pick.below(9) - 4,
      });
    },
    register: async (pick: RandomChoices) => {
      const item = { id: pick.of(this.customer.has.tracked) ?? 0 };
      const site = pick.below(4) === 0 ? { id: this.customer.siteId } : null;
      const deviceIdentifiers = [{ type: 'serial' as const, value: `EX-${this.customer.organizationId}-${++this.registered}` }];
      return this.customer.devices.register(this.customer.request, { item, site, deviceIdentifiers });
    },
    moveHouse: async (pick: RandomChoices) => {
      const text = 'update patient set address = $2 where id = $1';
      await this.customer.look(text, this.customer.has.homelessId, pick.below(2) === 1 ? ADDRESS : { ...ADDRESS, zipCode: ' ' });
    },
  } satisfies Record<string, (pick: RandomChoices, fitting?: boolean) => Promise<unknown>>;

  /** Brings all open orders and all open returns to an end; this must be possible in every state. */
  async windUp(): Promise<void> {
    const open = (table: string, statuses: string) =>
      this.customer.look<{ id: number; status: string }>(
        `select id, status from ${table} where organization_id = $1 and status in (${statuses}) order by id`,
        this.customer.organizationId,
      );
    for (const { id, status } of await open('customer_order', `'received', 'onHold', 'packed', 'shipped'`)) {
      if (status === 'shipped') await this.customer.orders.fail(this.customer.request, id, {});
      else await this.customer.orders.cancel(this.customer.request, id, {});
    }
    for (const { id } of await open('customer_return', `'requested', 'labelSent', 'inTransit'`)) {
      await this.customer.returns.receive(this.customer.request, id, { returnItems: [] });
    }
  }

  private async place(pick: RandomChoices): Promise<unknown> {
    return this.customer.orders.create(this.customer.request, await generateOrderInput(this.customer, pick));
  }

  /** Moves an order to its next regular status. */
  private async goOn(pick: RandomChoices): Promise<unknown> {
    const text = `select id, status from customer_order where organization_id = $1
      and status in ('received', 'onHold', 'packed', 'shipped') order by id`;
    const order = pick.of(await this.customer.look<{ id: number; status: string }>(text, this.customer.organizationId));
    if (order?.status === 'packed') return this.customer.orders.ship(this.customer.request, order.id, {});
    if (order?.status === 'shipped') return this.customer.orders.deliver(this.customer.request, order.id);
    return order ? this.pack(order.id, 'ours') : this.place(pick);
  }

  private async pack(id: number, devices: DevicesToPack): Promise<unknown> {
    return this.customer.orders.pack(this.customer.request, id, await generatePackInput(this.customer, id, devices));
  }

  private async askBack(pick: RandomChoices, fitting: boolean): Promise<unknown> {
    return this.customer.returns.create(this.customer.request, await generateReturnInput(this.customer, pick, fitting));
  }

  private async receive(id: number, pick: RandomChoices): Promise<unknown> {
    return this.customer.returns.receive(this.customer.request, id, await generateReceiveInput(this.customer, id, pick));
  }

  private async setByHand(pick: RandomChoices): Promise<unknown> {
    const id = pick.of(await this.customer.known())?.id ?? 0;
    const site = pick.of([undefined, undefined, undefined, null, { id: this.customer.siteId }]);
    const currentStatus = pick.of([...DEVICE_STATUSES, undefined]);
    return this.customer.devices.change(this.customer.request, id, {
      ...(site !== undefined && { site }),
      ...(currentStatus !== undefined && { currentStatus }),
    });
  }

  private async handOver(pick: RandomChoices, fitting: boolean, operation: 'associate' | 'disassociate'): Promise<unknown> {
    const status = operation === 'associate' ? 'availableAtSite' : 'withPatient';
    const device = pick.of((await this.customer.known()).filter((one) => !fitting || one.status === status));
    const patientId =
      (operation === 'disassociate' && fitting ? device?.patientId : pick.of(this.customer.has.parties)?.patientId) ?? 0;
    const id = device?.id ?? 0;
    return this.customer.devices[operation](this.customer.request, id, { patient: { id: patientId } });
  }

  private toOrder(statuses: readonly string[], operation: (id: number, pick: RandomChoices) => Promise<unknown>) {
    return async (pick: RandomChoices, fitting = true) => {
      const id = await this.customer.one('customer_order', pick, fitting ? statuses : null);
      return id === null ? this.goOn(pick) : operation(id, pick);
    };
  }

  private toReturn(statuses: readonly string[], operation: (id: number, pick: RandomChoices) => Promise<unknown>) {
    return async (pick: RandomChoices, fitting = true) => {
      const id = await this.customer.one('customer_return', pick, fitting ? statuses : null);
      return id === null ? this.askBack(pick, true) : operation(id, pick);
    };
  }
}
