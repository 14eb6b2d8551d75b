import { QueryInteger, QueryText } from '@rpm/domain';
import { type Command } from 'commander';
import { once } from 'node:events';
import { type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { jsonOption } from '../terminal/json-option';
import { createReceiver } from './listen-receiver';
import { readSecrets, type SecretOptions } from './listen-secrets';
import { lineOfRequest, jsonOfRequest } from './listen-line';
import { Output, type OutputOptions } from '../terminal/output';
import { addQueryOptions, readQuery } from '../resource/query-options';
import { Refusal } from '../terminal/refusal';
import { waitForSignal } from '../terminal/wait-for-signal';

class ListenQuery {
  @QueryText('Address to listen on.') host = '127.0.0.1';
  @QueryInteger('Port to listen on; 0 chooses a free port.', { min: 0, max: 65_535 }) port = 8788;
  @QueryInteger('HTTP status to respond with.', { min: 200, max: 599 }) status = 200;
  @QueryInteger('Milliseconds to wait before responding.', { min: 0, max: 600_000 }) delay = 0;
}

type Options = OutputOptions & SecretOptions & { showBody?: boolean };

export function addWebhookListenCommand(group: Command): void {
  addQueryOptions(group.command('listen'), ListenQuery)
    .description('receive and verify webhooks on this machine, and explain errors; no database is needed')
    .option('--secret <secret>', 'signing secret of the webhook; may be repeated', appended)
    .option('--secret-file <path>', 'file with one signing secret per line, or stdin ("-")')
    .option('--show-body', 'also print request bodies, which may contain data of patients')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action(async (options: Options, command: Command) => {
      const output = new Output(options);
      const { host, port, ...answer } = readQuery(ListenQuery, command);
      const secrets = await readSecrets(options);
      const server = createReceiver({ secrets, ...answer }, (received) => {
        const printed = { ...received, body: options.showBody ? received.body : null };
        output.result(jsonOfRequest(printed), lineOfRequest(printed));
      });
      await listen(server, host, port);
      output.notice(welcome(server, secrets));
      await stopped(server);
    });
}

function appended(value: string, before: string[] | undefined): string[] {
  return [...(before ?? []), value];
}

/** Starts the server that receives webhooks. @throws Refusal if the address is not available */
async function listen(server: Server, host: string, port: number): Promise<void> {
  server.listen(port, host);
  await once(server, 'listening').catch((cause: unknown) => {
    const { code = 'unknown reason' } = cause as NodeJS.ErrnoException;
    throw new Refusal('cannot_listen', `Cannot listen (${code}). Use another --port, or a --host of this machine.`, [], {
      cause,
    });
  });
}

/** Waits for Ctrl-C or SIGTERM, then stops the server. */
async function stopped(server: Server): Promise<void> {
  await waitForSignal();
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

function welcome(server: Server, secrets: readonly string[]): string {
  const { address, family, port } = server.address() as AddressInfo;
  const url = `http://${family === 'IPv6' ? `[${address}]` : address}:${port}/`;
  const lines = [
    `Listening at ${url} until Ctrl-C. This command creates a webhook for it:`,
    `  WEBHOOK_ALLOWED_NETWORKS=${address}/${family === 'IPv6' ? 128 : 32} rpm-admin webhook create --organization <name> --type device.healthcheck --url ${url}`,
    'The service needs the same setting, which it has by default after npm start: see docs/configuration.md.',
  ];
  if (secrets.length === 0)
    lines.push('Without a secret, nothing is verified: set RPM_WEBHOOK_SECRET to the secret of the webhook.');
  return lines.join('\n');
}

const HELP = `
Every request is printed as a line with its time, event type, message id, signature and response. A message that was received before
is marked: as a retry if the previous response was an error, otherwise as a duplicate, which your server must recognize by its message id.

Environment:
  RPM_WEBHOOK_SECRET  signing secrets, separated by spaces; used without --secret and --secret-file

Examples:
  $ RPM_WEBHOOK_SECRET=… rpm-admin webhook listen
  $ rpm-admin webhook listen --secret-file secret.txt --status 503 --delay 2000 --json`;
