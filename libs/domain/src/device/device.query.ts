import { DEVICE_STATUSES, type DeviceStatus } from './device-status';
import { QueryChoice, QueryFlag, QueryId, QueryInstant, QueryText } from '../input/query';
import { type PageParameter, sortedPageQuery } from '../page/sorted-page.query';
import { type ChangePosition } from '../page/changes';
import { UpdatedAfter } from '../page/updated-after';

/** Filters for the list of devices. */
export class DeviceQuery extends sortedPageQuery(['id']) {
  @QueryChoice('Only devices with this status.', DEVICE_STATUSES) currentStatus?: DeviceStatus;
  @QueryId('Only devices that this site keeps or has handed out.') siteId?: number;
  @QueryId('Only devices that this patient holds now.') patientId?: number;
  @QueryId('Only units of this item.') itemId?: number;
  @QueryText('Only the device with exactly this identifier, of any type. A MAC address matches in any notation.')
  deviceIdentifier?: string;
  @QueryText("Only the device with exactly this identifier in the customer's own system.") externalIdentifier?: string;
  @QueryFlag('Only devices whose readings are dropped (true), or only those whose readings are stored (false).')
  disabledReadings?: boolean;
  @QueryFlag('Only devices that are silent (true), or only those that are not (false).') silent?: boolean;
  @UpdatedAfter() updatedAfter?: ChangePosition;
}

/** The parameters of the list of a device's assignments. */
export class DeviceAssignmentQuery extends sortedPageQuery(['startTimestamp'], { descending: true }) {}

/** The parameters of the list of a device's events. */
export class DeviceEventQuery extends sortedPageQuery(['eventTimestamp'], { descending: true }) {}

/** The parameters of the list of the identifiers that a device no longer has. */
export class FormerDeviceIdentifierQuery extends sortedPageQuery(['endTimestamp'], { descending: true }) {}

/** The parameters of the list of a device's health checks. */
export class DeviceHealthCheckQuery extends sortedPageQuery(['eventTimestamp'], { descending: true }) {
  @QueryInstant('Only health checks of this time or later.', 'atLeast') startEventTimestamp?: Date;
  @QueryInstant('Only health checks before this time.', 'before', { notBelow: 'startEventTimestamp' }) endEventTimestamp?: Date;
}

export type DeviceHealthCheckFilter = Omit<DeviceHealthCheckQuery, PageParameter>;

export type DeviceFilter = Omit<DeviceQuery, PageParameter>;
