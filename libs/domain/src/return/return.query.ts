import { QueryChoice, QueryId, QueryInstant } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';
import { RETURN_STATUSES, type ReturnStatus } from '../fulfilment/return-transition';

/** Filters for the list of returns. */
export class ReturnQuery extends sortedPageQuery(['id'], { descending: true }) {
  @QueryChoice('Only returns with this status.', RETURN_STATUSES) currentStatus?: ReturnStatus;
  @QueryId('Only returns from this patient.') patientId?: number;
  @QueryId('Only returns from this site.') siteId?: number;
  @QueryId('Only returns of this order.') orderId?: number;
  @QueryId('Only returns that include this device.') deviceId?: number;
  @QueryInstant('Only returns that were requested at this time or later.', 'atLeast') startTimestamp?: Date;
  @QueryInstant('Only returns that were requested before this time.', 'before', { notBelow: 'startTimestamp' })
  endTimestamp?: Date;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

export type ReturnFilter = Omit<ReturnQuery, PageParameter>;
