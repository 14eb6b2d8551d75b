import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, connect, EmbeddedSandbox } from './testing/embedded-sandbox';

describe('embedded PostgreSQL', () => {
  const prepared = new EmbeddedSandbox();
  let sandbox: EmbeddedSandbox;

  beforeAll(() => prepared.prepare());
  afterAll(() => prepared.clear());
  beforeEach(() => {
    sandbox = new EmbeddedSandbox();
  });
  afterEach(() => sandbox.clear());

  it('keeps data after a restart', async () => {
    sandbox.beginWith(prepared);
    const first = await sandbox.start();
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    expect(sandbox.postmaster()).toBeNull();
    const second = await sandbox.start();
    expect(await ask(second, 'select answer from kept')).toBe(42);
  });

  it('uses UTF-8, C collation and a socket that only its owner can reach, and listens on no network', async () => {
    sandbox.beginWith(prepared);
    const server = await sandbox.start();
    const settings = `select array[current_setting('server_encoding'), current_setting('listen_addresses'),
      current_setting('unix_socket_permissions'), datcollate] as answer from pg_database where datname = current_database()`;
    expect(await ask(server, settings)).toEqual(['UTF8', '', '0700', 'C']);
    expect(statSync(join(sandbox.dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  it('shares the server between two processes, and stops it when both have stopped using it', async () => {
    sandbox.beginWith(prepared);
    const [one, other] = [await sandbox.start(), await sandbox.start()];
    expect(other.connection).toEqual(one.connection);
    const client = await connect(other);
    await one.stop();
    expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    await client.end();
    await other.stop();
    expect(sandbox.postmaster()).toBeNull();
  });

  it('starts only one server if three processes start it at once', async () => {
    const all = await Promise.all([sandbox.start(), sandbox.start(), sandbox.start()]);
    const cluster = 'select system_identifier::text as answer from pg_control_system()';
    expect(new Set(await Promise.all(all.map((server) => ask(server, cluster)))).size).toBe(1);
    const clusters = readdirSync(join(sandbox.dataDir, 'postgres')).filter((name) => name.startsWith('cluster'));
    expect(clusters).toEqual(['cluster']);
  });

  it('removes the unfinished cluster that a killed process left behind', async () => {
    const left = join(sandbox.dataDir, 'postgres', `cluster-999999999-${randomUUID()}`);
    mkdirSync(left, { recursive: true, mode: 0o700 });
    await sandbox.start();
    expect(existsSync(left)).toBe(false);
  });

  it('uses a short socket folder if the path of the data folder is too long for a socket, and keeps using it after a restart', async () => {
    const folder = join(sandbox.dataDir, 'd'.repeat(60), 'e'.repeat(60));
    sandbox.beginWith(prepared, folder);
    const server = await sandbox.start({ folder });
    expect(server.connection.host).toMatch(/\/rpm-[^/]+$/);
    expect((await sandbox.start({ folder })).connection).toEqual(server.connection);
    expect(await sandbox.killServer(server, folder)).toBe(true);
    await sandbox.stopAll();
    expect(existsSync(server.connection.host)).toBe(false);
  });

  it('reports the reason if the server cannot start', async () => {
    sandbox.beginWith(prepared);
    writeFileSync(join(sandbox.dataDir, 'postgres', 'cluster', 'postgresql.conf'), 'no_such_setting = 1\n');
    const reason = /The embedded PostgreSQL did not start\. The last lines of .*postgres\.log:\n[^]*no_such_setting/;
    await expect(sandbox.start()).rejects.toThrow(reason);
  });
});
