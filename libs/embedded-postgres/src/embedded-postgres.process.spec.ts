import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ask, connect, EmbeddedSandbox } from './testing/embedded-sandbox';

describe('the embedded PostgreSQL', () => {
  let sandbox: EmbeddedSandbox;

  beforeEach(() => {
    sandbox = new EmbeddedSandbox();
  });
  afterEach(() => sandbox.clear());

  it('starts, keeps what it is given and stops', async () => {
    const first = await sandbox.start();
    await ask(first, 'create table kept as select 42 as answer');
    await first.stop();
    expect(sandbox.postmaster()).toBeNull();
    const second = await sandbox.start();
    expect(await ask(second, 'select answer from kept')).toBe(42);
  });

  it('speaks UTF-8 in C order on a socket of its owner, and on no network', async () => {
    const server = await sandbox.start();
    const settings = `select array[current_setting('server_encoding'), current_setting('listen_addresses'),
      current_setting('unix_socket_permissions'), datcollate] as answer from pg_database where datname = current_database()`;
    expect(await ask(server, settings)).toEqual(['UTF8', '', '0700', 'C']);
    expect(statSync(join(sandbox.dataDir, 'postgres')).mode & 0o077).toBe(0);
  });

  it('is found by a second start, and outlives the stop of either while the other uses it', async () => {
    const [one, other] = [await sandbox.start(), await sandbox.start()];
    expect(other.connection).toEqual(one.connection);
    const client = await connect(other);
    await one.stop();
    expect((await client.query('select 1 as answer')).rows).toEqual([{ answer: 1 }]);
    await client.end();
    await other.stop();
    expect(sandbox.postmaster()).toBeNull();
  });

  it('is one server, though three start it at once', async () => {
    const all = await Promise.all([sandbox.start(), sandbox.start(), sandbox.start()]);
    const cluster = 'select system_identifier::text as answer from pg_control_system()';
    expect(new Set(await Promise.all(all.map((server) => ask(server, cluster)))).size).toBe(1);
    const clusters = readdirSync(join(sandbox.dataDir, 'postgres')).filter((name) => name.startsWith('cluster'));
    expect(clusters).toEqual(['cluster']);
  });

  it('clears away what a start that was killed has left', async () => {
    const left = join(sandbox.dataDir, 'postgres', `cluster-999999999-${randomUUID()}`);
    mkdirSync(left, { recursive: true, mode: 0o700 });
    await sandbox.start();
    expect(existsSync(left)).toBe(false);
  });

  it('has its socket elsewhere when the path of its data is too long for one, and keeps it there', async () => {
    const folder = join(sandbox.dataDir, 'd'.repeat(60), 'e'.repeat(60));
    const server = await sandbox.start({ folder });
    expect(server.connection.host).toMatch(/\/rpm-[^/]+$/);
    expect((await sandbox.start({ folder })).connection).toEqual(server.connection);
    expect(await sandbox.killServer(server, folder)).toBe(true);
    await sandbox.stopAll();
    expect(existsSync(server.connection.host)).toBe(false);
  });

  it('says why it does not start', async () => {
    await (await sandbox.start()).stop();
    writeFileSync(join(sandbox.dataDir, 'postgres', 'cluster', 'postgresql.conf'), 'no_such_setting = 1\n');
    const reason = /The embedded PostgreSQL did not start\. The last lines of .*postgres\.log:\n[^]*no_such_setting/;
    await expect(sandbox.start()).rejects.toThrow(reason);
  });
});
