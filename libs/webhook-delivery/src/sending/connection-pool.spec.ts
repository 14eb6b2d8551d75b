import { pollUntil } from '@rpm/embedded-postgres/testing';
import { once } from 'node:events';
import { AddressPolicy } from '../address/address-policy';
import { createAddressCheckingConnector } from './connect';
import { ConnectionPool } from './connection-pool';
import { SocketServer } from '../testing';

describe('ConnectionPool', () => {
  const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
  let pool: ConnectionPool;
  let server: SocketServer;
  beforeEach(() => {
    pool = new ConnectionPool(createAddressCheckingConnector({ policy, resolve: async () => [], timeoutMs: 1000 }));
  });
  afterEach(async () => {
    await pool.close();
    await server.close();
  });

  async function answered(reply: string, thenEnd: boolean): Promise<string> {
    server = await SocketServer.listen((socket) => socket.on('data', () => (thenEnd ? socket.end(reply) : socket.write(reply))));
    const origin = `http://127.0.0.1:${server.port}`;
    const client = pool.take(origin);
    const { body } = await client.request({ method: 'POST', path: '/', body: '{}' });
    const text = await body.text();
    pool.giveBack(origin, client);
    return text;
  }

  it('keeps a connection open for the next request until the server closes it', async () => {
    expect(await answered('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok', false)).toBe('ok');
    expect(pool.size).toBe(1);
    server.cut();
    expect(await pollUntil(async () => pool.size, 0)).toBe(0);
  });

  it.each([
    ['sends "Connection: close"', 'HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 2\r\n\r\nok'],
    ['ends its response by closing the connection', 'HTTP/1.1 200 OK\r\n\r\nok'],
    ['uses HTTP/1.0', 'HTTP/1.0 200 OK\r\n\r\nok'],
  ])('does not keep a connection to a server that %s', async (_name, reply) => {
    expect(await answered(reply, true)).toBe('ok');
    expect(await pollUntil(async () => pool.size, 0)).toBe(0);
  });

  it('does not reuse a connection that the server has closed in the meantime', async () => {
    server = await SocketServer.listen((socket) => socket.on('data', () => socket.end('HTTP/1.0 200 OK\r\n\r\nok')));
    const origin = `http://127.0.0.1:${server.port}`;
    const client = pool.take(origin);
    const closed = once(client, 'disconnect');
    const { body } = await client.request({ method: 'POST', path: '/', body: '{}' });
    await Promise.all([body.text(), closed]);
    pool.giveBack(origin, client);
    expect(pool.size).toBe(0);
  });

  it('closes a connection that a failed request used, and removes it from the pool', async () => {
    expect(await answered('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok', false)).toBe('ok');
    const client = pool.take(`http://127.0.0.1:${server.port}`);
    pool.drop(client);
    expect(pool.size).toBe(0);
    expect(await pollUntil(async () => server.open, 0)).toBe(0);
  });
});
