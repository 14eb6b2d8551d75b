import { QueryChoice, QueryId, QueryInstant, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';
import { ORDER_STATUSES, type OrderStatus } from './order-transition';

/** The filters of the list of orders. */
export class OrderQuery extends PageQuery {
  @QueryChoice('Only orders of this status.', ORDER_STATUSES) status?: OrderStatus;
  @QueryId('Only orders for this patient.') patientId?: number;
  @QueryId('Only orders for this site.') siteId?: number;
  @QueryText("Only the order that the customer's own systems call exactly this.") externalOrderId?: string;
  @QueryInstant('Only orders placed at this instant or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only orders placed before this instant.', 'before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
}

export type OrderFilter = Omit<OrderQuery, keyof PageQuery>;
