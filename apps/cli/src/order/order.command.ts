import { OrderRepository } from '@rpm/data-access';
import { ORDER_VIEW, OrderEventQuery, type OrderEventView, OrderInput, OrderPatchInput, OrderQuery } from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { addOrderOperationCommands } from './order-operation.command';
import { COLUMNS_OF_ONE_ORDER, COLUMNS_OF_ORDER, type Order } from './order-columns';
import { addOrderShipCommand, addTrackingNumbersCommand } from './order-ship.command';
import { addChangeCommand } from '../resource/change-commands';
import { addPartListCommand } from '../resource/part-list.command';
import { type ResourceDefinition } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { columnsOf } from '../resource/view-paths';

const ORDER: ResourceDefinition<OrderQuery, OrderInput, Order> = {
  noun: 'order',
  query: OrderQuery,
  columns: COLUMNS_OF_ORDER,
  columnsOfOne: COLUMNS_OF_ONE_ORDER,
  // Lists of objects do not fit into a CSV cell; only NDJSON exports contain them.
  paths: viewPathsOf(ORDER_VIEW, {
    only: { patient: ['id'], site: ['id'] },
    without: ['orderItems', 'orderKits', 'packedKits', 'returns', 'trackingNumbers', 'orderEvents'],
  }),
  input: OrderInput,
  repository: OrderRepository,
};

export function addOrderCommands(group: Command): void {
  addResourceCommands(group, ORDER);
  addChangeCommand(group, { ...ORDER, repository: OrderRepository }, OrderPatchInput, { orderNotes: ['Ring twice'] });
  addExportCommand(group, ORDER);
  addOrderOperationCommands(group);
  addOrderShipCommand(group);
  addTrackingNumbersCommand(group);
  addPartListCommand(group, {
    usage: 'events <id>',
    description: 'list all events of an order, newest first; "show" prints only the newest hundred',
    example: 'order events 7 --organization "North Clinic"',
    query: OrderEventQuery,
    columns: columnsOf<OrderEventView>('type', 'eventTimestamp', 'actor'),
    list: (database, organizationId, id, query) => new OrderRepository(database).events(organizationId, id, query),
  });
}
