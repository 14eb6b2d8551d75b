import { DEVICE_KEY, REFERENCES, viewPathsOf, listToCellText } from '@rpm/record-import';
import { DeviceRepository } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import { DEVICE_VIEW, DeviceInput, DevicePatchInput, DeviceQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { addChangeCommand, addDeleteCommand } from '../resource/change-commands';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { newestOf } from '../terminal/newest-of';
import { addDeviceCustodyCommands } from './device-custody.command';
import { addDeviceListCommands } from './device-lists.command';
import { columnsByPath, columnsOf } from '../resource/view-paths';

type DeviceRow = ViewOf<typeof DEVICE_VIEW>;

/** Repository of devices whose method `create` registers a device, because the generic command `create` calls a method of this name. */
class Devices extends DeviceRepository {
  create(request: WriteRequest, input: DeviceInput): Promise<JsonText> {
    return this.register(request, input);
  }
}

/** Devices are printed and exported with only the id of the patient who holds them; an export of patients contains the other properties. */
const PATHS = viewPathsOf(DEVICE_VIEW, { only: { currentPatient: ['id'] } });

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
  columnsOfOne: {
    ...columnsByPath<DeviceRow>(PATHS),
    deviceEvents: ({ deviceEvents, deviceEventCount }) =>
      newestOf(
        deviceEvents.map((one) => listToCellText([one])),
        deviceEventCount,
      ),
    formerIdentifiers: ({ formerIdentifiers, formerIdentifierCount }) =>
      newestOf(
        formerIdentifiers.map((one) => listToCellText([one])),
        formerIdentifierCount,
      ),
  },
  paths: PATHS,
  input: DeviceInput,
  repository: Devices,
  naturalKey: DEVICE_KEY,
  references: REFERENCES.device,
  duplicates: 'A device is a duplicate if an existing device has all of its identifiers.',
};

export function addDeviceCommands(group: Command): void {
  addResourceCommands(group, DEVICE);
  addChangeCommand(group, { ...DEVICE, repository: Devices }, DevicePatchInput, {
    deviceIdentifiers: [{ type: 'serial', value: 'EX-2' }],
  });
  addDeleteCommand(group, { ...DEVICE, repository: Devices });
  addImportCommand(group, DEVICE);
  addExportCommand(group, DEVICE);
  addDeviceCustodyCommands(group);
  addDeviceListCommands(group);
}
