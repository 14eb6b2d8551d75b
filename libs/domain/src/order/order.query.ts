import { QueryChoices, QueryId, QueryInstant, QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';
import { ORDER_STATUSES, type OrderStatus } from './order-transition';

/** Filters for the list of orders. */
export class OrderQuery extends sortedPageQuery(['id'], { descending: true }) {
  @QueryChoices('Only orders with this status; may be repeated.', ORDER_STATUSES) currentStatus?: OrderStatus[];
  @QueryId('Only orders for this patient.') patientId?: number;
  @QueryId('Only orders for this site.') siteId?: number;
  @QueryId('Only orders for which this device is reserved or packed.') deviceId?: number;
  @QueryText("Only the order with exactly this identifier in the customer's own systems.") externalIdentifier?: string;
  @QueryText('Only orders with a parcel that has exactly this tracking number.', { max: 100 }) trackingNumber?: string;
  @QueryInstant('Only orders that were placed at this time or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only orders that were placed before this time.', 'before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

/** The parameters of the list of an order's events. */
export class OrderEventQuery extends sortedPageQuery(['eventTimestamp'], { descending: true }) {}

export type OrderFilter = Omit<OrderQuery, PageParameter>;
