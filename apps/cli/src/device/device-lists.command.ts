import { DeviceRepository } from '@rpm/data-access';
import {
  DeviceEventQuery,
  type DeviceHistoryEventView,
  DeviceHealthCheckQuery,
  type DeviceHealthCheckView,
  FormerDeviceIdentifierQuery,
  type FormerDeviceIdentifierView,
} from '@rpm/domain';
import { type Command } from 'commander';
import { addPartListCommand } from '../resource/part-list.command';
import { columnsOf } from '../resource/view-paths';

/** Adds the commands that list what belongs to one device. */
export function addDeviceListCommands(group: Command): void {
  addPartListCommand(group, {
    usage: 'events <id>',
    description: 'list all events in the history of a device, newest first; "show" prints only the newest hundred',
    example: 'device events 21 --organization "North Clinic" --size 250',
    query: DeviceEventQuery,
    columns: columnsOf<DeviceHistoryEventView>('type', 'eventTimestamp', 'actor', 'reason'),
    list: (database, organizationId, id, query) => new DeviceRepository(database).events(organizationId, id, query),
  });
  addPartListCommand(group, {
    usage: 'former-identifiers <id>',
    description: 'list all identifiers that a device no longer has, newest first; "show" prints only the newest hundred',
    example: 'device former-identifiers 21 --organization "North Clinic"',
    query: FormerDeviceIdentifierQuery,
    columns: columnsOf<FormerDeviceIdentifierView>('type', 'value', 'endTimestamp'),
    list: (database, organizationId, id, query) => new DeviceRepository(database).formerIdentifiers(organizationId, id, query),
  });
  addPartListCommand(group, {
    usage: 'health-checks <id>',
    description: 'list the health checks of a device',
    example: 'device health-checks 21 --organization "North Clinic" --start-event-timestamp 2026-01-01T00:00:00Z',
    query: DeviceHealthCheckQuery,
    columns: columnsOf<DeviceHealthCheckView>('id', 'eventTimestamp', 'batteryPercentage', 'signalStrength'),
    list: (database, organizationId, id, query) => new DeviceRepository(database).healthChecks(organizationId, id, query, query),
  });
}
