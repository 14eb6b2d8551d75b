import { consoleOrigin, IngestSourceRepository, publicUrlSettings } from '@rpm/data-access';
import { type JsonText, listenSettings, readConfiguration } from '@rpm/database';
import { encryptionSettings } from '@rpm/encryption';
import {
  ADAPTER_NAMES,
  AUTHENTICATION_KINDS,
  Changes,
  type IngestSourceHealthListView,
  type IngestSourceHealthView,
  IngestSourceInput,
  IngestSourcePatchInput,
  IngestSourceQuery,
  IngestSourceRotationInput,
  type IngestSourceView,
  Page,
  ROTATED_PARTS,
  SOURCE_STATES,
  UNKNOWN_DEVICES,
} from '@rpm/domain';
import { adapterOf, listAdapters } from '@rpm/sources';
import { type Command, Option } from 'commander';
import { readWebhookConfiguration, openSecretBox } from '../delivery/webhook-session';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { numberOrText, withBody } from '../resource/body-options';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { readId } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { terminal } from '../terminal/terminal';
import { inOrganization, type OrganizationSession } from '../trail/in-organization';
import { type Outcome, shown, shownList, shownRecord } from '../trail/outcome';
import { requireSecretOfVendor, shownSecrets } from './shown-secrets';

type Options = OutputOptions & OrganizationOption;

type Session = OrganizationSession & { sources: IngestSourceRepository; origin: string };

const COLUMNS = columnsOf<IngestSourceView>(
  'id',
  'name',
  'adapter',
  'state',
  'authentication',
  'timeZone',
  'unknownDevices',
  'rateLimit',
);

type SourceWithHealth = IngestSourceView & { health: IngestSourceHealthView | null };

const HEALTH: ColumnsByHeading<SourceWithHealth> = {
  'last message': ({ health }) => health?.lastMessageTimestamp ?? null,
  'silent since': ({ health }) => health?.silentSinceTimestamp ?? null,
  'messages waiting': ({ health }) => health?.queuedMessageCount ?? null,
  'parts in quarantine': ({ health }) => health?.quarantinedPartCount ?? null,
  'refused in seven days': ({ health }) => health?.refusals.map(({ reason, count }) => `${reason} ${count}`).join(', ') ?? null,
};

const COLUMNS_OF_ONE: ColumnsByHeading<SourceWithHealth> = {
  ...COLUMNS,
  networks: ({ networks }) => networks.join(', '),
  patient: ({ patient }) => patient?.id ?? null,
  item: ({ item }) => item?.id ?? null,
  'former token valid until': ({ formerTokenExpireTimestamp }) => formerTokenExpireTimestamp,
  ...HEALTH,
};

const COLUMNS_OF_LIST: ColumnsByHeading<SourceWithHealth> = {
  ...columnsOf<IngestSourceView>('id', 'name', 'adapter', 'state'),
  ...HEALTH,
};

/** The vendors that make the secret themselves, for a sentence. */
const VENDORS_WITH_SECRET = listAdapters()
  .flatMap(({ vendor, vendorMakesSecret }) => (vendorMakesSecret ? [vendor] : []))
  .join(' and ');

const PATHS = [
  'name',
  'patient.id',
  'item.id',
  'timeZone',
  'unknownDevices',
  'networks',
  'rateLimit',
  'expectedIntervalMinutes',
] as const;

