import { DEVICE_STATUSES, type DeviceStatus } from './device';
import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of devices. */
export class DeviceQuery extends PageQuery {
  @QueryChoice(DEVICE_STATUSES) status?: DeviceStatus;
  @QueryId() siteId?: number;
  @QueryId() patientId?: number;
  @QueryId() itemId?: number;
  @QueryText() identifier?: string;
  @QueryFlag() disabledReadings?: boolean;
}

export type DeviceFilter = Omit<DeviceQuery, keyof PageQuery>;
