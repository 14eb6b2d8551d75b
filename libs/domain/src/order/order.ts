import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { Problem } from '../problem/problem';
import { type Carriage, type ShippingOption } from '../fulfilment/shipping';
import { type OrderInput } from './order.input';
import { type OrderAct, type OrderStatus, orderStatusAfter } from './order-transition';

/** Something that happened to an order or a return, before it is written down. */
export interface Happening {
  name: string;
  /** For colleagues; null where there is nothing to say. */
  reason: string | null;
}

/** Why an order cannot go on: nobody knows where to send it, or a device that was promised to it is gone. */
export const HOLD_REASONS = ['address_incomplete', 'device_missing'] as const;

export type HoldReason = (typeof HOLD_REASONS)[number];

/** What a customer wants sent to a patient or a site, and perhaps taken back. */
@Entity('customer_order')
export class Order extends OwnedByOrganization {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  status: OrderStatus;

  /** Null unless it is on hold. */
  @Column({ type: 'text', nullable: true })
  holdReason: HoldReason | null;

  /** Either a patient, or a site. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** Null when nothing is sent. */
  @Column({ type: 'text', nullable: true })
  shippingOption: ShippingOption | null;

  @Column('boolean')
  emailLabel: boolean;

  @Column({ type: 'text', array: true })
  orderNotes: string[];

  @Column({ type: 'jsonb', default: [] })
  trackingNumbers: Carriage[];

  @Column({ type: 'timestamptz', precision: 3, insert: false })
  createTimestamp: Date;

  /** @throws Problem when it has no recipient, or two, asks for nothing, or does not say how to send what it asks for */
  static of(organizationId: number, given: OrderInput): Order {
    const { patient, site, shippingOption, emailLabel, orderNotes } = given;
    if (!patient === !site) {
      const pointer = patient ? '/site' : '/patient';
      const detail = patient ? 'Send patient or site, not both.' : 'Send patient or site.';
      throw new Problem('recipient_required', detail, [{ pointer, code: 'recipient_required', detail }]);
    }
    if (!asksForAnything(given)) throw new Problem('order_empty', 'Say what is to be sent, or to come back.');
    if (sendsAnything(given) && !shippingOption) {
      const detail = 'Send one of: standard, expedited, overnight.';
      const fault = { pointer: '/shippingOption', code: 'shipping_option_required', detail };
      throw new Problem('shipping_option_required', detail, [fault]);
    }
    return Object.assign(new Order(), {
      ...{ organizationId, status: 'received', holdReason: null, patientId: patient?.id ?? null, siteId: site?.id ?? null },
      ...{ shippingOption: shippingOption ?? null, emailLabel: emailLabel ?? false },
      ...{ orderNotes: orderNotes ?? [], trackingNumbers: [] },
    });
  }

  /** It cannot go on as it is. @throws Conflict */
  hold(reason: HoldReason): Happening[] {
    const happened = this.become('hold');
    this.holdReason = reason;
    return happened;
  }

  /** @throws Conflict unless it waits for it */
  pack(): Happening[] {
    return this.become('pack');
  }

  /** @throws Conflict unless it is packed */
  ship(trackingNumbers: Carriage[]): Happening[] {
    const happened = this.become('ship');
    this.trackingNumbers = trackingNumbers;
    return happened;
  }

  /** @throws Conflict unless it is on its way */
  deliver(): Happening[] {
    return this.become('deliver');
  }

  /** The carrier could not deliver it. @throws Conflict unless it is on its way */
  fail(reason: string | null): Happening[] {
    return this.become('fail', reason);
  }

  /** @throws Conflict when it is on its way, or over */
  cancel(reason: string | null): Happening[] {
    return this.become('cancel', reason);
  }

  private become(act: OrderAct, reason: string | null = null): Happening[] {
    this.status = orderStatusAfter(act, this.status);
    this.holdReason = null;
    return [{ name: this.status, reason }];
  }
}

const isFilled = (list: readonly unknown[] | null | undefined) => (list?.length ?? 0) > 0;

export const sendsAnything = ({ orderItems, orderKits }: OrderInput) => isFilled(orderItems) || isFilled(orderKits);

export const takesAnythingBack = ({ returnItems, returnDevices, returnPackedKits }: OrderInput) =>
  [returnItems, returnDevices, returnPackedKits].some(isFilled);

const asksForAnything = (given: OrderInput) => sendsAnything(given) || takesAnythingBack(given);
