import { MANUFACTURER_KEY } from '@rpm/record-import';
import { ManufacturerRepository } from '@rpm/data-access';
import { ManufacturerInput, ManufacturerQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';

/** A manufacturer as it is shown. */
interface Manufacturer {
  id: number;
  name: string;
}

const MANUFACTURER: ImportedResource<ManufacturerQuery, ManufacturerInput, Manufacturer> = {
  noun: 'manufacturer',
  query: ManufacturerQuery,
  options: { name: ['--name <text>', 'only manufacturers whose name contains this'], ...PAGE_OPTIONS },
  columns: { id: ({ id }) => id, name: ({ name }) => name },
  paths: ['id', 'name'],
  input: ManufacturerInput,
  repository: ManufacturerRepository,
  naturalKey: MANUFACTURER_KEY,
  sameWhen: 'is there already when one has its name.',
};

export function addManufacturerCommands(program: Command): void {
  const group = program.command('manufacturer').description('who makes the items of the catalogue');
  addResourceCommands(group, MANUFACTURER);
  addImportCommand(group, MANUFACTURER);
  addExportCommand(group, MANUFACTURER);
}
