import { QueryChoice, QueryId, QueryInstant } from '../input/query';
import { PageQuery } from '../page/page.query';
import { RETURN_STATUSES, type ReturnStatus } from './return-transition';

/** The filters of the list of returns. */
export class ReturnQuery extends PageQuery {
  @QueryChoice(RETURN_STATUSES) status?: ReturnStatus;
  @QueryId() patientId?: number;
  @QueryId() siteId?: number;
  @QueryId() orderId?: number;
  @QueryInstant('atLeast') startTimestamp?: Date;
  @QueryInstant('before', { notBelow: 'startTimestamp' }) endTimestamp?: Date;
}

export type ReturnFilter = Omit<ReturnQuery, keyof PageQuery>;
