import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { sendRequest, ServiceRefusal } from './service-client';

describe('a request of the simulation', () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close().closeAllConnections();
  });

  async function listen(answer: RequestListener): Promise<string> {
    const server = createServer(answer);
    servers.push(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  const post = (url: string) =>
    sendRequest({ url, key: 'rpm_secret' }, { method: 'POST', path: '/patient', body: { firstName: 'Testina' } });

  it('does not follow a redirect to another origin, and the error names that origin', async () => {
    let requests = 0;
    const other = await listen((_request, response) => response.end(String(requests++)));
    const service = await listen((_request, response) => response.writeHead(307, { Location: `${other}/api` }).end());
    const message = `POST: the response with the status 307 redirects to another origin, ${other}. Use its URL if the service is there.`;
    await expect(post(service)).rejects.toEqual(new ServiceRefusal(307, message));
    expect(requests).toBe(0);
  });

  it('follows a redirect within the origin with its method and body', async () => {
    const received: string[] = [];
    const service = await listen((request, response) => {
      received.push(`${request.method} ${request.url}`);
      if (request.url === '/moved') request.pipe(response);
      else response.writeHead(308, { Location: '/moved' }).end();
    });
    expect(await post(service)).toEqual({
      status: 200,
      isReplayed: false,
      isDuplicate: false,
      body: { firstName: 'Testina' },
    });
    expect(received).toEqual(['POST /api/v3/patient', 'POST /moved']);
  });

  it('fails if the response is larger than 32 MiB', async () => {
    const service = await listen((_request, response) => {
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(1024 * 1024, ' ')));
      };
      response.on('drain', more);
      more();
    });
    const message = 'POST: the response is larger than 33554432 bytes (maxResponseBytes).';
    await expect(post(service)).rejects.toEqual(new ServiceRefusal(200, message));
  });
});
