import { DEVICE_KEY } from '@rpm/record-import';
import { DeviceRepository, type JsonText, type WriteRequest } from '@rpm/data-access';
import { DEVICE_VIEW, DeviceInput, DeviceQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { listText } from '../resource/csv-rows';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf, pathsOf } from '../resource/view-paths';

type DeviceRow = ViewOf<typeof DEVICE_VIEW>;

/** Maps `create` to the registration of a device. */
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
    identifiers: ({ deviceIdentifiers }) => listText(deviceIdentifiers),
    item: ({ item }) => item.name,
    'patient id': ({ currentPatient }) => currentPatient?.id ?? null,
    ...columnsOf<DeviceRow>('site.id'),
  },
  // An export contains only the id of the patient who holds the device. An export of patients contains the rest.
  paths: pathsOf(DEVICE_VIEW, { only: { currentPatient: ['id'] } }),
  input: DeviceInput,
  repository: Devices,
  naturalKey: DEVICE_KEY,
  duplicates: 'A device is a duplicate if an existing device has all of its identifiers.',
};

export function addDeviceCommands(program: Command): void {
  const group = program.command('device').description('units of the items of the catalogue');
  addResourceCommands(group, DEVICE);
  addImportCommand(group, DEVICE);
  addExportCommand(group, DEVICE);
}
