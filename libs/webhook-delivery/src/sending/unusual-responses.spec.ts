import { AddressPolicy } from '../address/address-policy';
import { SocketServer } from '../testing';
import { isSuccess } from './evaluate-response';
import { Sender } from './sender';

const CONTINUE = 'HTTP/1.1 100 Continue\r\n\r\n';
const OK = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
const CHUNKED = 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n';

/** Responses with the body "ok" that RFC 9110 and 9112 permit, by name. The connection stays open after them. */
const PERSISTENT = {
  'the usual response': OK,
  'an unrequested 100 before the response': CONTINUE + OK,
  'several interim responses': `${CONTINUE}HTTP/1.1 102 Processing\r\n\r\n${CONTINUE}HTTP/1.1 103 Early Hints\r\nLink: </a>; rel=preload\r\n\r\n${OK}`,
  '32 interim responses': CONTINUE.repeat(32) + OK,
  'an interim response with an unknown status': `HTTP/1.1 199 Miscellaneous\r\nX: y\r\n\r\n${OK}`,
  'an interim response without a reason phrase': `HTTP/1.1 100 \r\n\r\n${OK}`,
  'an interim response with the largest head': `HTTP/1.1 103 Early Hints\r\nLink: ${'x'.repeat(16_000)}\r\n\r\n${OK}`,
  'no reason phrase': 'HTTP/1.1 200 \r\nContent-Length: 2\r\n\r\nok',
  'no reason phrase and no space': 'HTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok',
  'a reason phrase beyond ASCII': Buffer.from('HTTP/1.1 200 Tr\xe8s bien\r\nContent-Length: 2\r\n\r\nok', 'latin1'),
  'a reason phrase that begins like an interim response': 'HTTP/1.1 200 HTTP/1.1 100 Continue\r\nContent-Length: 2\r\n\r\nok',
  chunks: `${CHUNKED}1\r\no\r\n1\r\nk\r\n0\r\n\r\n`,
  'chunks with trailers': `${CHUNKED}2\r\nok\r\n0\r\nDigest: x\r\nHTTP: /1.1 100\r\n\r\n`,
  'chunks with extensions': `${CHUNKED}2;a;b=c;d="e f"\r\nok\r\n0;last\r\n\r\n`,
  'chunk sizes with zeros and capital letters': `${CHUNKED}0002\r\nok\r\n000\r\n\r\n`,
  'headers without values, with tabs and in any case': 'HTTP/1.1 200 OK\r\ncONTENT-lENGTH:\t2 \r\nX:\r\nY: \tz\t \r\n\r\nok',
  'a header value that continues on the next lines': 'HTTP/1.1 200 OK\r\nX: a\r\n b\r\n\tc\r\nContent-Length:\r\n 2\r\n\r\nok',
  'a tab at the end of a header': 'HTTP/1.1 200 OK\r\nContent-Length: 2\t\r\n\r\nok',
  'the same length twice': 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\nX: y\r\ncontent-length: 2\r\n\r\nok',
  'a list of equal lengths': `${CONTINUE}HTTP/1.1 200 OK\r\nContent-Length: 2, 2\r\n\r\nok`,
  'a body that looks like an interim response': `${CHUNKED}2\r\nok\r\n0\r\n\r\n`,
} as const;

/** Responses after which the receiver closes the connection. */
const CLOSED = {
  'a body that ends with the connection': 'HTTP/1.1 200 OK\r\n\r\nok',
  'a body that ends with the connection, after an interim response': `${CONTINUE}HTTP/1.1 200 OK\r\nConnection: close\r\n\r\nok`,
  'an older version of HTTP': 'HTTP/1.0 200 OK\r\n\r\nok',
  'Connection: close': 'HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: 2\r\n\r\nok',
} as const;

