import { appendFileSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

/**
 * A customer's webhook receiver in its own process, which can be killed. It verifies each request, and writes the event to a journal before it
 * responds. Arguments: the port, the file of the journal, and the file with the secret of the webhook.
 */
const [port = '', journal = '', secret = ''] = process.argv.slice(2);

const server = createServer((request, response) => {
  void (async () => {
    const body = (await buffer(request)).toString();
    try {
      new Webhook(readFileSync(secret, 'utf8')).verify(body, request.headers as Record<string, string>);
    } catch {
      response.writeHead(401).end();
      return;
    }
    appendFileSync(journal, `${JSON.stringify({ id: request.headers['webhook-id'], event: JSON.parse(body) as unknown })}\n`);
    response.writeHead(200).end();
  })().catch(() => response.destroy());
});
server.listen(Number(port), '127.0.0.1', () => process.stdout.write('The receiver is ready.\n'));
