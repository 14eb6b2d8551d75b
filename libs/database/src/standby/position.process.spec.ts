import { pollUntil, Replication } from '@rpm/embedded-postgres/testing';
import { Client } from 'pg';
import { AWAIT_POSITION, CURRENT_POSITION, DATABASE_IDENTITY } from './position.sql';
import { parseReadPosition } from './read-position';

describe('positions of a primary with two standbys', () => {
  const servers = new Replication();
  const test = Replication.obstacle() === null ? it : it.skip;
  const clients: Client[] = [];

  beforeAll(async () => {
    if (Replication.obstacle() !== null) return;
    await servers.startPrimary(['wal_keep_size=64MB']);
    await servers.startStandby('first');
    await servers.startStandby('second');
  });
  afterAll(async () => {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
    await servers.stop();
  });

  async function connect(server: string): Promise<Client> {
    const client = new Client(servers.connection(server));
    client.on('error', () => undefined);
    clients.push(client);
    await client.connect();
    return client;
  }
  const positionOf = async (client: Client) =>
    (await client.query<{ position: string }>(CURRENT_POSITION)).rows[0]?.position ?? '';
  /** Waits for a position on a server as an ordinary role. @returns the setting that the error names; null if the server has the position */
  async function awaitOn(client: Client, text: string): Promise<string | null> {
    const position = parseReadPosition(text);
    const values = position ? [position.timeline, position.location] : [0, '0/0'];
    return client.query({ ...AWAIT_POSITION, values }).then(
      () => null,
      (error: unknown) => /"(.+)"/.exec((error as Error).message)?.[1] ?? (error as Error).message,
    );
  }

  test('are reached by the standbys, which have the identity of the primary', async () => {
    const [primary, second] = [await connect('primary'), await connect('second')];
    await primary.query('create table mark (id int)');
    const position = await positionOf(primary);
    expect(position).toMatch(/^00000001-[0-9A-F]{16}$/);
    expect(await pollUntil(() => awaitOn(second, position), null)).toBeNull();
    expect((await second.query('select from mark')).rowCount).toBe(0);
    const identities = await Promise.all([primary, second].map(async (client) => (await client.query(DATABASE_IDENTITY)).rows));
    expect(identities[0]).toEqual(identities[1]);
    expect(await awaitOn(primary, position)).toBe('rpm.standby_promoted');
    expect(await awaitOn(second, '00000001-FFFFFFFF00000000')).toBe('rpm.standby_behind');
    expect(await awaitOn(second, '0')).toBeNull();
  });

  test('increase with each commit, and with the timeline', async () => {
    const primary = await connect('primary');
    const before = await positionOf(primary);
    await primary.query('insert into mark values (1)');
    const after = await positionOf(primary);
    expect(after > before).toBe(true);
    expect('00000002-0000000000000000' > after).toBe(true);
  });

  test('of the new timeline are reached after a failover once the standby has a restart point of that timeline', async () => {
    const second = await connect('second');
    const old = await positionOf(await connect('primary'));
    await servers.end('primary', 'SIGQUIT');
    await servers.administer('select pg_promote()', { server: 'first' });
    const { host } = servers.connection('first');
    await servers.administer(`alter system set primary_conninfo = 'host=${host} user=postgres'`, { server: 'second' });
    await servers.administer('select pg_reload_conf()', { server: 'second' });
    const first = await connect('first');
    await first.query('insert into mark values (2)');
    const position = await positionOf(first);
    expect(position).toMatch(/^00000002-/);
    expect(await awaitOn(second, position)).toBe('rpm.standby_other_timeline');
    const isServed = async () => {
      await servers.administer('checkpoint', { server: 'first' });
      await servers.administer('checkpoint', { server: 'second' });
      return awaitOn(second, position);
    };
    expect(await pollUntil(isServed, null)).toBeNull();
    expect((await second.query('select from mark where id = 2')).rowCount).toBe(1);
    expect(await awaitOn(second, old)).toBe('rpm.standby_other_timeline');
  });
});
