import { DEVICE_KEY } from '@rpm/record-import';
import { DeviceRepository, type JsonText, type WriteRequest } from '@rpm/data-access';
import { DEVICE_VIEW, DeviceInput, DeviceQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { listToCellText } from '../resource/csv-rows';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf, viewPathsOf } from '../resource/view-paths';

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
  duplicates: 'A device is a duplicate if an existing device has all of its identifiers.',
};

export function addDeviceCommands(group: Command): void {
  addResourceCommands(group, DEVICE);
  addImportCommand(group, DEVICE);
  addExportCommand(group, DEVICE);
}
