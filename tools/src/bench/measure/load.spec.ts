import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { applyLoad } from './load';

describe('applyLoad', () => {
  it('ends after a number of requests, and after those that are under way', async () => {
    const server = createServer((_, response) => response.setHeader('Content-Length', 2).end('{}'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const next = () => 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
    const { requests, failures } = await applyLoad({ port, connections: 3, end: { requests: 50 }, next });
    expect([requests, failures]).toEqual([52, 0]);
    await new Promise((resolve) => server.close(resolve));
  });
});
