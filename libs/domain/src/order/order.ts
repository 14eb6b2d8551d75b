import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { VersionedResource } from '../ownership/versioned-resource';
import { Conflict, Problem } from '../problem/problem';
import { distinctTrackingNumbers, type TrackingNumber, type ShippingOption, withTrackingNumbers } from '../fulfilment/shipping';
import { type StatusTransition } from '../fulfilment/status-transition';
import { type SiteAddress } from '../site/site-address';
import { type OrderInput, type OrderPatchInput, type ShipInput } from './order.input';
import { type OrderOperation, type OrderStatus, orderStatusAfter, SHIPPED_ORDER_STATUSES } from './order-transition';

/** The reason why an order is on hold: its address is incomplete, or a device that was reserved for it is missing. */
export const HOLD_REASONS = ['address_incomplete', 'device_missing'] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** Maximum number of returns that belong to an order: one requested with the order, and one for an undeliverable parcel. */
export const MAX_RETURNS_OF_ORDER = 2;

/** A request to send items and kits to a patient or a site. It may also request a return. */
@Entity('customer_order')
export class Order extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  status: OrderStatus;

  /** The reason why the order is on hold; null if it is not on hold. */
  @Column({ type: 'text', nullable: true })
  holdReason: HoldReason | null;

  /** The patient to whom the order is sent; null if it is sent to a site. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** The shipping option; null if the order sends nothing. */
  @Column({ type: 'text', nullable: true })
  shippingOption: ShippingOption | null;

  @Column('boolean')
  emailLabel: boolean;

  @Column({ type: 'text', array: true })
  orderNotes: string[];

  @Column({ type: 'jsonb', default: [] })
  trackingNumbers: TrackingNumber[];

  /** The carrier that was named when the order was shipped; null if none was named. */
  @Column({ type: 'text', nullable: true })
  carrier: string | null;

  /** A trigger of the database counts the events, because counting them for each representation would take too long. */
  @Column({ type: 'integer', insert: false, update: false })
  orderEventCount: number;

  /**
   * Whether a return changed after the last version of the order. Earlier versions of the service permitted this; such an order gets a new version
   * after the upgrade.
   */
  @Column({ type: 'boolean', insert: false, update: false, select: false })
  isOutdated: boolean;

  /** The address of the recipient when the order was shipped, which later changes of the recipient do not alter. */
  @Column({ type: 'jsonb', nullable: true })
  shippingAddress: SiteAddress | null;

  /**
   * Creates an order.
   * @throws Problem if the input names no recipient or two recipients, asks for nothing, or sends something without a shipping option
   */
  static of(organizationId: number, input: OrderInput): Order {
    const { patient, site, shippingOption, emailLabel, orderNotes } = input;
    if (!patient === !site) {
      const pointer = patient ? '/site' : '/patient';
      const detail = patient ? 'Send patient or site, not both.' : 'Send patient or site.';
      throw new Problem('recipient_required', detail, [{ pointer, code: 'recipient_required', detail }]);
    }
    if (!asksForAnything(input)) throw new Problem('order_empty', 'Name at least one item, kit or device to send or to return.');
    if (sendsAnything(input) && (shippingOption === undefined || shippingOption === null)) {
      const detail = 'Send one of: standard, expedited, overnight.';
      const error = { pointer: '/shippingOption', code: 'shipping_option_required', detail };
      throw new Problem('shipping_option_required', detail, [error]);
    }
    return Object.assign(new Order(), {
      ...{ organizationId, status: 'received', holdReason: null, patientId: patient?.id ?? null, siteId: site?.id ?? null },
      ...{ shippingOption: shippingOption ?? null, emailLabel: emailLabel ?? false },
      ...{ orderNotes: orderNotes ?? [], trackingNumbers: [], carrier: null, shippingAddress: null },
    });
  }

  /** Puts the order on hold because it cannot be packed in its present state. @throws Conflict unless the order is received or packed */
  hold(reason: HoldReason): StatusTransition[] {
    const transitions = this.transition('hold');
    this.holdReason = reason;
    return transitions;
  }

  /** Ends the hold, because the reason for it no longer exists. @throws Conflict unless the order is on hold */
  release(): StatusTransition[] {
    return this.transition('release');
  }

  /** Packs the order. @throws Conflict unless the order is waiting to be packed */
  pack(): StatusTransition[] {
    return this.transition('pack');
  }

  /** Ships the order. @throws Conflict unless the order is packed */
  ship({ carrier, trackingNumbers }: ShipInput, address: SiteAddress | null): StatusTransition[] {
    const transitions = this.transition('ship');
    this.shippingAddress = address;
    this.carrier = carrier ?? null;
    this.trackingNumbers = distinctTrackingNumbers(trackingNumbers ?? []);
    return transitions;
  }

  /** Applies a merge-patch, except the external identifiers, which are stored in separate rows. @throws Conflict if the order is packed */
  change({ orderNotes, shippingOption }: OrderPatchInput): void {
    this.assertStatus(['received', 'onHold']);
    if (orderNotes !== undefined) this.orderNotes = orderNotes ?? [];
    if (shippingOption !== undefined && shippingOption !== null) this.shippingOption = shippingOption;
  }

  /** Adds tracking numbers that the order does not have yet. @throws Conflict unless the order was shipped, or if it would have too many */
  addTrackingNumbers(added: readonly TrackingNumber[]): void {
    this.assertStatus(SHIPPED_ORDER_STATUSES);
    this.trackingNumbers = withTrackingNumbers(this.trackingNumbers, added);
  }

  /** Delivers the order. @throws Conflict unless the order is shipped */
  deliver(): StatusTransition[] {
    return this.transition('deliver');
  }

  /** Records that the carrier could not deliver the order. @throws Conflict unless the order is shipped */
  fail(reason: string | null): StatusTransition[] {
    return this.transition('fail', reason);
  }

  /** Cancels the order. @throws Conflict if the order is shipped or finished */
  cancel(reason: string | null): StatusTransition[] {
    return this.transition('cancel', reason);
  }

  private assertStatus(allowed: readonly OrderStatus[]): void {
    if (!allowed.includes(this.status)) throw new Conflict(`The order is ${this.status}; it must be ${allowed.join(' or ')}.`);
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
