import { type RunningService } from './running-service';

/** Returns the message for newcomers that the service prints at its start, with commands that can be pasted into a shell. */
export function welcomeMessage({ url, demo }: RunningService): string {
  const link = demo?.consoleLink ?? null;
  const console = link !== null ? `\nConsole, signed in to the demo (the link works once, for an hour): ${link}` : '';
  const head = `${console}\nThe service is at ${url} (API reference: ${url}/docs). Ctrl-C stops it.\n`;
  if (!demo) return `${head}\n`;
  const header = `-H 'Service-API-Key: ${demo.key}'`;
  return `${head}
Demo key: ${demo.key}

  curl -s -w '\\n' ${header} ${url}/api/v3/blood-glucose-reading/${demo.readingId}
  curl -s -w '\\n' ${header} -H 'Content-Type: application/json' -d '{"name":"North Clinic"}' ${url}/api/v3/site
  curl -s -w '\\n' ${header} '${url}/api/v3/order?currentStatus=delivered&size=1'
  curl -s -w '\\n' ${header} '${url}/api/v3/webhook/logs?webhookType=device.healthcheck&size=3'

Next, in another terminal, the guides docs/using-the-api.md, docs/webhooks.md and docs/orders.md. They begin with

  export URL=${url} KEY=${demo.key}

`;
}
