import { ApiKeyRepository, createSmartClient } from '@rpm/data-access';
import { type ApiKey, ApiKeyRotationInput, type ApiKeyToken, PageQuery } from '@rpm/domain';
import { type Command } from 'commander';
import { jsonOption } from '../terminal/json-option';
import { readExpiry, readId, readName } from '../terminal/option-value';
import { addOrganizationOption, type OrganizationOption } from '../operator/organization-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';
import { numberOrText, withBody } from '../resource/body-options';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { readScopes, SCOPES_HELP } from './scopes';
import { readSmartKeys, type SmartOptions } from './smart-keys';
import { inOrganization } from '../trail/in-organization';
import { aboutNobody, type Outcome } from '../trail/outcome';

const COLUMNS: ColumnsByHeading<ApiKey> = {
  id: ({ id }) => id,
  name: ({ name }) => name,
  kind: ({ clientId }) => (clientId === null ? 'key' : 'SMART client'),
  prefix: ({ prefix, clientId }) => clientId ?? prefix,
  scopes: ({ scopes }) => scopes,
  created: ({ createTimestamp }) => createTimestamp,
  expires: ({ expireTimestamp }) => expireTimestamp,
  'last used': ({ lastUseTimestamp }) => lastUseTimestamp,
  revoked: ({ revokeTimestamp }) => revokeTimestamp,
};

type Options = OutputOptions & OrganizationOption;
type CreateOptions = Options & SmartOptions & { name: string; scopes: string; expires?: string };
type RotateOptions = Options & { expires?: string; overlapSeconds?: number };

export function addApiKeyCommands(group: Command): void {
  group.addHelpText('after', EXAMPLES);

  addOrganizationOption(group.command('create'))
    .description('create an API key and print it; it cannot be printed again later. With --smart, create a SMART client')
    .requiredOption('--name <text>', 'owner or purpose of the key')
    .requiredOption('--scopes <list>', 'scopes that the key grants, separated by commas')
    .option('--expires <timestamp>', 'time at which the key expires, such as 2027-01-31T00:00:00Z; by default never')
    .option('--smart', 'create a SMART client, which signs its requests for access tokens to /fhir/r4 and has no key')
    .option('--jwks <file>', 'with --smart: file with the public keys of the client, as a JSON Web Key Set')
    .option('--jwks-url <url>', 'with --smart: address at which the client publishes its public keys')
    .addOption(jsonOption())
    .addHelpText('after', SCOPES_HELP)
    .action(async (options: CreateOptions) => {
      const output = new Output(options);
      const scopes = readScopes(options.scopes);
      const expireTimestamp = readExpiry(options.expires, '--expires') ?? null;
      const grant = { name: readName(options.name, '--name'), scopes, expireTimestamp };
      const keys = await readSmartKeys(options);
      await inOrganization(output, options, async ({ database, organizationId, trail }) => {
        await trail.begin();
        if (keys) return shownClient(output, await createSmartClient(database, organizationId, { ...grant, ...keys }));
        return shownKey(output, await new ApiKeyRepository(database).create(organizationId, grant));
      });
    });

  addQueryOptions(addOrganizationOption(group.command('list')), PageQuery)
    .description('list API keys, newest first; the keys themselves are not printed')
    .addOption(jsonOption())
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const page = readQuery(PageQuery, command);
      await inOrganization(output, options, async ({ database, organizationId }) => {
        const keys = await new ApiKeyRepository(database).list(organizationId, page);
        return aboutNobody(keys.content.length, () => output.page(keys, COLUMNS));
      });
    });

  addOrganizationOption(group.command('revoke <id>'))
    .description('revoke an API key; every running service rejects it immediately')
    .addOption(jsonOption())
    .action(async (rawId: string, options: Options) => {
      const output = new Output(options);
      const keyId = readId(rawId, '<id>');
      await inOrganization(output, options, async ({ database, organizationId, trail }) => {
        await trail.begin();
        const key = await new ApiKeyRepository(database).revoke(organizationId, keyId);
        return aboutNobody(1, () => output.record(key, COLUMNS));
      });
    });

  addOrganizationOption(group.command('rotate <id>'))
    .description('replace an API key by a new one with the same name and scopes')
    .option('--overlap-seconds <number>', 'seconds for which the old key remains valid (0 to 604800; default: 0)', numberOrText)
    .option('--expires <timestamp>', 'time at which the new key expires; by default, that of the old key')
    .addOption(jsonOption())
    .action(async (rawId: string, options: RotateOptions, command: Command) => {
      const output = new Output(options);
      const keyId = readId(rawId, '<id>');
      const expireTimestamp = readExpiry(options.expires, '--expires');
      await withBody(ApiKeyRotationInput, ['overlapSeconds'], command, ({ overlapSeconds }) =>
        inOrganization(output, options, async ({ database, organizationId, trail }) => {
          const rotation = { expireTimestamp, overlapSeconds: overlapSeconds ?? 0 };
          await trail.begin();
          return shownKey(output, await new ApiKeyRepository(database).rotate(organizationId, keyId, rotation));
        }),
      );
    });
}

/** Prints only the key on stdout, so that a script can use `KEY=$(rpm-admin api-key create …)`. */
function shownKey(output: Output, { apiKey, token }: { apiKey: ApiKey; token: ApiKeyToken }): Outcome {
  return aboutNobody(1, () => {
    output.result({ key: token.text, ...apiKey.toJSON() }, token.text);
    if (output.options.json) return;
    output.notice(`This is key ${apiKey.id}. It is printed only this once and not stored by the service: store it now.`);
  });
}

/** Prints only the client id on stdout. */
function shownClient(output: Output, client: ApiKey): Outcome {
  return aboutNobody(1, () => {
    output.result(client.toJSON(), client.clientId ?? '');
    if (output.options.json) return;
    output.notice(
      `This is the id of SMART client ${client.id}. It is no secret: the client proves who it is with its private key.`,
    );
  });
}

const EXAMPLES = `
Examples:
  $ rpm-admin api-key create --organization "North Clinic" --name laptop --scopes '*'
  $ rpm-admin api-key create --organization "North Clinic" --name dashboard --scopes readings:read,sites:read --expires 2030-01-31T00:00:00Z
  $ rpm-admin api-key create --organization "North Clinic" --name warehouse --scopes readings:read --smart --jwks-url https://warehouse.example.org/jwks.json
  $ rpm-admin api-key list --organization "North Clinic"
  $ rpm-admin api-key rotate 7 --organization "North Clinic" --overlap-seconds 3600
  $ rpm-admin api-key revoke 7 --organization "North Clinic"`;
