import { AddressPolicy } from '../address/address-policy';
import type { RequestResult } from './answer';
import { Sender } from './sender';
import { type Misbehaviour, startMisbehavingReceiver, SocketServer } from '../testing';

/** Time limit of a request in milliseconds. It is shorter than in production, because the specs only need to show that no request exceeds it. */
const DEADLINE = 1_500;

describe('a request to a misbehaving receiver', () => {
  const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
  let sender: Sender;
  let receivers: SocketServer[];
  beforeEach(() => {
    receivers = [];
    sender = new Sender({ policy, deadlineMs: DEADLINE });
  });
  afterEach(async () => {
    // Closing the sender does not wait for aborted requests.
    await sender.close();
    await Promise.all(receivers.map((receiver) => receiver.close()));
  });

  const post = ({ port }: SocketServer) => sender.send({ url: `http://127.0.0.1:${port}/`, headers: {}, body: '{}' });
  const answer = (responseStatus: number | null, error: RequestResult['error'], responseBody: unknown = null) => ({
    startTimestamp: expect.any(Date),
    durationMs: expect.any(Number),
    responseStatus,
    error,
    responseBody,
    retryAfterMs: null,
  });

  const expected: Record<Misbehaviour, ReturnType<typeof answer>> = {
    'never answers': answer(null, 'timed_out'),
    'sends half a status line': answer(null, 'timed_out'),
    'sends a status line and no end of headers': answer(null, 'timed_out'),
    'sends headers and no body': answer(200, 'timed_out'),
    'drips headers': answer(null, 'timed_out'),
    'drips interim answers': answer(null, 'answer_unreadable'),
    'drips a body': answer(200, 'timed_out', expect.stringMatching(/^\.+$/)),
    'drips chunks': answer(200, 'timed_out', expect.stringMatching(/^\.+$/)),
    'sends a gigabyte': answer(200, null, 'x'.repeat(16_384)),
    'sends endless chunks': answer(200, null, 'x'.repeat(16_384)),
    'sends a gzip bomb': answer(200, null, expect.any(String)),
    'sends endless headers': answer(null, 'answer_unreadable'),
    'sends one endless header': answer(null, 'answer_unreadable'),
    'sends endless interim answers': answer(null, 'answer_unreadable'),
    'sends an endless interim answer': answer(null, 'answer_unreadable'),
    'speaks another protocol': answer(null, 'answer_unreadable'),
    'says two lengths': answer(null, 'answer_unreadable'),
    'ends in the body': answer(200, 'connection_failed', 'ok'),
    'ends in the chunks': answer(200, 'connection_failed', 'ok'),
    'ends after an interim answer': answer(null, 'connection_failed'),
    'ends in the headers': answer(null, 'connection_failed'),
    'ends without an answer': answer(null, 'connection_failed'),
    'resets without an answer': answer(null, 'connection_failed'),
    'resets in the headers': answer(null, 'connection_failed'),
    'resets in the body': answer(200, 'connection_failed', 'ok'),
    'switches protocols': answer(null, 'answer_unreadable'),
    'answers 600': answer(null, 'answer_unreadable'),
    'answers 999': answer(null, 'answer_unreadable'),
    'answers 000': answer(null, 'answer_unreadable'),
    'answers twice': answer(200, null, 'ok'),
  };

  /** Ways in which a receiver never sends a complete response. They cost no CPU time, so they can be tested concurrently. */
  const QUIET: Misbehaviour[] = [
    'never answers',
    'sends half a status line',
    'sends a status line and no end of headers',
    'sends headers and no body',
    'drips headers',
    'drips interim answers',
    'drips a body',
    'drips chunks',
  ];
  const OTHERS = (Object.keys(expected) as Misbehaviour[]).filter((misbehaviour) => !QUIET.includes(misbehaviour));

  async function assertEndsWithinDeadline(misbehaviour: Misbehaviour): Promise<void> {
    const server = await startMisbehavingReceiver(misbehaviour);
    receivers.push(server);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(server)));
    expect([misbehaviour, answers]).toEqual([misbehaviour, Array(4).fill(expected[misbehaviour])]);
    // The limit allows for busy machines, but is far below the minutes for which a receiver could keep a request waiting.
    expect(Math.max(...answers.map(({ durationMs }) => durationMs))).toBeLessThan(20 * DEADLINE);
    // Each connection uses no more memory than its socket buffers, although the receivers would send gigabytes.
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
    expect(server.connections).toBe(4);
  }

  // The requests to these receivers only wait for their time limit, so they can run concurrently.
  it('ends within the time limit if the receiver sends nothing, or not enough to be a response', async () => {
    await Promise.all(QUIET.map((misbehaviour) => assertEndsWithinDeadline(misbehaviour)));
  });

  it.each(OTHERS)('ends within the time limit if the receiver %s', (misbehaviour) => assertEndsWithinDeadline(misbehaviour));

  it('fails if the receiver resets the connection before it receives the request', async () => {
    const receiver = await SocketServer.listen((socket) => socket.resetAndDestroy());
    receivers.push(receiver);
    expect(await post(receiver)).toEqual(answer(null, 'connection_failed'));
  });

  it('ignores unsolicited data on an idle connection', async () => {
    const receiver = await SocketServer.listen((socket) => {
      socket.once('data', () =>
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok${'HTTP/1.1 500 No\r\n'.repeat(10)}`),
      );
    });
    receivers.push(receiver);
    expect([await post(receiver), await post(receiver)]).toEqual([answer(200, null, 'ok'), answer(200, null, 'ok')]);
  });
});
