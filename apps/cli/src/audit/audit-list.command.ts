import { AuditEventRepository } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { AuditEventQuery, type AuditEventListView } from '@rpm/domain';
import { type Command } from 'commander';
import { requireOrganization } from '../operator/organization-option';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { invalidOption, readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { inOrganizationOf } from '../trail/in-organization';
import { shown } from '../trail/outcome';

type Row = AuditEventListView['content'][number];

interface AuditListOptions extends OutputOptions {
  organization?: string;
  organizationId?: string;
}

/** Columns of the list. `--json` prints all properties of a row. */
const COLUMNS: ColumnsByHeading<Row> = {
  ...columnsOf<Row>('id'),
  recorded: ({ recordedTimestamp }) => recordedTimestamp,
  actor: ({ actor, actorKind, actorId }) => actor ?? (actorId === null ? actorKind : `${actorKind} ${actorId}`),
  asserted: ({ assertedActor }) => assertedActor,
  action: ({ action }) => action,
  resource: ({ resource, resourceId }) => (resourceId === null ? resource : `${resource} ${resourceId}`),
  status: ({ status }) => status,
  patients: ({ patients, patientCount }) =>
    patientCount > 3 ? `${patientCount} patients` : patients.map(({ id }) => id).join(' '),
};

const HELP = `
The rows of an organization outlive it: --organization-id finds those of an organization that was deleted. Rows contain ids and no data of patients.
The exit code is 0 even if no row matches.`;

export function addAuditListCommand(group: Command): void {
  addQueryOptions(
    group
      .command('list')
      .option('--organization <name>', 'name of the organization')
      .option('--organization-id <id>', 'id of the organization instead of its name, also of one that was deleted'),
    AuditEventQuery,
  )
    .description('list who has seen or changed which data, newest first; --json prints all properties of a row')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: AuditListOptions, command: Command) => {
      const output = new Output(options);
      const query = readQuery(AuditEventQuery, command);
      const findId = (database: Database) => organizationIdOf(database, options);
      await inOrganizationOf(output, findId, async ({ database, organizationId }) => {
        const answer = await new AuditEventRepository(database).list(organizationId, query);
        const trail = JSON.parse(answer.text) as AuditEventListView;
        const print = () => {
          output.list(trail.content, COLUMNS, trail);
          if (options.json) return;
          if (trail.total !== null) output.notice(`${trail.total} in all.`);
          if (trail.hasMore && trail.cursor !== null) output.notice(`There are older rows: --after ${trail.cursor}`);
          output.notice(`Recorded since ${trail.recordedSince}.`);
        };
        return { ...shown([answer], print), rows: trail.content.length };
      });
    });
}

async function organizationIdOf(database: Database, { organization, organizationId }: AuditListOptions): Promise<number> {
  if (organization !== undefined && organizationId === undefined)
    return (await requireOrganization(database, { organization })).id;
  if (organization === undefined && organizationId !== undefined) return readId(organizationId, '--organization-id');
  throw invalidOption('--organization', 'required', 'Send either --organization or --organization-id.');
}