/** Adds the commands for sources. */
export function addIngestSourceCommands(group: Command): void {
  addQueryOptions(addOrganizationOption(group.command('list')), IngestSourceQuery)
    .description('list sources, each with its last message, what waits, and what was refused')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const query = readQuery(IngestSourceQuery, command);
      await withSources(options, output, async (session) => {
        const list = await session.sources.list(session.organizationId, query, query);
        if (list instanceof Changes) return shownList(output, list, COLUMNS);
        const rows = await withHealth(session, list.content);
        return shown(list.content, () => output.page(new Page(rows, list.request, list.total), COLUMNS_OF_LIST));
      });
    });

  addOrganizationOption(group.command('show <id>'))
    .description('print one source, its last message, and the requests that were refused')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withSources(options, output, async ({ sources, organizationId }) => {
        const source = await sources.require(organizationId, id);
        const health = JSON.parse((await sources.health(organizationId, id)).text) as IngestSourceHealthView;
        const record = { ...(JSON.parse(source.text) as IngestSourceView), health };
        return shown([source], () => output.record(record, COLUMNS_OF_ONE));
      });
    });

  withSettings(addOrganizationOption(group.command('add')))
    .description('create a source, and print the URL and the header to copy to the vendor; they cannot be printed again later')
    .requiredOption('--name <name>', 'name of the source')
    .addOption(new Option('--adapter <name>', 'adapter that reads the messages').choices(ADAPTER_NAMES).makeOptionMandatory())
    .addOption(
      new Option('--authentication <kind>', 'how messages prove their origin; by default, the best kind of the adapter').choices(
        AUTHENTICATION_KINDS,
      ),
    )
    .option('--secret <text>', 'secret that the vendor has chosen; by default, one is made')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      await withBody(IngestSourceInput, [...PATHS, 'adapter', 'authentication', 'secret'], command, (body) =>
        withSources(options, output, async ({ sources, request, origin }) =>
          shownSecrets(output, await sources.create(request, body, origin), {
            isSecretGiven: (body.secret ?? null) !== null,
            isNew: true,
          }),
        ),
      );
    });

  withSettings(addOrganizationOption(group.command('change <id>')))
    .description('change a source; options that are left out stay as they are')
    .option('--name <name>', 'name of the source')
    .addOption(new Option('--state <state>', 'a paused source stores messages and processes them later').choices(SOURCE_STATES))
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options, command: Command) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      const change = (patch: IngestSourcePatchInput) =>
        withSources(options, output, async ({ sources, request }) =>
          shownRecord(output, await sources.change(request, id, patch), COLUMNS),
        );
      await withBody(IngestSourcePatchInput, [...PATHS, 'state'], command, change, 'patch');
    });

  addOrganizationOption(group.command('rotate <id>'))
    .description('replace the token and the secret of a source; the former ones stay valid for a while')
    .addOption(new Option('--only <part>', 'replace only the token (and so the URL), or only the secret').choices(ROTATED_PARTS))
    .option('--secret <text>', `secret that the vendor has chosen; by default, one is made, except for ${VENDORS_WITH_SECRET}`)
    .option(
      '--overlap-seconds <number>',
      'seconds for which the former ones stay valid (0 to 2592000; default: 86400)',
      numberOrText,
    )
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options, command: Command) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withBody(IngestSourceRotationInput, ['only', 'secret', 'overlapSeconds'], command, (body) =>
        withSources(options, output, async ({ sources, request, origin, organizationId }) => {
          const { text } = await sources.require(organizationId, id);
          requireSecretOfVendor(JSON.parse(text) as IngestSourceView, body);
          return shownSecrets(output, await sources.rotate(request, id, body, origin), {
            isSecretGiven: (body.secret ?? null) !== null,
            isNew: false,
          });
        }),
      );
    });

  addOrganizationOption(group.command('close <id>'))
    .description('close a source: its URL answers 404 from then on; what it has received stays')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const id = readId(rawId, '<id>');
      await withSources(options, output, async ({ sources, request }) =>
        shownRecord(output, await sources.change(request, id, { state: 'closed' }), COLUMNS),
      );
    });
}

/** Returns sources with what they have received; without it if a source was created a moment ago. */
async function withHealth({ sources, organizationId }: Session, found: readonly JsonText[]): Promise<SourceWithHealth[]> {
  const rows = found.map(({ text }) => JSON.parse(text) as IngestSourceView);
  const { text } = await sources.healthOf(
    organizationId,
    rows.map(({ id }) => id),
  );
  const { content } = JSON.parse(text) as IngestSourceHealthListView;
  const healthOf = new Map(content.map((health) => [health.sourceId, health]));
  return rows.map((source) => ({ ...source, health: healthOf.get(source.id) ?? null }));
}

/** Adds the options for the settings of a source that can be changed. */
function withSettings(command: Command): Command {
  return command
    .option('--patient-id <id>', 'patient of all readings', numberOrText)
    .option('--item-id <id>', 'item of the devices that the source registers', numberOrText)
    .option('--time-zone <name>', 'IANA name of the zone of times that name none')
    .addOption(new Option('--unknown-devices <action>', 'whether readings of unknown devices wait').choices(UNKNOWN_DEVICES))
    .option('--networks <networks...>', 'networks from which messages are accepted, such as 192.0.2.0/24')
    .option('--rate-limit <number>', 'maximum number of messages a second', numberOrText)
    .option('--expected-interval-minutes <number>', 'minutes without a message after which the source is silent', numberOrText);
}

const SETTINGS = { PORT: listenSettings.PORT, ...publicUrlSettings, ...encryptionSettings };

async function withSources(options: Options, output: Output, work: (session: Session) => Promise<Outcome>): Promise<void> {
  const { PUBLIC_URL, PORT } = readConfiguration(SETTINGS, terminal().environment);
  const configuration = readWebhookConfiguration();
  await inOrganization(output, options, async (session) => {
    const box = await openSecretBox(session.database, configuration);
    const sources = new IngestSourceRepository(session.database, box, adapterOf);
    return work({ ...session, sources, origin: consoleOrigin(PUBLIC_URL, `http://localhost:${PORT}`) });
  });
}
