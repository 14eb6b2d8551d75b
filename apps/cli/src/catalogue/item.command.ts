import { ITEM_KEY, REFERENCES, viewPathsOf } from '@rpm/record-import';
import { ItemRepository } from '@rpm/data-access';
import { ITEM_VIEW, ItemInput, ItemQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { addChangeCommand, addDeleteCommand } from '../resource/change-commands';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf } from '../resource/view-paths';

type ItemRow = ViewOf<typeof ITEM_VIEW>;

const ITEM: ImportedResource<ItemQuery, ItemInput, ItemRow> = {
  noun: 'item',
  query: ItemQuery,
  columns: {
    ...columnsOf<ItemRow>('id', 'name', 'model', 'sku'),
    manufacturer: ({ manufacturer }) => manufacturer?.name ?? null,
    ...columnsOf<ItemRow>('orderable'),
    measures: ({ readingKinds }) => readingKinds,
  },
  paths: viewPathsOf(ITEM_VIEW),
  input: ItemInput,
  repository: ItemRepository,
  naturalKey: ITEM_KEY,
  references: REFERENCES.item,
  duplicates: 'An item whose SKU exists already is a duplicate. An item without one is always created.',
};

export function addItemCommands(group: Command): void {
  addResourceCommands(group, ITEM);
  addChangeCommand(group, { ...ITEM, repository: ItemRepository }, ItemInput, { sku: 'EX-EM-1' });
  addDeleteCommand(group, { ...ITEM, repository: ItemRepository });
  addImportCommand(group, ITEM);
  addExportCommand(group, ITEM);
}
