import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import { VersionedResource } from '../ownership/versioned-resource';
import { Conflict, Problem } from '../problem/problem';
import { distinctTrackingNumbers, type TrackingNumber, type ShippingOption, withTrackingNumbers } from '../fulfilment/shipping';
import { type StatusTransition } from '../fulfilment/status-transition';
import { type ShipInput } from '../order/order.input';
import { type ReturnInput } from './return.input';
import {
  type ReturnOperation,
  type ReturnStatus,
  returnStatusAfter,
  SHIPPED_RETURN_STATUSES,
} from '../fulfilment/return-transition';

/** A request to a patient or a site to send back devices, packed kits or items without serial numbers. It is made alone or together with an order. */
@Entity('customer_return')
export class Return extends VersionedResource {
  @PrimaryGeneratedColumn('identity', { type: 'bigint' })
  id: number;

  @Column('text')
  status: ReturnStatus;

  /** The patient who sends the return; null if a site sends it. */
  @Column({ type: 'bigint', nullable: true })
  patientId: number | null;

  @Column({ type: 'bigint', nullable: true })
  siteId: number | null;

  /** The order that requested the return, or whose undelivered parcel the return brings back; null if there is no order. */
  @Column({ type: 'bigint', nullable: true })
  orderId: number | null;

  @Column({ type: 'text', nullable: true })
  shippingOption: ShippingOption | null;

  @Column('boolean')
  emailLabel: boolean;

  @Column({ type: 'jsonb', default: [] })
  trackingNumbers: TrackingNumber[];

  /** The carrier that was named when the return was shipped; null if none was named. */
  @Column({ type: 'text', nullable: true })
  carrier: string | null;

  /** Creates a return. @throws Problem if the input names no sender or two senders, or asks for nothing */
  static of(organizationId: number, input: ReturnInput, orderId: number | null = null): Return {
    const { patient, site, shippingOption, emailLabel, returnItems, returnDevices, returnPackedKits } = input;
    if (!patient === !site) {
      const pointer = patient ? '/site' : '/patient';
      const detail = patient ? 'Send patient or site, not both.' : 'Send patient or site.';
      throw new Problem('recipient_required', detail, [{ pointer, code: 'recipient_required', detail }]);
    }
    if (![returnItems, returnDevices, returnPackedKits].some((list) => (list?.length ?? 0) > 0)) {
      throw new Problem('order_empty', 'Name at least one item, device or kit to return.');
    }
    return Object.assign(new Return(), {
      ...{ organizationId, status: emailLabel ? 'labelSent' : 'requested', orderId },
      ...{ patientId: patient?.id ?? null, siteId: site?.id ?? null },
      ...{ shippingOption: shippingOption ?? null, emailLabel: emailLabel ?? false, trackingNumbers: [], carrier: null },
    });
  }

  /** Creates the return for an undelivered parcel. The return is in transit from the start, because the carrier is bringing the parcel back. */
  static ofUndeliveredOrder(order: {
    organizationId: number;
    id: number;
    patientId: number | null;
    siteId: number | null;
  }): Return {
    const { organizationId, id: orderId, patientId, siteId } = order;
    return Object.assign(new Return(), {
      ...{ organizationId, status: 'inTransit', orderId, patientId, siteId },
      ...{ shippingOption: null, emailLabel: false, trackingNumbers: [], carrier: null },
    });
  }

  /** Records that the return label was sent with the parcel of the order. @throws Conflict unless the return is `requested` */
  sendLabel(): StatusTransition[] {
    return this.transition('sendLabel');
  }

  /** Records that the sender has shipped the return. @throws Conflict if the return is in transit or finished */
  ship({ carrier, trackingNumbers }: ShipInput): StatusTransition[] {
    const transitions = this.transition('ship');
    this.carrier = carrier ?? null;
    this.trackingNumbers = distinctTrackingNumbers(trackingNumbers ?? []);
    return transitions;
  }

  /** Adds tracking numbers that the return does not have yet. @throws Conflict unless the return was shipped, or if it would have too many */
  addTrackingNumbers(added: readonly TrackingNumber[]): void {
    if (!SHIPPED_RETURN_STATUSES.some((status) => status === this.status)) {
      throw new Conflict(`The return is ${this.status}; it must be ${SHIPPED_RETURN_STATUSES.join(' or ')}.`);
    }
    this.trackingNumbers = withTrackingNumbers(this.trackingNumbers, added);
  }

  /** Receives the return. @throws Conflict if the return is finished */
  receive(): StatusTransition[] {
    return this.transition('receive');
  }

  /** Cancels the return. @throws Conflict if the return is in transit or finished */
  cancel(reason: string | null): StatusTransition[] {
    return this.transition('cancel', reason);
  }

  private transition(operation: ReturnOperation, reason: string | null = null): StatusTransition[] {
    this.status = returnStatusAfter(operation, this.status);
    return [{ name: this.status, reason }];
  }
}
