import { createServer, type IncomingMessage } from 'node:http';

/** Starts a minimal server on `PORT`. It answers each request with the JSON text that `answer` returns, with 404 for null, and with 500 for an error. */
export function serveJson(answer: (request: IncomingMessage) => Promise<string | null>): void {
  const server = createServer((request, response) => {
    answer(request).then(
      (json) => {
        const text = json ?? '';
        const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) };
        response.writeHead(json === null ? 404 : 200, headers).end(text);
      },
      () => response.writeHead(500, { 'Content-Length': 0 }).end(),
    );
  });
  server.listen(Number(process.env['PORT']), '127.0.0.1');
}

/** Reads the JSON body of a request; null if it has none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return chunks.length === 0 ? null : JSON.parse(Buffer.concat(chunks).toString());
}
