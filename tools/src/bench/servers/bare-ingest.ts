import { Pool } from 'pg';
import { createServer, type IncomingMessage } from 'node:http';

/** Minimal server that commits the body of each request with one INSERT, unencrypted, without a token, a signature or row-level security. */
const pool = new Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

const INSERT = { name: 'insert', text: 'insert into bare_message (body) values ($1) returning id::int as id' };

const server = createServer((request, response) => {
  readBytes(request)
    .then((body) => pool.query<{ id: number }>({ ...INSERT, values: [body] }))
    .then(
      ({ rows }) => {
        const text = JSON.stringify({ id: rows[0]?.id });
        response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) }).end(text);
      },
      () => response.writeHead(500, { 'Content-Length': 0 }).end(),
    );
});
server.listen(Number(process.env['PORT']), '127.0.0.1');

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
