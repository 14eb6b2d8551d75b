import { ReturnRepository } from '@rpm/data-access';
import { RETURN_STATUSES, ReturnInput, ReturnQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { type Columns } from '../terminal/output';
import { deviceText, happenedText, type NamedDevice, numberText, type Travel } from '../order/order-columns';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type Resource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addReturnActCommands } from './return-act.command';

/** A return as it is shown. */
export interface Return extends Travel {
  orderId: number | null;
  returnItems: { item: { name: string }; count: number; received: number | null }[];
  returnDevices: { device: NamedDevice; received: boolean | null }[];
  returnEvents: { name: string; eventTimestamp: string }[];
}

const COLUMNS: Columns<Return> = {
  id: ({ id }) => id,
  status: ({ status }) => status,
  'order id': ({ orderId }) => orderId,
  'patient id': ({ patient }) => patient?.id ?? null,
  'site id': ({ site }) => site?.id ?? null,
  items: ({ returnItems }) => returnItems.map(({ item, count }) => `${count} × ${item.name}`),
  devices: ({ returnDevices }) => returnDevices.map(({ device }) => deviceText(device)),
  created: ({ createTimestamp }) => createTimestamp,
};

const COLUMNS_OF_ONE: Columns<Return> = {
  ...COLUMNS,
  'items received': ({ returnItems }) => returnItems.map(({ item, received }) => `${received ?? 0} × ${item.name}`),
  'devices received': ({ returnDevices }) =>
    returnDevices.filter(({ received }) => received).map(({ device }) => deviceText(device)),
  'shipping option': ({ shippingOption }) => shippingOption,
  'label by e-mail': ({ emailLabel }) => emailLabel,
  tracking: ({ trackingNumbers }) => trackingNumbers.map(numberText),
  events: ({ returnEvents }) => returnEvents.map(happenedText),
};

const RETURN: Resource<ReturnQuery, ReturnInput, Return> = {
  noun: 'return',
  query: ReturnQuery,
  options: {
    status: ['--status <status>', `only returns of this status: ${RETURN_STATUSES.join(', ')}`],
    patientId: ['--patient-id <id>', 'only returns from this patient'],
    siteId: ['--site-id <id>', 'only returns from this site'],
    orderId: ['--order-id <id>', 'only returns that belong to this order'],
    startTimestamp: ['--start-timestamp <timestamp>', 'asked for then or later'],
    endTimestamp: ['--end-timestamp <timestamp>', 'asked for earlier'],
    ...PAGE_OPTIONS,
  },
  columns: COLUMNS,
  columnsOfOne: COLUMNS_OF_ONE,
  // What is in it, and what happened, are lists of objects: NDJSON tells them.
  paths: ['id', 'status', 'patient.id', 'site.id', 'orderId', 'shippingOption', 'emailLabel', 'createTimestamp'],
  input: ReturnInput,
  repository: ReturnRepository,
};

export function addReturnCommands(program: Command): void {
  const group = program.command('return').description('what comes back from patients and sites');
  addResourceCommands(group, RETURN);
  addExportCommand(group, RETURN);
  addReturnActCommands(group, COLUMNS_OF_ONE);
}
