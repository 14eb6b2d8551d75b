import { OrganizationRepository } from '@rpm/data-access';
import { type Organization, OrganizationInput, type OrganizationView, PageQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { withBody } from '../resource/body-options';
import { addOrganizationDeleteCommand } from './organization-delete.command';
import { addOrganizationExportCommand } from './organization-export.command';
import { addOrganizationImportCommand } from './organization-import.command';
import { addSetFhirBaseCommand } from './set-fhir-base.command';
import { jsonOption } from '../terminal/json-option';
import { readName } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { inInstallation, inOrganization, type RecordedSession } from '../trail/in-organization';
import { aboutNobody, shownRecord } from '../trail/outcome';

const COLUMNS: ColumnsByHeading<Organization> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  created: ({ createTimestamp }) => createTimestamp,
};

const SETTINGS = [
  'glucoseUnit',
  'weightUnit',
  'temperatureUnit',
  'importGlucoseUnit',
  'importWeightUnit',
  'importTemperatureUnit',
  'timeZone',
  'hideOtherPatients',
  'fhirBase',
  'externalIdentifierSystem',
] as const;

const COLUMNS_WITH_SETTINGS: ColumnsByHeading<OrganizationView> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  ...(Object.fromEntries(
    SETTINGS.map((name) => [name, (organization: OrganizationView) => organization[name]]),
  ) as ColumnsByHeading<OrganizationView>),
};

export function addOrganizationCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  group
    .command('create <name>')
    .description('create an organization with a unique name')
    .addOption(jsonOption())
    .action(async (name: string, options: OutputOptions) => {
      const output = new Output(options);
      const wanted = readName(name, '<name>');
      const create = async ({ database, trail }: RecordedSession) => {
        await trail.begin();
        const organization = await new OrganizationRepository(database).create(wanted);
        return aboutNobody(1, () => output.record(organization, COLUMNS));
      };
      await inInstallation(output, create, { creates: true });
    });

  addQueryOptions(group.command('list'), PageQuery)
    .description('list organizations, oldest first')
    .addOption(jsonOption())
    .action(async (options: OutputOptions, command: Command) => {
      const output = new Output(options);
      const page = readQuery(PageQuery, command);
      await inInstallation(output, async ({ database }) => {
        const organizations = await new OrganizationRepository(database).list(page);
        return aboutNobody(organizations.content.length, () => output.page(organizations, COLUMNS));
      });
    });

  group
    .command('show <name>')
    .description('print an organization with its settings')
    .addOption(jsonOption())
    .action(async (name: string, options: OutputOptions) => {
      const output = new Output(options);
      await inOrganization(output, { organization: name }, async ({ database, organizationId }) =>
        shownRecord(output, await new OrganizationRepository(database).require(organizationId), COLUMNS_WITH_SETTINGS),
      );
    });

  group
    .command('rename <name> <new-name>')
    .description('give an organization another unique name; its id, data and keys stay as they are')
    .addOption(jsonOption())
    .action(async (name: string, newName: string, options: OutputOptions) => {
      const output = new Output(options);
      const wanted = readName(newName, '<new-name>');
      await inOrganization(output, { organization: name }, async ({ database, request }) =>
        shownRecord(output, await new OrganizationRepository(database).rename(request, wanted), COLUMNS_WITH_SETTINGS),
      );
    });

  addQueryOptions(group.command('set <name>'), OrganizationInput, { without: ['id'] })
    .description('change settings of an organization; settings without an option stay as they are')
    .addOption(jsonOption())
    .action(async (name: string, options: OutputOptions, command: Command) => {
      const output = new Output(options);
      await withBody(OrganizationInput, SETTINGS, command, (patch) =>
        inOrganization(output, { organization: name }, async ({ database, request }) =>
          shownRecord(output, await new OrganizationRepository(database).change(request, patch), COLUMNS_WITH_SETTINGS),
        ),
      );
    });

  addSetFhirBaseCommand(group);
  addOrganizationExportCommand(group);
  addOrganizationImportCommand(group);
  addOrganizationDeleteCommand(group);
}

const EXAMPLES = `
Examples:
  $ rpm-admin organization create "North Clinic"
  $ rpm-admin organization list --json
  $ rpm-admin organization show "North Clinic"
  $ rpm-admin organization set "North Clinic" --glucose-unit mmoll --time-zone Europe/Berlin --hide-other-patients true`;
