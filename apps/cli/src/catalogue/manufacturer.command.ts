import { MANUFACTURER_KEY, viewPathsOf } from '@rpm/record-import';
import { ManufacturerRepository } from '@rpm/data-access';
import { MANUFACTURER_VIEW, ManufacturerInput, ManufacturerQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { addChangeCommand, addDeleteCommand } from '../resource/change-commands';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf } from '../resource/view-paths';

type ManufacturerRow = ViewOf<typeof MANUFACTURER_VIEW>;

const MANUFACTURER: ImportedResource<ManufacturerQuery, ManufacturerInput, ManufacturerRow> = {
  noun: 'manufacturer',
  query: ManufacturerQuery,
  columns: columnsOf<ManufacturerRow>('id', 'name'),
  paths: viewPathsOf(MANUFACTURER_VIEW),
  input: ManufacturerInput,
  repository: ManufacturerRepository,
  naturalKey: MANUFACTURER_KEY,
  duplicates: 'A manufacturer whose name exists already is a duplicate.',
};

export function addManufacturerCommands(group: Command): void {
  addResourceCommands(group, MANUFACTURER);
  addChangeCommand(group, { ...MANUFACTURER, repository: ManufacturerRepository }, ManufacturerInput, {
    name: 'Example Devices',
  });
  addDeleteCommand(group, { ...MANUFACTURER, repository: ManufacturerRepository });
  addImportCommand(group, MANUFACTURER);
  addExportCommand(group, MANUFACTURER);
}
