import { ConsolePeople, consoleSettings, type PeopleRequest, publicUrlSettings, relyingPartyOf } from '@rpm/data-access';
import { type Database, type JsonText, listenSettings, readConfiguration, type WriteRequest } from '@rpm/database';
import {
  type ConsoleInvitationView,
  type ConsolePersonView,
  ConsoleSessionQuery,
  type ConsoleSessionView,
  PageQuery,
} from '@rpm/domain';
import { type Command } from 'commander';
import { addPartListCommand } from '../resource/part-list.command';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { columnsOf } from '../resource/view-paths';
import { jsonOption } from '../terminal/json-option';
import { newestOf } from '../terminal/newest-of';
import { readId, readName } from '../terminal/option-value';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { terminal } from '../terminal/terminal';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { readScopes, SCOPES_HELP } from './scopes';
import { inOrganization } from '../trail/in-organization';
import { shown, shownList, shownRecord } from '../trail/outcome';

const COLUMNS: ColumnsByHeading<ConsolePersonView> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  scopes: ({ scopes }) => scopes,
  enabled: ({ enabled }) => enabled,
  passkeys: ({ passkeys }) => passkeys.map(({ id }) => String(id)),
  sessions: ({ sessions, sessionCount }) =>
    newestOf(
      sessions.map(({ id }) => String(id)),
      sessionCount,
    ),
  'last sign-in': ({ lastSignInTimestamp }) => lastSignInTimestamp,
  'invited until': ({ invitationExpireTimestamp }) => invitationExpireTimestamp,
};

type Options = OutputOptions & OrganizationOption;
type ScopesOptions = Options & { scopes: string };

const SETTINGS = { PORT: listenSettings.PORT, ...publicUrlSettings };

/** Adds the commands that manage the people who sign in to the console with passkeys. */
export function addPersonCommands(group: Command): void {
  addOrganizationOption(group.command('invite'))
    .description('print a link with which a person registers a passkey for the console; it works once, for 24 hours')
    .requiredOption('--name <text>', 'name of the person, which is unique and stored with what the person does')
    .requiredOption('--scopes <list>', 'what the person may do: scopes, separated by commas')
    .addOption(jsonOption())
    .addHelpText('after', SCOPES_HELP)
    .action(async (options: ScopesOptions & { name: string }) => {
      const input = { name: readName(options.name, '--name'), scopes: readScopes(options.scopes) };
      await invite(options, (people, request, origin) => people.invite(request, input, origin));
    });

  addOrganizationOption(group.command('invite-again <id>'))
    .description('print another link for a person who lost a device or wants a second passkey; an earlier link stops working')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const id = readId(rawId, '<id>');
      await invite(options, (people, request, origin) => people.inviteAgain(request, id, origin));
    });

  addQueryOptions(addOrganizationOption(group.command('people')), PageQuery)
    .description('list the people who sign in with passkeys, with the ids of their passkeys and sessions')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const page = readQuery(PageQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) =>
        shownList(output, await peopleIn(database).list(organizationId, page), COLUMNS),
      );
    });

  addPartListCommand(group, {
    usage: 'sessions <id>',
    description: 'list the sessions of a person that have not ended, newest first',
    example: 'console sessions 3 --organization "North Clinic"',
    query: ConsoleSessionQuery,
    columns: columnsOf<ConsoleSessionView>('id', 'createTimestamp', 'lastUseTimestamp', 'expireTimestamp'),
    list: (database, organizationId, id, query) => peopleIn(database).sessions(organizationId, id, query),
  });

  addOrganizationOption(group.command('set-scopes <id>'))
    .description('change what a person may do; the sessions of the person end immediately')
    .requiredOption('--scopes <list>', 'what the person may do from now on: scopes, separated by commas')
    .addOption(jsonOption())
    .addHelpText('after', SCOPES_HELP)
    .action(async (rawId: string, options: ScopesOptions) => {
      const [id, scopes] = [readId(rawId, '<id>'), readScopes(options.scopes)];
      await change(options, (people, request) => people.changeScopes(request, id, scopes));
    });

  addOrganizationOption(group.command('enable <id>'))
    .description('let a disabled person sign in again')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const id = readId(rawId, '<id>');
      await change(options, (people, request) => people.enable(request, id));
    });

  addOrganizationOption(group.command('disable <id>'))
    .description('keep a person from signing in; the sessions of the person end immediately')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const id = readId(rawId, '<id>');
      await change(options, (people, request) => people.disable(request, id));
    });

  addOrganizationOption(group.command('end-sessions <id>'))
    .description('end all sessions of a person, or one of them; the person can sign in again')
    .option('--session <id>', 'the session that ends; by default all of them')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options & { session?: string }) => {
      const id = readId(rawId, '<id>');
      const session = options.session === undefined ? null : readId(options.session, '--session');
      await change(options, (people, request) => people.endSessions(request, id, session));
    });

  addOrganizationOption(group.command('remove-passkey <id>'))
    .description('remove a passkey of a person; the last one only while an invitation is pending')
    .requiredOption('--passkey <id>', 'the passkey')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options & { passkey: string }) => {
      const [id, passkey] = [readId(rawId, '<id>'), readId(options.passkey, '--passkey')];
      await change(options, (people, request) => people.removePasskey(request, id, passkey));
    });
}

/** Prints the link of an invitation. The address in the link is checked first, because no passkey can belong to an IP address. */
async function invite(
  options: Options,
  send: (people: ConsolePeople, request: PeopleRequest, origin: string) => Promise<JsonText<ConsoleInvitationView>>,
): Promise<void> {
  const output = new Output(options);
  const { PUBLIC_URL, PORT } = readConfiguration(SETTINGS, terminal().environment);
  const { origin } = relyingPartyOf(PUBLIC_URL, `http://localhost:${PORT}`);
  await inOrganization(output, options, async ({ database, request }) => {
    const answer = await send(peopleIn(database), asOperator(request), origin);
    const invitation = JSON.parse(answer.text) as ConsoleInvitationView;
    return shown([answer], () => {
      output.result(invitation, invitation.url);
      if (options.json) return;
      output.notice(`It works once, until ${invitation.expireTimestamp}. Whoever opens it first can register a passkey.`);
    });
  });
}

async function change(
  options: Options,
  send: (people: ConsolePeople, request: PeopleRequest) => Promise<JsonText<ConsolePersonView>>,
): Promise<void> {
  const output = new Output(options);
  await inOrganization(output, options, async ({ database, request }) =>
    shownRecord(output, await send(peopleIn(database), asOperator(request)), COLUMNS),
  );
}

/** Returns a request of somebody who may grant all scopes. */
const asOperator = (request: WriteRequest): PeopleRequest => ({ ...request, scopes: null });

/** Returns the repository of people, which reads from the settings of the service when a session ends. */
function peopleIn(database: Database): ConsolePeople {
  const { CONSOLE_IDLE_MINUTES: idleMinutes } = readConfiguration(consoleSettings, terminal().environment);
  return new ConsolePeople(database, null, { idleMinutes });
}
