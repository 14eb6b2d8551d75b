import { ReturnRepository } from '@rpm/data-access';
import { RETURN_VIEW, ReturnInput, ReturnQuery, type ViewOf } from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { type ColumnsByHeading } from '../terminal/output';
import { deviceText, eventText, parcelsOf } from '../order/order-columns';
import { type ResourceDefinition } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { columnsOf } from '../resource/view-paths';
import { addReturnOperationCommands } from './return-operation.command';

type Return = ViewOf<typeof RETURN_VIEW>;

const COLUMNS: ColumnsByHeading<Return> = {
  ...columnsOf<Return>('id'),
  status: ({ currentStatus }) => currentStatus,
  ...columnsOf<Return>('order.id', 'patient.id', 'site.id'),
  items: ({ returnItems }) => returnItems.map(({ item, count }) => `${count} × ${item.name}`),
  devices: ({ returnDevices }) => returnDevices.map(({ device }) => deviceText(device)),
  created: ({ createTimestamp }) => createTimestamp,
};

const COLUMNS_OF_ONE: ColumnsByHeading<Return> = {
  ...COLUMNS,
  'items received': ({ returnItems }) => returnItems.map(({ item, receivedCount }) => `${receivedCount ?? 0} × ${item.name}`),
  'devices received': ({ returnDevices }) =>
    returnDevices.filter(({ received }) => received).map(({ device }) => deviceText(device)),
  ...columnsOf<Return>('shippingOption'),
  'label by e-mail': ({ emailLabel }) => emailLabel,
  tracking: (one) => parcelsOf(one),
  events: ({ returnEvents }) => returnEvents.map(eventText),
};

const RETURN: ResourceDefinition<ReturnQuery, ReturnInput, Return> = {
  noun: 'return',
  query: ReturnQuery,
  columns: COLUMNS,
  columnsOfOne: COLUMNS_OF_ONE,
  // Lists of objects do not fit into a CSV cell; only NDJSON exports contain them.
  paths: viewPathsOf(RETURN_VIEW, {
    only: { patient: ['id'], site: ['id'] },
    without: ['returnItems', 'returnDevices', 'trackingNumbers', 'returnEvents'],
  }),
  input: ReturnInput,
  repository: ReturnRepository,
};

export function addReturnCommands(group: Command): void {
  addResourceCommands(group, RETURN);
  addExportCommand(group, RETURN);
  addReturnOperationCommands(group, COLUMNS_OF_ONE);
}
