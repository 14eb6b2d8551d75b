import { DEVICE_KEY, REFERENCES, viewPathsOf, listToCellText } from '@rpm/record-import';
import { DeviceRepository, type JsonText, type WriteRequest } from '@rpm/data-access';
import {
  DEVICE_VIEW,
  DeviceHealthCheckQuery,
  DeviceInput,
  DevicePatchInput,
  DeviceQuery,
  type DeviceHealthCheckView,
  type ViewOf,
} from '@rpm/domain';
import { type Command } from 'commander';
import { addChangeCommand, addDeleteCommand } from '../resource/change-commands';
import { type ImportedResource } from '../resource/resource';
import { addOperationCommand } from '../resource/operation-command';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { addResourceCommands, type ResourceOptions } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { addDeviceCustodyCommands } from './device-custody.command';
import { requireOrganization } from '../access/organization-option';
import { withDatabase } from '../database/database-session';
import { readId } from '../terminal/option-value';
import { Output } from '../terminal/output';
import { columnsOf } from '../resource/view-paths';

type DeviceRow = ViewOf<typeof DEVICE_VIEW>;

/** Repository of devices with a method `create`, which the generic command `create` calls and which registers a device. */
class Devices extends DeviceRepository {
  create(request: WriteRequest, input: DeviceInput): Promise<JsonText> {
    return this.register(request, input);
  }
}

const DEVICE: ImportedResource<DeviceQuery, DeviceInput, DeviceRow> = {
  noun: 'device',
  query: DeviceQuery,
  columns: {
    ...columnsOf<DeviceRow>('id'),
    status: ({ currentStatus }) => currentStatus,
    identifiers: ({ deviceIdentifiers }) => listToCellText(deviceIdentifiers),
    item: ({ item }) => item.name,
    'patient id': ({ currentPatient }) => currentPatient?.id ?? null,
    ...columnsOf<DeviceRow>('site.id'),
  },
  // An export of devices contains only the id of the patient who holds a device; an export of patients contains the other properties.
  paths: viewPathsOf(DEVICE_VIEW, { only: { currentPatient: ['id'] } }),
  input: DeviceInput,
  repository: Devices,
  naturalKey: DEVICE_KEY,
  references: REFERENCES.device,
  duplicates: 'A device is a duplicate if an existing device has all of its identifiers.',
};

const HEALTH_CHECK_COLUMNS = columnsOf<DeviceHealthCheckView>('id', 'eventTimestamp', 'batteryPercentage', 'signalStrength');

export function addDeviceCommands(group: Command): void {
  addResourceCommands(group, DEVICE);
  addChangeCommand(group, { ...DEVICE, repository: Devices }, DevicePatchInput, {
    deviceIdentifiers: [{ type: 'serial', value: 'EX-2' }],
  });
  addDeleteCommand(group, { ...DEVICE, repository: Devices });
  addImportCommand(group, DEVICE);
  addExportCommand(group, DEVICE);
  addDeviceCustodyCommands(group);
  addQueryOptions(addOperationCommand(group, 'health-checks <id>', 'list the health checks of a device'), DeviceHealthCheckQuery)
    .addHelpText(
      'after',
      '\nExample:\n  $ rpm-admin device health-checks 21 --organization "North Clinic" --start-event-timestamp 2026-01-01T00:00:00Z',
    )
    .action(async (rawId: string, options: ResourceOptions, command: Command) => {
      const output = new Output(options);
      const query = readQuery(DeviceHealthCheckQuery, command);
      const id = readId(rawId, '<id>');
      await withDatabase(output, async (database) => {
        const { id: organizationId } = await requireOrganization(database, options);
        output.jsonList(await new Devices(database).healthChecks(organizationId, id, query, query), HEALTH_CHECK_COLUMNS);
      });
    });
}