describe('the response to a webhook request', () => {
  const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
  let sender: Sender;
  let receiver: SocketServer;
  beforeEach(() => (sender = new Sender({ policy })));
  afterEach(async () => {
    await sender.close();
    await receiver.close();
  });

  const post = (body = '{}') => sender.send({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body });
  /** Starts a receiver that answers each request with the given bytes, in parts of `size` bytes if a size is given. */
  async function answerWith(response: string | Buffer, { size = Infinity, isLast = false } = {}): Promise<void> {
    const bytes = Buffer.from(response);
    receiver = await SocketServer.listen((socket) => {
      socket.setNoDelay();
      socket.on('data', (data) => {
        if (!data.toString().endsWith('{}')) return;
        let sent = 0;
        const send = () => {
          if (socket.destroyed) return;
          socket.write(bytes.subarray(sent, sent + size));
          sent += size;
          if (sent < bytes.length) setImmediate(send);
          else if (isLast) socket.end();
        };
        send();
      });
    });
  }
  const succeeded = {
    startTimestamp: expect.any(Date),
    durationMs: expect.any(Number),
    responseStatus: 200,
    error: null,
    responseBody: 'ok',
    retryAfterMs: null,
  };

  it.each(Object.entries(PERSISTENT))(
    'is a success if the receiver sends %s, and the connection is used again',
    async (_name, response) => {
      await answerWith(response);
      for (let request = 0; request < 3; request++) expect(await post()).toEqual(succeeded);
      expect(receiver.connections).toBe(1);
    },
  );

  it.each(Object.entries(CLOSED))('is a success if the receiver sends %s', async (_name, response) => {
    await answerWith(response, { isLast: true });
    for (let request = 1; request <= 3; request++) expect([await post(), receiver.connections]).toEqual([succeeded, request]);
  });

  it.each([...Object.entries(PERSISTENT), ...Object.entries(CLOSED)])(
    'is the same if its bytes arrive one by one: %s',
    async (name, response) => {
      if (response.length > 2_000) return;
      await answerWith(response, { size: 1, isLast: name in CLOSED });
      expect(await post()).toEqual(succeeded);
    },
  );

  it.each([
    ['204 with the length of a body', 'Content-Length: 2\r\n\r\n'],
    ['204 with the length 0', 'Content-Length: 0\r\n\r\n'],
    ['204 with chunks', 'Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ])('counts as a success without a body if it is a %s', async (_name, headers) => {
    await answerWith(`HTTP/1.1 204 No Content\r\n${headers}`);
    for (let request = 0; request < 3; request++) {
      expect(await post()).toEqual({ ...succeeded, responseStatus: 204, responseBody: null });
    }
  });

  it('is a success if it follows some time after an interim response', async () => {
    receiver = await SocketServer.listen((socket) => {
      socket.on('data', () => {
        socket.write(CONTINUE);
        setTimeout(() => socket.write(OK), 20);
      });
    });
    for (let request = 0; request < 3; request++) expect(await post()).toEqual(succeeded);
    expect(receiver.connections).toBe(1);
  });

  it.each([
    ['more than 32 interim responses', CONTINUE.repeat(33) + OK],
    ['101, which nobody asked for', `HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n${OK}`],
    ['101 without an upgrade', `HTTP/1.1 101 Switching Protocols\r\n\r\n${OK}`],
    ['101 after other interim responses', `${CONTINUE}HTTP/1.1 101 \r\n\r\n${OK}`],
    [
      'an interim response with more than 16 KiB of headers',
      `HTTP/1.1 103 Early Hints\r\nLink: ${'x'.repeat(17_000)}\r\n\r\n${OK}`,
    ],
    ['an interim response with a body', `HTTP/1.1 103 Early Hints\r\nContent-Length: 2\r\n\r\nno${OK}`],
  ])('is a failure if the receiver sends %s', async (_name, response) => {
    await answerWith(response);
    expect(await post()).toEqual({ ...succeeded, responseStatus: null, error: 'answer_unreadable', responseBody: null });
  });

  it.each([
    ['Content-Length', 'HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nok'],
    ['Content-Length, after an interim response', `${CONTINUE}HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nok`],
    ['chunks', `${CHUNKED}5\r\nok`],
    ['chunks, of which the last one is missing', `${CHUNKED}2\r\nok\r\n`],
    ['chunks whose trailers are cut', `${CHUNKED}2\r\nok\r\n0\r\n`],
  ])('is a failure if the body is shorter than promised by %s', async (_name, response) => {
    await answerWith(response, { isLast: true });
    const result = await post();
    expect([isSuccess(result), result]).toEqual([false, { ...succeeded, error: 'connection_failed' }]);
  });

  it('is read if the receiver rejects a large request before it has read all of it, and the connection is not used again', async () => {
    const rejection = 'HTTP/1.1 413 Content Too Large\r\nContent-Length: 2\r\n\r\nno';
    receiver = await SocketServer.listen((socket) => {
      socket.once('readable', () => socket.write(rejection));
    });
    const rejected = { ...succeeded, responseStatus: 413, responseBody: 'no' };
    const large = 'x'.repeat(16 * 1024 * 1024);
    expect([await post(large), await post(large), receiver.connections]).toEqual([rejected, rejected, 2]);
  });

  it('is read if the receiver rejects a large request and closes the connection at once', async () => {
    receiver = await SocketServer.listen((socket) => {
      socket.once('readable', () => socket.end('HTTP/1.1 413 \r\nConnection: close\r\n\r\nno'));
    });
    expect(await post('x'.repeat(16 * 1024 * 1024))).toEqual({ ...succeeded, responseStatus: 413, responseBody: 'no' });
  });
});
