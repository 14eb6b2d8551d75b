import { readingHistory, ReadingRepository, type ReadingRevision } from '@rpm/data-access';
import { readingKind } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { addOrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output } from '../terminal/output';
import { type TableCell } from '../terminal/plain-text';
import { addKindOption, type ReadingKindOption } from './reading-kind-option';
import { type ResourceOptions } from '../resource/resource-commands';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';

export function addReadingHistoryCommand(group: Command): void {
  addKindOption(addOrganizationOption(group.command('history <id>')))
    .description('list the values that a reading had before each correction, oldest first')
    .addOption(jsonOption())
    .action(async (rawId: string, options: ResourceOptions & ReadingKindOption) => {
      const output = new Output(options);
      const { kind } = options;
      const id = readId(rawId, 'id');
      const values = Object.keys(readingKind(kind).values);
      const columns: ColumnsByHeading<ReadingRevision> = {
        version: ({ version }) => version,
        until: ({ supersedeTimestamp }) => supersedeTimestamp,
        'corrected by': ({ actor }) => actor,
        reason: ({ reason }) => reason,
        ...Object.fromEntries(values.map((name) => [name, (revision: ReadingRevision) => revision.values[name] as TableCell])),
      };
      await inOrganization(output, options, async ({ database, organizationId }) => {
        // An unknown reading must cause an error, because an empty history would mean that the reading was never corrected.
        const reading = await new ReadingRepository(database).require(kind, organizationId, id, { includeVoided: true });
        const revisions = await readingHistory(database, organizationId, kind, id);
        return {
          ...shown([reading], () => {
            output.list(revisions, columns);
            if (revisions.length === 0) output.notice('The reading was never corrected.');
          }),
          rows: revisions.length,
        };
      });
    });
}
