import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { Problem } from '../problem/problem';
import { type TrackingNumber, type ShippingOption } from '../fulfilment/shipping';
import { type StatusTransition } from '../fulfilment/status-transition';
import { type OrderInput } from './order.input';
import { type OrderOperation, type OrderStatus, orderStatusAfter } from './order-transition';

/** Why an order is on hold: its address is incomplete, or a device that was promised to it is missing. */
export const HOLD_REASONS = ['address_incomplete', 'device_missing'] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** A request to send items and kits to a patient or a site. It may also ask for something to be returned. */
@Entity('customer_order')
export class Order extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  status: OrderStatus;

  /** Null unless the order is on hold. */
  @Column({ type: 'text', nullable: true })
  holdReason: HoldReason | null;

  /** The patient that the order goes to; null if it goes to a site. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** Null if the order sends nothing. */
  @Column({ type: 'text', nullable: true })
  shippingOption: ShippingOption | null;

  @Column('boolean')
  emailLabel: boolean;

  @Column({ type: 'text', array: true })
  orderNotes: string[];

  @Column({ type: 'jsonb', default: [] })
  trackingNumbers: TrackingNumber[];

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  createTimestamp: Date;

  /** Creates an order. @throws Problem if it has no recipient or two, asks for nothing, or sends something without a shipping option */
  static of(organizationId: number, input: OrderInput): Order {
    const { patient, site, shippingOption, emailLabel, orderNotes } = input;
    if (!patient === !site) {
      const pointer = patient ? '/site' : '/patient';
      const detail = patient ? 'Send patient or site, not both.' : 'Send patient or site.';
      throw new Problem('recipient_required', detail, [{ pointer, code: 'recipient_required', detail }]);
    }
    if (!asksForAnything(input)) throw new Problem('order_empty', 'Name at least one item, kit or device to send or to return.');
    if (sendsAnything(input) && !shippingOption) {
      const detail = 'Send one of: standard, expedited, overnight.';
      const error = { pointer: '/shippingOption', code: 'shipping_option_required', detail };
      throw new Problem('shipping_option_required', detail, [error]);
    }
    return Object.assign(new Order(), {
      ...{ organizationId, status: 'received', holdReason: null, patientId: patient?.id ?? null, siteId: site?.id ?? null },
      ...{ shippingOption: shippingOption ?? null, emailLabel: emailLabel ?? false },
      ...{ orderNotes: orderNotes ?? [], trackingNumbers: [] },
    });
  }

  /** Puts the order on hold because it cannot be packed as it is. @throws Conflict */
  hold(reason: HoldReason): StatusTransition[] {
    const transitions = this.transition('hold');
    this.holdReason = reason;
    return transitions;
  }

  /** @throws Conflict unless the order is waiting to be packed */
  pack(): StatusTransition[] {
    return this.transition('pack');
  }

  /** @throws Conflict unless the order is packed */
  ship(trackingNumbers: TrackingNumber[]): StatusTransition[] {
    const transitions = this.transition('ship');
    this.trackingNumbers = trackingNumbers;
    return transitions;
  }

  /** @throws Conflict unless the order is shipped */
  deliver(): StatusTransition[] {
    return this.transition('deliver');
  }

  /** Ends an order that the carrier could not deliver. @throws Conflict unless the order is shipped */
  fail(reason: string | null): StatusTransition[] {
    return this.transition('fail', reason);
  }

  /** @throws Conflict if the order is shipped or over */
  cancel(reason: string | null): StatusTransition[] {
    return this.transition('cancel', reason);
  }

  private transition(operation: OrderOperation, reason: string | null = null): StatusTransition[] {
    this.status = orderStatusAfter(operation, this.status);
    this.holdReason = null;
    return [{ name: this.status, reason }];
  }
}

const isFilled = (list: readonly unknown[] | null | undefined) => (list?.length ?? 0) > 0;

export const sendsAnything = ({ orderItems, orderKits }: OrderInput) => isFilled(orderItems) || isFilled(orderKits);

export const requestsReturn = ({ returnItems, returnDevices, returnPackedKits }: OrderInput) =>
  [returnItems, returnDevices, returnPackedKits].some(isFilled);

const asksForAnything = (input: OrderInput) => sendsAnything(input) || requestsReturn(input);
