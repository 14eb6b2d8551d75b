import { once } from 'node:events';
import { type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createHttpServer } from './http-server';
import { type Response } from './request';

const KIB = 1024;
const LOGGER = pino({ level: 'silent' });
const SETTINGS = { KEEP_ALIVE_TIMEOUT_MS: 75_000, PUBLIC_URL: undefined };

/** The check for slow clients runs on Jest's clock; everything else runs on the real one. */
const REAL = [
  ...(['Date', 'hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'setTimeout', 'clearTimeout'] as const),
];

describe('deadlines of answers', () => {
  let server: Server;
  let client: Socket;
  let serverSocket: Socket;

  beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL] }));
  afterEach(() => {
    client.destroy();
    server.close();
    jest.useRealTimers();
  });

  /** Requests `count` answers on one connection and does not read them. */
  const request = async (answer: (response: Response) => void, count = 1) => {
    server = createHttpServer((_request, response) => answer(response), SETTINGS, LOGGER);
    server.on('connection', (socket: Socket) => (serverSocket = socket));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    client = connect((server.address() as AddressInfo).port, '127.0.0.1').pause();
    // A closed connection is an error for a client that has not read everything.
    client.on('error', () => undefined);
    await once(client, 'connect');
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(count));
    await waitUntilStalled();
  };

  /** Waits until the buffers of the kernel are full, so that the service has unsent bytes. */
  const waitUntilStalled = async () => {
    for (let before = -1, calm = 0; calm < 5; before = serverSocket?.bytesWritten) {
      calm = serverSocket !== undefined && serverSocket.bytesWritten === before ? calm + 1 : 0;
      await sleep(20);
    }
  };

  const readBytes = async (bytes: number) => {
    for (let read = 0; read < bytes;) {
      const chunk = client.read() as Buffer | null;
      read += chunk?.length ?? 0;
      if (!chunk) await sleep(1);
    }
  };

  const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1_000);

  const streamForever = (response: Response) => {
    const chunk = Buffer.alloc(16 * KIB);
    const source = new Readable({ read: () => source.push(chunk) });
    source.pipe(response);
  };

  it('closes the connection 35 seconds after a whole answer that its client does not read', async () => {
    await request((response) => response.end(Buffer.alloc(32 * KIB * KIB)));
    pass(27.5);
    expect(serverSocket.destroyed).toBe(false);
    pass(7.5);
    expect(serverSocket.destroyed).toBe(true);
  });

  it('gives a whole answer no more time because some of it is read', async () => {
    await request((response) => response.end(Buffer.alloc(32 * KIB * KIB)));
    for (let passed = 0; passed < 35; passed += 2.5) {
      await readBytes(64 * KIB);
      pass(2.5);
    }
    expect(serverSocket.destroyed).toBe(true);
  });

  it('closes the connection of a stream whose client reads less than 16 KiB in 10 seconds', async () => {
    await request(streamForever);
    pass(10);
    expect(serverSocket.destroyed).toBe(false);
    pass(5);
    expect(serverSocket.destroyed).toBe(true);
  });

  it('keeps the connection of a stream whose client reads on, for as long as it takes', async () => {
    await request(streamForever);
    for (let passed = 0; passed < 60; passed += 7.5) {
      const before = serverSocket.bytesWritten;
      while (serverSocket.bytesWritten - before < 64 * KIB) await readBytes(256 * KIB);
      pass(7.5);
      expect(serverSocket.destroyed).toBe(false);
    }
  });

  it('gives an answer that waits behind a stream its own time', async () => {
    const answers = [streamForever, (response: Response) => response.end(Buffer.alloc(KIB))];
    await request((response) => answers.shift()?.(response), 2);
    for (let passed = 0; passed < 60; passed += 7.5) {
      const before = serverSocket.bytesWritten;
      while (serverSocket.bytesWritten - before < 64 * KIB) await readBytes(256 * KIB);
      pass(7.5);
    }
    expect(serverSocket.destroyed).toBe(false);
  });

  it('waits for a stream that has nothing to send', async () => {
    await request((response) => response.write('begin'));
    pass(120);
    expect(serverSocket.destroyed).toBe(false);
  });
});
