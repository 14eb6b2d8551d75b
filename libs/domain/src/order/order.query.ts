import { QueryChoice, QueryId, QueryInstant, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';
import { ORDER_STATUSES, type OrderStatus } from './order-transition';

/** The filters of the list of orders. */
export class OrderQuery extends PageQuery {
  @QueryChoice(ORDER_STATUSES) status?: OrderStatus;
  @QueryId() patientId?: number;
  @QueryId() siteId?: number;
  @QueryText() externalOrderId?: string;
  @QueryInstant('atLeast') startTimestamp?: Date;
  @QueryInstant('before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
}

export type OrderFilter = Omit<OrderQuery, keyof PageQuery>;
