import { consoleOrigin, createOperatorLink, publicUrlSettings } from '@rpm/data-access';
import { listenSettings, readConfiguration } from '@rpm/database';
import { LINK_SECONDS } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { invalidOption, readName } from '../terminal/option-value';
import { Output, type OutputOptions } from '../terminal/output';
import { terminal } from '../terminal/terminal';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { addPersonCommands } from './console-person.command';
import { readScopes, SCOPES_HELP } from './scopes';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody } from '../trail/outcome';

type LinkOptions = OutputOptions & OrganizationOption & { actor: string; scopes: string; minutes: string };

const SETTINGS = { PORT: listenSettings.PORT, ...publicUrlSettings };

const MAX_MINUTES = LINK_SECONDS.max / 60;

export function addConsoleCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  addOrganizationOption(group.command('link'))
    .description('print a link that signs a person in to the console once')
    .requiredOption('--actor <name>', 'the person who will use the link, such as an e-mail address; stored with the session')
    .requiredOption('--scopes <list>', 'what the person may do: scopes, separated by commas')
    .option('--minutes <number>', `for how long the link can be used (1 to ${MAX_MINUTES})`, String(LINK_SECONDS.default / 60))
    .addOption(jsonOption())
    .addHelpText('after', SCOPES_HELP)
    .action(async (options: LinkOptions) => {
      const output = new Output(options);
      const { PUBLIC_URL, PORT } = readConfiguration(SETTINGS, terminal().environment);
      const grant = {
        actor: readName(options.actor, '--actor'),
        scopes: readScopes(options.scopes),
        expiresInSeconds: readMinutes(options.minutes) * 60,
      };
      await inOrganization(output, options, async ({ database, organizationId, trail }) => {
        await trail.begin();
        const origin = consoleOrigin(PUBLIC_URL, `http://localhost:${PORT}`);
        const link = await createOperatorLink(database, organizationId, grant, origin);
        return aboutNobody(1, () => {
          output.result(link, link.url);
          if (!options.json) output.notice(`It works once, until ${link.expireTimestamp}. Whoever opens it first is signed in.`);
        });
      });
    });

  addPersonCommands(group);
}

function readMinutes(raw: string): number {
  const minutes = Number(raw);
  if (/^[0-9]{1,2}$/.test(raw) && minutes >= 1 && minutes <= MAX_MINUTES) return minutes;
  throw invalidOption('--minutes', 'not_in_range', `Use a number from 1 to ${MAX_MINUTES}.`);
}

const EXAMPLES = `
Examples:
  $ rpm-admin console link --organization "North Clinic" --actor jane@clinic.example.org --scopes read
  $ PUBLIC_URL=https://rpm.example.org rpm-admin console link --organization "North Clinic" --actor jane@clinic.example.org --scopes '*' --minutes 10
  $ PUBLIC_URL=https://rpm.example.org rpm-admin console invite --organization "North Clinic" --name "Jane Doe" --scopes read
  $ rpm-admin console people --organization "North Clinic"
  $ rpm-admin console disable 3 --organization "North Clinic"`;
