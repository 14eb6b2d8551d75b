import { DEVICE_STATUSES, type DeviceStatus } from './device';
import { QueryChoice, QueryFlag, QueryId, QueryText } from '../input/query';
import { PageQuery } from '../page/page.query';

/** Filters for the list of devices. */
export class DeviceQuery extends PageQuery {
  @QueryChoice('Only devices with this status.', DEVICE_STATUSES) status?: DeviceStatus;
  @QueryId('Only devices that this site keeps or has handed out.') siteId?: number;
  @QueryId('Only devices that this patient holds now.') patientId?: number;
  @QueryId('Only units of this item.') itemId?: number;
  @QueryText('Only the device with exactly this identifier, of any type. A MAC address matches in any notation.')
  identifier?: string;
  @QueryFlag('Only devices whose readings are dropped (true), or only those whose readings are stored (false).')
  disabledReadings?: boolean;
}

export type DeviceFilter = Omit<DeviceQuery, keyof PageQuery>;
