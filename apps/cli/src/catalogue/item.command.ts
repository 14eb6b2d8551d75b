import { ITEM_KEY } from '@rpm/record-import';
import { ItemRepository } from '@rpm/data-access';
import { ItemInput, ItemQuery, type ReadingKindName } from '@rpm/domain';
import { type Command } from 'commander';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';

/** An item as it is shown. */
interface Item {
  id: number;
  name: string;
  model: string | null;
  sku: string | null;
  manufacturer: { name: string } | null;
  orderable: boolean;
  readingKinds: ReadingKindName[];
}

const ITEM: ImportedResource<ItemQuery, ItemInput, Item> = {
  noun: 'item',
  query: ItemQuery,
  options: {
    name: ['--name <text>', 'only items whose name contains this'],
    sku: ['--sku <text>', 'only items with this stock keeping unit'],
    manufacturerId: ['--manufacturer-id <id>', 'only items of this manufacturer'],
    orderable: ['--orderable <true|false>', 'only items that can be ordered, or only those that cannot'],
    readingKind: ['--reading-kind <kind>', 'only items that measure this, such as bloodGlucose'],
    ...PAGE_OPTIONS,
  },
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    model: ({ model }) => model,
    sku: ({ sku }) => sku,
    manufacturer: ({ manufacturer }) => manufacturer?.name ?? null,
    orderable: ({ orderable }) => orderable,
    measures: ({ readingKinds }) => readingKinds,
  },
  paths: [
    'id',
    'name',
    'model',
    'sku',
    'manufacturer.id',
    'manufacturer.name',
    'orderable',
    'deviceIdentifierType',
    'size',
    'readingKinds',
  ],
  input: ItemInput,
  repository: ItemRepository,
  naturalKey: ITEM_KEY,
  sameWhen: 'is there already when one has its sku; one without a sku is always a new one.',
};

export function addItemCommands(program: Command): void {
  const group = program.command('item').description('the catalogue: what devices are one of');
  addResourceCommands(group, ITEM);
  addImportCommand(group, ITEM);
  addExportCommand(group, ITEM);
}
