import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { HttpConnection } from '../testing/http-connection';
import { type Response } from '../request/request';

const KIB = 1024;

/** Jest's fake clock controls only the periodic check for slow clients; everything else uses real time. */
const REAL = [
  'Date',
  'hrtime',
  'nextTick',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setTimeout',
  'clearTimeout',
] as const;

describe('the deadline of a response', () => {
  let connection: HttpConnection;

  beforeEach(() => jest.useFakeTimers({ doNotFake: [...REAL] }));
  afterEach(() => {
    connection.close();
    jest.useRealTimers();
  });

  /** Sends requests without reading the responses until the kernel's buffers are full, so that the service has unsent bytes. */
  const request = async (answer: (response: Response) => void, count = 1) => {
    connection = await HttpConnection.open(answer);
    connection.request(count);
    while (connection.accepted.bytesWritten === 0) await sleep(5);
    for (let before = -1, calm = 0; calm < 5; before = connection.accepted.bytesWritten) {
      calm = connection.accepted.bytesWritten === before ? calm + 1 : 0;
      await sleep(20);
    }
  };

  const isClosed = () => connection.accepted.destroyed;

  const readBytes = async (bytes: number) => {
    for (let read = 0; read < bytes;) {
      const chunk = connection.client.read() as Buffer | null;
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

  it('closes the connection 35 seconds after a complete response that the client does not read', async () => {
    await request((response) => response.end(Buffer.alloc(32 * KIB * KIB)));
    pass(27.5);
    expect(isClosed()).toBe(false);
    pass(7.5);
    expect(isClosed()).toBe(true);
  });

  it('is not extended if the client reads only a part of a complete response', async () => {
    await request((response) => response.end(Buffer.alloc(32 * KIB * KIB)));
    for (let passed = 0; passed < 35; passed += 2.5) {
      await readBytes(64 * KIB);
      pass(2.5);
    }
    expect(isClosed()).toBe(true);
  });

  it('closes the connection of a stream if the client reads less than 16 KiB in 10 seconds', async () => {
    await request(streamForever);
    pass(10);
    expect(isClosed()).toBe(false);
    pass(5);
    expect(isClosed()).toBe(true);
  });

  it('keeps the connection of a stream open as long as the client keeps reading', async () => {
    await request(streamForever);
    for (let passed = 0; passed < 60; passed += 7.5) {
      const before = connection.accepted.bytesWritten;
      while (connection.accepted.bytesWritten - before < 64 * KIB) await readBytes(256 * KIB);
      pass(7.5);
      expect(isClosed()).toBe(false);
    }
  });

  it('starts, for a response that is queued behind a stream, only when the stream has ended', async () => {
    const answers = [streamForever, (response: Response) => response.end(Buffer.alloc(KIB))];
    await request((response) => answers.shift()?.(response), 2);
    for (let passed = 0; passed < 60; passed += 7.5) {
      const before = connection.accepted.bytesWritten;
      while (connection.accepted.bytesWritten - before < 64 * KIB) await readBytes(256 * KIB);
      pass(7.5);
    }
    expect(isClosed()).toBe(false);
  });

  it('does not close the connection of a stream that has no bytes to send', async () => {
    await request((response) => response.write('begin'));
    pass(120);
    expect(isClosed()).toBe(false);
  });
});
