import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { TestApi } from '../testing/test-api';

/** Returns V8's function for garbage collection, which is available only if the flag `--expose-gc` is set. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc') as () => void;
}

describe('pipelined requests', () => {
  let api: TestApi;

  beforeAll(async () => {
    api = await TestApi.start();
  });
  afterAll(() => api.stop());

  const get = (path: string, id: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${id}\r\n\r\n`;
  const many = (count: number, path: string, name: string) =>
    Array.from({ length: count }, (_, index) => get(path, `${name}-${index + 1}`)).join('');
  const create = async (name: string) => {
    const body = JSON.stringify({ name });
    const head = `Service-API-Key: ${await api.factory.key()}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}`;
    return `POST /api/v3/site HTTP/1.1\r\nHost: x\r\nX-Request-Id: ${name}\r\n${head}\r\n\r\n${body}`;
  };
  const sitesNamed = (name: string) => api.database.dataSource.query<unknown[]>('select 1 from site where name = $1', [name]);
  const idsIn = (answers: string) => [...answers.matchAll(/^X-Request-Id: (.*)\r$/gm)].map(([, id]) => id);
  const statusesIn = (answers: string) => [...answers.matchAll(/HTTP\/1\.1 (\d+) /gm)].map(([, status]) => Number(status));
  const open = async (bytes: string): Promise<Socket> => {
    const { hostname, port } = new URL(api.url);
    const socket = connect(Number(port), hostname).pause();
    await once(socket, 'connect');
    socket.write(bytes);
    return socket;
  };

  it('are answered in order, up to 16 on one connection', async () => {
    const last = 'GET /health/live HTTP/1.1\r\nHost: x\r\nX-Request-Id: few-16\r\nConnection: close\r\n\r\n';
    const answers = await api.sendRaw(many(15, '/health/live', 'few') + last);
    expect(statusesIn(answers)).toEqual(Array(16).fill(200));
    expect(idsIn(answers)).toEqual(Array.from({ length: 16 }, (_, index) => `few-${index + 1}`));
  });

  it('are rejected with 429 from the 17th unanswered request on, and the connection is closed', async () => {
    const answers = await api.sendRaw(many(1_000, '/health/live', 'many') + (await create('never')));
    expect(statusesIn(answers)).toEqual([...Array<number>(16).fill(200), 429]);
    expect(idsIn(answers)).toEqual(Array.from({ length: 17 }, (_, index) => `many-${index + 1}`));
    expect(answers).toContain('"code":"too_many_unanswered_requests"');
    expect(await api.logLine('many-17')).toHaveLength(1);
    expect(api.log.filter(({ requestId }) => requestId === 'many-18')).toEqual([]);
    expect(await sitesNamed('never')).toEqual([]);
  });

  it('use one shared copy of the OpenAPI document in memory, even if the clients do not read their responses', async () => {
    const collect = garbageCollector();
    const used = () => {
      collect();
      const { heapUsed, external } = process.memoryUsage();
      return (heapUsed + external) / 2 ** 20;
    };
    const before = used();
    const sockets = await Promise.all([1, 2, 3, 4].map((client) => open(many(16, '/openapi.json', `unread-${client}`))));
    // When the service has answered these health checks, it has also received the requests on the four other connections.
    for (let round = 0; round < 10; round++) await api.get('/health/live');
    // If the responses did not share one copy, each of the 64 unread responses would take 2 MiB.
    expect(used() - before).toBeLessThan(40);
    for (const socket of sockets) socket.destroy();
  });
});
