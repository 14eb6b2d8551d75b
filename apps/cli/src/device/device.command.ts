import { DEVICE_KEY } from '@rpm/record-import';
import { DeviceRepository, type JsonText, type WriteRequest } from '@rpm/data-access';
import { DEVICE_STATUSES, type DeviceIdentifierInput, DeviceInput, DeviceQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { listText } from '../resource/csv-rows';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';

/** A device as it is shown. */
interface Device {
  id: number;
  currentStatus: string;
  currentPatient: { id: number } | null;
  deviceIdentifiers: DeviceIdentifierInput[];
  item: { name: string };
  site: { id: number } | null;
}

/** To create a device is to register it. */
class Devices extends DeviceRepository {
  create(request: WriteRequest, given: DeviceInput): Promise<JsonText> {
    return this.register(request, given);
  }
}

const DEVICE: ImportedResource<DeviceQuery, DeviceInput, Device> = {
  noun: 'device',
  query: DeviceQuery,
  options: {
    status: ['--status <status>', `only devices of this status: ${DEVICE_STATUSES.join(', ')}`],
    siteId: ['--site-id <id>', 'only devices of this site'],
    patientId: ['--patient-id <id>', 'only devices that this patient holds'],
    itemId: ['--item-id <id>', 'only devices that are one of this item'],
    identifier: ['--identifier <text>', 'only the device that has this identifier, of whatever type'],
    disabledReadings: ['--disabled-readings <true|false>', 'only devices whose readings are dropped, or only others'],
    ...PAGE_OPTIONS,
  },
  columns: {
    id: ({ id }) => id,
    status: ({ currentStatus }) => currentStatus,
    identifiers: ({ deviceIdentifiers }) => listText(deviceIdentifiers),
    item: ({ item }) => item.name,
    'patient id': ({ currentPatient }) => currentPatient?.id ?? null,
    'site id': ({ site }) => site?.id ?? null,
  },
  // Who holds a device is told by the patient's id alone: the rest of the patient stands among the patients.
  paths: [
    'id',
    'currentPatient.id',
    'currentStatus',
    'deviceEvents',
    'deviceIdentifiers',
    'disabledReadings',
    'item.id',
    'item.name',
    'item.model',
    'item.sku',
    'item.manufacturer.id',
    'item.manufacturer.name',
    'site.id',
    'site.name',
    'externalIdentifier',
    'lastHealthCheck.eventTimestamp',
    'lastHealthCheck.batteryPercentage',
    'lastHealthCheck.signalStrength',
    'droppedReadings',
  ],
  input: DeviceInput,
  repository: Devices,
  naturalKey: DEVICE_KEY,
  sameWhen: 'is there already when one has all of its identifiers.',
};

export function addDeviceCommands(program: Command): void {
  const group = program.command('device').description('units of the items of the catalogue, with their identifiers');
  addResourceCommands(group, DEVICE);
  addImportCommand(group, DEVICE);
  addExportCommand(group, DEVICE);
}
