import { SITE_KEY, viewPathsOf } from '@rpm/record-import';
import { SiteRepository } from '@rpm/data-access';
import { SITE_VIEW, SiteInput, SiteQuery, type ViewOf } from '@rpm/domain';
import { type Command } from 'commander';
import { addChangeCommand, addDeleteCommand } from '../resource/change-commands';
import { type ImportedResource } from '../resource/resource';
import { addResourceCommands } from '../resource/resource-commands';
import { addExportCommand } from '../resource/resource-export';
import { addImportCommand } from '../resource/resource-import';
import { columnsOf } from '../resource/view-paths';

type SiteRow = ViewOf<typeof SITE_VIEW>;

const SITE: ImportedResource<SiteQuery, SiteInput, SiteRow> = {
  noun: 'site',
  query: SiteQuery,
  columns: {
    ...columnsOf<SiteRow>('id', 'name', 'active'),
    city: ({ address }) => address?.city ?? null,
    state: ({ address }) => address?.state ?? null,
    country: ({ address }) => address?.country ?? null,
  },
  paths: viewPathsOf(SITE_VIEW),
  input: SiteInput,
  repository: SiteRepository,
  naturalKey: SITE_KEY,
  duplicates: 'A site whose name and address exist already is a duplicate. A site without a name is always created.',
};

export function addSiteCommands(group: Command): void {
  group.addHelpText('after', '\nExample:\n  $ rpm-admin site list --organization "North Clinic" --size 250');
  addResourceCommands(group, SITE);
  addChangeCommand(group, { ...SITE, repository: SiteRepository }, SiteInput, { active: false });
  addDeleteCommand(group, { ...SITE, repository: SiteRepository });
  addImportCommand(group, SITE);
  addExportCommand(group, SITE);
}
