import { Client, type Connection, Query, type QueryConfig } from 'pg';
import * as values from 'pg/lib/utils';
import { createTestDatabase, type TestDatabase } from '../testing';
import { type PrivateClient, type PrivateConnection, type PrivateQuery } from './private-parts';

const QUERY: Record<keyof PrivateQuery, 'method' | 'property'> = {
  name: 'property',
  text: 'property',
  values: 'property',
  callback: 'property',
  _result: 'property',
  submit: 'method',
  prepare: 'method',
  _getRows: 'method',
  handleRowDescription: 'method',
  handleDataRow: 'method',
  handleCommandComplete: 'method',
  handleReadyForQuery: 'method',
  handleError: 'method',
};

const CONNECTION: Record<keyof PrivateConnection | 'sync' | 'stream', 'method' | 'property'> = {
  parsedStatements: 'property',
  submittedNamedStatements: 'property',
  close: 'method',
  parse: 'method',
  bind: 'method',
  execute: 'method',
  sync: 'method',
  stream: 'property',
};

const CLIENT: Record<keyof PrivateClient | 'connection' | 'getStartupConf' | 'getTransactionStatus', 'method' | 'property'> = {
  _activeQuery: 'property',
  _getActiveQuery: 'method',
  _handleReadyForQuery: 'method',
  readyForQuery: 'property',
  processID: 'property',
  connection: 'property',
  getStartupConf: 'method',
  getTransactionStatus: 'method',
};

/** Returns the names of the parts that an object of the driver does not have. */
function missing(owner: string, object: object, parts: Record<string, 'method' | 'property'>): string[] {
  const has = (part: string, kind: string) =>
    kind === 'method' ? typeof (object as Record<string, unknown>)[part] === 'function' : part in object;
  return Object.entries(parts).flatMap(([part, kind]) =>
    has(part, kind) ? [] : [`pg has no ${kind} ${owner}.${part} any more`],
  );
}

describe('the private parts of the driver', () => {
  let database: TestDatabase;
  let client: Client;
  const config = { name: 'one', text: 'select 1', queryMode: 'extended' } as QueryConfig;

  beforeAll(async () => {
    database = await createTestDatabase();
    // A client gets some of its properties from the server.
    client = new Client(database.connection);
    await client.connect();
  });
  afterAll(async () => {
    await client.end();
    await database.drop();
  });

  it('exist in the installed version of pg', () => {
    const query = new Query(config) as unknown as PrivateQuery;
    expect([
      ...missing('pg/lib/utils', values, { prepareValue: 'method' }),
      ...missing('Query', query, QUERY),
      ...missing('Query._result', query._result, { _types: 'property' }),
      ...missing('Client', client, CLIENT),
      ...missing('Connection', client.connection, CONNECTION),
      ...missing('Connection.stream', client.connection.stream, { cork: 'method', uncork: 'method', destroy: 'method' }),
    ]).toEqual([]);
  });

  it('are called in the expected order: a query without values is prepared and executed in one message', () => {
    const calls: string[] = [];
    const recorded = (owner: object, name: string, parts: Record<string, 'method' | 'property'>) =>
      new Proxy(owner, {
        get(object, part, receiver): unknown {
          const value: unknown = Reflect.get(object, part, receiver);
          if (typeof part !== 'string' || parts[part] !== 'method') return value;
          return (...args: unknown[]) => {
            calls.push(`${name}.${part}`);
            return name === 'Query' ? Reflect.apply(value as () => unknown, receiver, args) : undefined;
          };
        },
      });
    const query = recorded(new Query(config), 'Query', QUERY) as unknown as PrivateQuery;
    const refusal = query.submit(recorded(client.connection, 'Connection', { ...CONNECTION, describe: 'method' }) as Connection);
    expect({ refusal, calls }).toEqual({
      refusal: null,
      calls: [
        'Query.submit',
        'Query.prepare',
        'Connection.parse',
        'Connection.bind',
        'Connection.describe',
        'Query._getRows',
        'Connection.execute',
        'Connection.sync',
      ],
    });
  });
});
