import { DEVICE_STATUSES, type DeviceStatus } from './device';
import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** The filters of the list of devices. */
export class DeviceQuery extends PageQuery {
  @QueryChoice('Only devices of this status.', DEVICE_STATUSES) status?: DeviceStatus;
  @QueryId('Only devices that this site keeps, or has handed out.') siteId?: number;
  @QueryId('Only devices that are with this patient now.') patientId?: number;
  @QueryId('Only units of this item.') itemId?: number;
  @QueryText('Only the device with exactly this identifier, of whatever type; a MAC address in any spelling.')
  identifier?: string;
  @QueryFlag('Only devices whose readings are dropped, or only those whose are not.') disabledReadings?: boolean;
}

export type DeviceFilter = Omit<DeviceQuery, keyof PageQuery>;
