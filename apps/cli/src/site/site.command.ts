import { SITE_KEY } from '@rpm/record-import';
import { SiteRepository } from '@rpm/data-access';
import { type SiteAddress, SiteInput, SiteQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { PAGE_OPTIONS } from '../resource/query-options';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';

/** A site as it is shown. */
interface Site {
  id: number;
  name: string | null;
  active: boolean;
  address: SiteAddress | null;
}

const SITE: ImportedResource<SiteQuery, SiteInput, Site> = {
  noun: 'site',
  query: SiteQuery,
  options: {
    name: ['--name <text>', 'only sites whose name contains this'],
    active: ['--active <true|false>', 'only sites that are active, or only those that are not'],
    ...PAGE_OPTIONS,
  },
  columns: {
    id: ({ id }) => id,
    name: ({ name }) => name,
    active: ({ active }) => active,
    city: ({ address }) => address?.city ?? null,
    state: ({ address }) => address?.state ?? null,
    country: ({ address }) => address?.country ?? null,
  },
  paths: [
    'id',
    'name',
    'active',
    'address.lineOne',
    'address.lineTwo',
    'address.lineThree',
    'address.city',
    'address.state',
    'address.zipCode',
    'address.country',
    'address.note',
  ],
  input: SiteInput,
  repository: SiteRepository,
  naturalKey: SITE_KEY,
  sameWhen: 'is there already when one has its name and its address; one without a name is always a new one.',
};

export function addSiteCommands(program: Command): void {
  const group = program
    .command('site')
    .description('places devices are shipped to and handed out from')
    .addHelpText('after', '\nExample:\n  $ rpm-admin site list --organization "North Clinic" --size 250');
  addResourceCommands(group, SITE);
  addImportCommand(group, SITE);
  addExportCommand(group, SITE);
}
