import { PatientRepository } from '@rpm/data-access';
import { type PatientEquipmentView } from '@rpm/domain';
import { type Command } from 'commander';
import { addOperationCommand, runOperation } from '../resource/operation-command';
import { type ResourceOptions } from '../resource/resource-commands';
import { newestOf } from '../terminal/newest-of';
import { type ColumnsByHeading } from '../terminal/output';

const COLUMNS: ColumnsByHeading<PatientEquipmentView> = {
  devices: ({ devices, deviceCount }) =>
    newestOf(
      devices.map(({ id, item }) => `${id} (${item.name})`),
      deviceCount,
    ),
  orders: ({ orders, orderCount }) =>
    newestOf(
      orders.map(({ id, currentStatus }) => `${id} (${currentStatus})`),
      orderCount,
    ),
};

/** Adds the command that lists the devices that a patient must return, and the orders that must not be shipped to the patient any more. */
export function addEquipmentCommand(group: Command): void {
  addOperationCommand(
    group,
    'equipment <id>',
    'list the devices that a patient holds, and the orders under way to the patient',
  ).action((id: string, options: ResourceOptions) =>
    runOperation(id, options, COLUMNS, (database, { organizationId }, patientId) =>
      new PatientRepository(database).equipment(organizationId, patientId),
    ),
  );
}
