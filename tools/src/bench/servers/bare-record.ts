import { recordReading, recordReadings, type RunStatement, valueTypes } from '@rpm/data-access';
import { type ReadingInput } from '@rpm/domain';
import { createServer, type IncomingMessage } from 'node:http';
import { Pool } from 'pg';

/**
 * Minimal server that stores a reading or a batch with Node's HTTP server, the PostgreSQL driver and the service's SQL statement, without API keys or
 * validation. A benchmark with several organizations names the organization in each request.
 */
const { DATABASE_URL, ORGANIZATION_ID, PORT } = process.env;
const pool = new Pool({ connectionString: DATABASE_URL, max: 10, types: valueTypes });
const run: RunStatement = async <Row extends object>(statement: { name?: string; text: string }, values: unknown[]) =>
  (await pool.query<Row>({ ...statement, values })).rows;

type Sent = Omit<ReadingInput, 'readingTimestamp'> & { readingTimestamp: string };

const server = createServer((request, response) => {
  answerTo(request).then(
    (text) => {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text) });
      response.end(text);
    },
    () => response.writeHead(500, { 'Content-Length': 0 }).end(),
  );
});
server.listen(Number(PORT), '127.0.0.1');

async function answerTo(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  const organizationId = Number(request.headers['organization-id'] ?? ORGANIZATION_ID);
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return '';
  const body = JSON.parse(Buffer.concat(chunks).toString()) as Sent & { readings?: Sent[] };
  if (!body.readings) return (await recordReading(run, 'bloodGlucose', organizationId, given(body))).json ?? '';
  const outcomes = await recordReadings(run, 'bloodGlucose', organizationId, body.readings.map(given));
  return JSON.stringify({ results: outcomes });
}

function given(sent: Sent): ReadingInput {
  return { ...sent, readingTimestamp: new Date(sent.readingTimestamp) };
}
