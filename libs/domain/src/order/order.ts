import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { OwnedByOrganization } from '../access/owned-by-organization';
import { Problem } from '../problem/problem';
import { type Carriage, type ShippingOption } from '../fulfilment/shipping';
import { type StatusTransition } from '../fulfilment/status-transition';
import { type OrderInput } from './order.input';
import { type OrderOperation, type OrderStatus, orderStatusAfter } from './order-transition';

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
  hold(reason: HoldReason): StatusTransition[] {
    const transitions = this.transition('hold');
    this.holdReason = reason;
    return transitions;
  }

  /** @throws Conflict unless it waits for it */
  pack(): StatusTransition[] {
    return this.transition('pack');
  }

  /** @throws Conflict unless it is packed */
  ship(trackingNumbers: Carriage[]): StatusTransition[] {
    const transitions = this.transition('ship');
    this.trackingNumbers = trackingNumbers;
    return transitions;
  }

  /** @throws Conflict unless it is on its way */
  deliver(): StatusTransition[] {
    return this.transition('deliver');
  }

  /** The carrier could not deliver it. @throws Conflict unless it is on its way */
  fail(reason: string | null): StatusTransition[] {
    return this.transition('fail', reason);
  }

  /** @throws Conflict when it is on its way, or over */
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

export const takesAnythingBack = ({ returnItems, returnDevices, returnPackedKits }: OrderInput) =>
  [returnItems, returnDevices, returnPackedKits].some(isFilled);

const asksForAnything = (given: OrderInput) => sendsAnything(given) || takesAnythingBack(given);
