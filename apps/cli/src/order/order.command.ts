import { OrderRepository } from '@rpm/data-access';
import { ORDER_STATUSES, OrderInput, OrderQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { addOrderActCommands } from './order-act.command';
import { COLUMNS_OF_ONE_ORDER, COLUMNS_OF_ORDER, type Order } from './order-columns';
import { addOrderShipCommand } from './order-ship.command';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type Resource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';

const ORDER: Resource<OrderQuery, OrderInput, Order> = {
  noun: 'order',
  query: OrderQuery,
  options: {
    status: ['--status <status>', `only orders of this status: ${ORDER_STATUSES.join(', ')}`],
    patientId: ['--patient-id <id>', 'only orders for this patient'],
    siteId: ['--site-id <id>', 'only orders for this site'],
    externalOrderId: ['--external-order-id <text>', 'only the order that its customer calls so'],
    startTimestamp: ['--start-timestamp <timestamp>', 'placed then or later'],
    endTimestamp: ['--end-timestamp <timestamp>', 'placed earlier'],
    ...PAGE_OPTIONS,
  },
  columns: COLUMNS_OF_ORDER,
  columnsOfOne: COLUMNS_OF_ONE_ORDER,
  // What is in it, and what happened, are lists of objects: NDJSON tells them.
  paths: [
    'id',
    'status',
    'holdReason',
    'patient.id',
    'site.id',
    'externalOrderIds',
    'orderNotes',
    'shippingOption',
    'emailLabel',
    'createTimestamp',
  ],
  input: OrderInput,
  repository: OrderRepository,
};

export function addOrderCommands(program: Command): void {
  const group = program.command('order').description('what is sent to patients and sites');
  addResourceCommands(group, ORDER);
  addExportCommand(group, ORDER);
  addOrderActCommands(group);
  addOrderShipCommand(group);
}
