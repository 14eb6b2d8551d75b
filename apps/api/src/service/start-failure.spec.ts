import { createTestDatabase, type TestDatabase } from '@rpm/database/testing';
import { pollUntil } from '@rpm/embedded-postgres/testing';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { startInProcess } from '../testing/in-process-service';
import { explainStartFailure } from './start-failure';

describe('a service that cannot start', () => {
  let database: TestDatabase;
  let server: Server;
  let takenPort: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    takenPort = String((server.address() as AddressInfo).port);
  });
  afterAll(async () => {
    server.close();
    await database.drop();
  });

  /** Starts a service that is expected to fail. @returns its exit status and its message */
  async function failure(environment: Record<string, string>) {
    try {
      const service = await startInProcess({ DATABASE_URL: database.url, ...environment });
      await service.stop();
    } catch (error) {
      return explainStartFailure(error);
    }
    throw new Error('The service has started.');
  }

  it.each([
    ['TRUST_PROXY', 'secret-proxy', {}],
    ['HOST', 'secret host', {}],
    ['WEBHOOK_LEASE_MS', '1000', {}],
    ['DATA_DIR', '/dev/null/secret-folder', { DATABASE_URL: '' }],
  ])('exits with status 78 for %s=%s without repeating the value', async (name, value, environment) => {
    const { status, message } = await failure({ [name]: value, ...environment });
    expect(status).toBe(78);
    expect(message).toContain(`  - ${name}: `);
    expect(message).not.toContain('secret');
  });

  it('rejects a database that was migrated by a different version of the code', async () => {
    const change = `update migration set checksum = reverse(checksum) where name = 'Orders1764000000000'`;
    await database.dataSource.query(change);
    const message = expect.stringContaining(
      'The database was migrated by other code than this (the checksums of Orders1764000000000 differ)',
    ) as string;
    expect(await failure({})).toEqual({ status: 69, message });
    await database.dataSource.query(change);
  });

  it('rejects a database of a newer version, says what to do, and exits with status 69', async () => {
    await database.dataSource.query(`insert into migration (timestamp, name) values (9999999999999, 'Future9999999999999')`);
    const message = expect.stringContaining('The database is newer than this version of the service') as string;
    expect(await failure({})).toEqual({ status: 69, message });
    await database.dataSource.query(`delete from migration where name = 'Future9999999999999'`);
  });

  it('reports an unreachable database without connection details', async () => {
    const { status, message } = await failure({ DATABASE_URL: 'postgres://u:secret@127.0.0.1:1/x' });
    expect(status).toBe(69);
    expect(message).toContain('The database cannot be used: nothing listens at its address.');
    expect(message).not.toContain('secret');
  });

  it('names the setting to correct if it cannot listen', async () => {
    const ofThisMachine = expect.stringContaining('HOST must be an address of this machine') as string;
    expect(await failure({ HOST: 'nohost.invalid' })).toEqual({ status: 69, message: ofThisMachine });
    const inUse = (setting: string) => {
      return `Cannot listen (EADDRINUSE). Choose another port: ${setting}=3001 npm start`;
    };
    expect(await failure({ PORT: takenPort })).toEqual({ status: 69, message: inUse('PORT') });
    expect(await failure({ METRICS_PORT: takenPort })).toEqual({ status: 69, message: inUse('METRICS_PORT') });
  });

  it.each([
    ['the port for metrics', () => ({ METRICS_PORT: takenPort })],
    ['the port for requests', () => ({ PORT: takenPort })],
    ['the port for requests, without a demo and with delivery elsewhere', () => ({ PORT: takenPort, DELIVERY: 'off' })],
  ])('leaves no connection to the database open if it cannot listen at %s', async (_, environment) => {
    await failure(environment());
    const open = `select application_name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
      and application_name like 'rpm%' and usename <> current_user`;
    // PostgreSQL notices the end of a connection a moment later.
    expect(await pollUntil(async () => (await database.dataSource.query<unknown[]>(open)).length, 0)).toBe(0);
  });
});
