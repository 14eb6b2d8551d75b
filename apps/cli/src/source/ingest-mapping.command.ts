import { type Database, type JsonText } from '@rpm/database';
import {
  INGEST_MAPPING_PREVIEW_VIEW,
  INGEST_MAPPING_VIEW,
  type IngestMappingPreview,
  type IngestMappingView,
  type IngestTestView,
  PageQuery,
} from '@rpm/domain';
import { viewPathsOf } from '@rpm/record-import';
import { IngestMappings, type MappingInterpreter } from '@rpm/sources';
import { type Command } from 'commander';
import { openSecretBox, readWebhookConfiguration } from '../delivery/webhook-session';
import { type EncodingOption, encodingOption } from '../file/encoding-option';
import { readTextFile } from '../file/text-file';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { readBodyFile } from '../resource/body-file';
import { columnsByPath } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { inOrganization } from '../trail/in-organization';
import { type Outcome, shown, shownList } from '../trail/outcome';
import { PART_COLUMNS } from './ingest-message.command';
import { withMessages } from './ingest-session';

type Options = OutputOptions & OrganizationOption;

/** The document is an object, which only --json prints. */
const MAPPING = columnsByPath<IngestMappingView>(viewPathsOf(INGEST_MAPPING_VIEW).filter((path) => path !== 'document'));
const TESTED_PART: ColumnsByHeading<IngestTestView['parts'][number] & { file: string }> = {
  file: ({ file }) => file,
  ...PART_COLUMNS,
  values: ({ values }) => (values === null ? null : JSON.stringify(values)),
};
const PREVIEW = columnsByPath<IngestMappingPreview>(viewPathsOf(INGEST_MAPPING_PREVIEW_VIEW));

/** Adds the commands for the versions of the mappings of sources to the group `ingest mapping`. */
export function addMappingCommands(group: Command, interpreter: MappingInterpreter): void {
  const mappingsOf = async (database: Database) =>
    new IngestMappings(database, await openSecretBox(database, readWebhookConfiguration()), interpreter);
  const command = (usage: string, description: string) =>
    addOrganizationOption(group.command(usage)).description(description).addOption(jsonOption());

  command('list <sourceId>', 'list the versions of the mapping of a source').action(async (rawId: string, options: Options) => {
    const output = new Output(options);
    const sourceId = readId(rawId, '<sourceId>');
    await inOrganization(output, options, async ({ database, organizationId }) => {
      const list = await (await mappingsOf(database)).list(organizationId, sourceId, new PageQuery());
      return shownList(output, list, MAPPING);
    });
  });

  command('add <sourceId> <file>', 'add a version of the mapping of a source from a JSON file')
    .addOption(encodingOption())
    .action(async (rawId: string, file: string, options: Options & EncodingOption) => {
      const output = new Output(options);
      const sourceId = readId(rawId, '<sourceId>');
      const document = (await readBodyFile(file, options.encoding)) as Record<string, unknown>;
      await inOrganization(output, options, async ({ database, request }) =>
        withNextStep(output, await (await mappingsOf(database)).add(request, sourceId, { document }), MAPPING, ({ version }) =>
          nextStep('Preview it before it is activated', 'preview', sourceId, version),
        ),
      );
    });

  command('test <sourceId> <file> <bodies...>', 'read bodies of messages with a mapping that is not added yet; nothing is stored')
    .addOption(encodingOption())
    .action(async (rawId: string, file: string, bodies: string[], options: Options & EncodingOption) => {
      const output = new Output(options);
      const sourceId = readId(rawId, '<sourceId>');
      const document = (await readBodyFile(file, options.encoding)) as Record<string, unknown>;
      const texts = await Promise.all(bodies.map((body) => readTextFile(body)));
      await withMessages(output, options, async ({ trial, request }) => {
        const answers: JsonText<IngestTestView>[] = [];
        for (const body of texts) answers.push(await trial.try(request, sourceId, { document, body, mediaType: JSON_TYPE }));
        return shown(answers, () => printTests(output, bodies, answers));
      });
    });

  command('preview <sourceId> <version>', 'compare how messages would be read with a version with how they are read now').action(
    async (rawId: string, rawVersion: string, options: Options) => {
      const output = new Output(options);
      const [sourceId, version] = [readId(rawId, '<sourceId>'), readId(rawVersion, '<version>')];
      await inOrganization(output, options, async ({ database, request }) =>
        withNextStep(output, await (await mappingsOf(database)).preview(request, sourceId, version), PREVIEW, () =>
          nextStep('If that is right, activate it', 'activate', sourceId, version),
        ),
      );
    },
  );

  command('activate <sourceId> <version>', 'read messages with a version from now on, after a preview of it').action(
    async (rawId: string, rawVersion: string, options: Options) => {
      const output = new Output(options);
      const [sourceId, version] = [readId(rawId, '<sourceId>'), readId(rawVersion, '<version>')];
      await inOrganization(output, options, async ({ database, request }) =>
        withNextStep(output, await (await mappingsOf(database)).activate(request, sourceId, version), MAPPING, () => ACTIVATED),
      );
    },
  );
}

const JSON_TYPE = 'application/json';

const ACTIVATED =
  'The service processes the messages that wait again. "rpm-admin ingest replay …" reads messages again that were processed before.';

const nextStep = (text: string, command: string, sourceId: number, version: number) =>
  `${text}: "rpm-admin ingest mapping ${command} ${sourceId} ${version} …"`;

/** Returns the outcome of a command that prints an answer as a record, and what to do next. */
const withNextStep = <Row>(
  output: Output,
  answer: JsonText,
  columns: ColumnsByHeading<Row>,
  next: (row: Row) => string,
): Outcome =>
  shown([answer], () => {
    const row = JSON.parse(answer.text) as Row;
    output.record(row, columns);
    output.progress(next(row));
  });

/** Prints the parts of several bodies, each with the name of its file, and the samples of the mapping that fail. */
function printTests(output: Output, files: readonly string[], answers: readonly JsonText<IngestTestView>[]): void {
  const tests = answers.map(({ text }, index) => ({ file: files[index] ?? '', ...(JSON.parse(text) as IngestTestView) }));
  const parts = tests.flatMap(({ file, parts: found }) => found.map((part) => ({ file, ...part })));
  output.list(parts, TESTED_PART, tests);
  for (const pointer of tests[0]?.failedSamples ?? []) output.notice(`The sample at ${pointer} has other parts than it states.`);
}
