import { DisclosureRepository } from '@rpm/data-access';
import {
  DISCLOSURE_VIEW,
  DisclosureInput,
  type DisclosureListView,
  type DisclosureView,
  KeysetQuery,
  readInput,
} from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { type Command } from 'commander';
import { inOrganization } from '../trail/in-organization';
import { shown } from '../trail/outcome';
import { type EncodingOption, encodingOption } from '../file/encoding-option';
import { readBodyFile } from '../resource/body-file';
import { addOperationCommand, attributeErrorsTo, runOperation } from '../resource/operation-command';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { type ResourceOptions } from '../resource/resource-commands';
import { columnsByPath } from '../resource/view-paths';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output } from '../terminal/output';

type Recorded = DisclosureListView['recorded'][number];

const COLUMNS: ColumnsByHeading<DisclosureView> = {
  id: ({ id }) => id,
  date: ({ date }) => date,
  recipient: ({ recipient }) => recipient,
  description: ({ description }) => description,
  purpose: ({ purpose }) => purpose,
  'recorded by': ({ actor }) => actor,
  state: ({ withdrawn, withdraws }) => (withdraws ? `withdraws ${withdraws.id}` : withdrawn ? 'withdrawn' : null),
};

const ONE = columnsByPath<DisclosureView>(viewPathsOf(DISCLOSURE_VIEW));

/** A sentence about disclosures that the audit trail has recorded. */
const sentenceOf = ({ host, actorKind, actorId, purpose, disclosureCount, firstTimestamp, lastTimestamp }: Recorded) =>
  `${disclosureCount} recorded by the service: to ${host ?? `${actorKind} ${actorId ?? ''}`.trim()} for ${purpose}, from ${firstTimestamp} to ${lastTimestamp}.`;

const EXAMPLE = {
  date: '2026-01-31',
  recipient: 'County health department',
  description: 'Blood pressure readings of January',
  purpose: 'Public health report',
};

/** Adds the commands for the account of the disclosures of a patient's data (45 CFR 164.528). */
export function addDisclosureCommands(group: Command): void {
  addQueryOptions(
    addOperationCommand(
      group,
      'disclosures <id>',
      'list to whom the data of a patient were disclosed: by hand, newest first, and by the service',
    ),
    KeysetQuery,
  ).action(async (rawId: string, options: ResourceOptions, command: Command) => {
    const output = new Output(options);
    const query = readQuery(KeysetQuery, command);
    const id = readId(rawId, '<id>');
    await inOrganization(output, options, async ({ database, organizationId }) => {
      const answer = await new DisclosureRepository(database).list(organizationId, id, query);
      const list = JSON.parse(answer.text) as DisclosureListView;
      return { ...shown([answer], () => print(output, list, options)), rows: list.content.length };
    });
  });

  addOperationCommand(
    group,
    'record-disclosure <id> <file>',
    `record a disclosure that was made by hand, from a JSON file, or from stdin ("-"), in the format of the API's request body`,
  )
    .addOption(encodingOption())
    .addHelpText(
      'after',
      `\nExample:\n  $ echo '${JSON.stringify(EXAMPLE)}' | rpm-admin patient record-disclosure 5 - --organization "North Clinic"`,
    )
    .action(async (id: string, file: string, options: ResourceOptions & EncodingOption) => {
      const input = readInput(DisclosureInput, await readBodyFile(file, options.encoding), 'body');
      await runOperation(id, options, ONE, (database, request, patientId) =>
        new DisclosureRepository(database).record(request, patientId, input),
      );
    });

  addOperationCommand(
    group,
    'withdraw-disclosure <id>',
    'withdraw a disclosure that was recorded by mistake; both rows stay in the list',
  )
    .requiredOption('--disclosure-id <id>', 'id of the disclosure')
    .requiredOption('--description <text>', 'why the disclosure is withdrawn')
    .action(async (id: string, options: ResourceOptions & { disclosureId: string; description: string }) => {
      const { description } = options;
      const body = { withdraws: { id: readId(options.disclosureId, '--disclosure-id') }, description };
      const input = await attributeErrorsTo('--description', () => readInput(DisclosureInput, body, 'body'));
      await attributeErrorsTo('--disclosure-id', () =>
        runOperation(id, options, ONE, (database, request, patientId) =>
          new DisclosureRepository(database).record(request, patientId, input),
        ),
      );
    });
}

function print(output: Output, list: DisclosureListView, { json }: ResourceOptions): void {
  output.list(list.content, COLUMNS, list);
  if (json) return;
  for (const one of list.recorded) output.notice(sentenceOf(one));
  if (list.hasMore && list.cursor !== null) output.notice(`There are older rows: --after ${list.cursor}`);
  output.notice(`Recorded since ${list.recordedSince}.`);
}
