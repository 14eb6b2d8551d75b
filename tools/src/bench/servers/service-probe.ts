import { createServer } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Client } from 'pg';

/** State of a measured process. */
export interface ServiceState {
  /** Bytes of all objects after a garbage collection, and of the whole process. */
  heap: number;
  resident: number;
  /** Names of the prepared statements of each open connection to PostgreSQL. */
  statements: string[][];
}

/**
 * A probe that is preloaded into a measured process (`node --require`). It responds to each request on `SERVICE_PROBE_PORT` with the {@link ServiceState} of
 * the process.
 */
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;
const open = new Set<Client>();
// eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its client below
const connect = Client.prototype.connect as (...args: unknown[]) => unknown;
Client.prototype.connect = function (this: Client, ...args: unknown[]) {
  open.add(this);
  this.once('end', () => open.delete(this));
  return connect.apply(this, args);
} as typeof Client.prototype.connect;

createServer((_request, response) => {
  collectGarbage();
  const { heapUsed: heap, rss: resident } = process.memoryUsage();
  const state: ServiceState = { heap, resident, statements: [...open].map(statementsOf) };
  response.end(JSON.stringify(state));
})
  .listen(Number(process.env['SERVICE_PROBE_PORT']), '127.0.0.1')
  .unref();

/** The driver keeps the text of each prepared statement by its name. */
function statementsOf(client: Client): string[] {
  const { connection } = client as unknown as { connection: { parsedStatements: Record<string, string> } };
  return Object.keys(connection.parsedStatements);
}
