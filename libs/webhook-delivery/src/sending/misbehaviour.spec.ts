import { AddressPolicy } from '../address/address-policy';
import type { Answer } from './answer';
import { Sender } from './sender';
import { type Misbehaviour, misbehaving, SocketServer } from '../testing';

/** A short deadline stands for the long one of production: what matters is that nothing outlives it. */
const DEADLINE = 800;

describe('a receiver from hell', () => {
  const policy = new AddressPolicy({ ports: [443], allowedNetworks: ['127.0.0.0/8'] });
  let sender: Sender;
  let receiver: SocketServer;
  beforeEach(() => {
    sender = new Sender({ policy, deadlineMs: DEADLINE });
  });
  afterEach(async () => {
    // Closing ends at once: nothing waits for what was given up.
    await sender.close();
    await receiver.close();
  });

  const post = () => sender.send({ url: `http://127.0.0.1:${receiver.port}/`, headers: {}, body: '{}' });
  const answer = (responseStatus: number | null, error: Answer['error'], responseBody: unknown = null) => ({
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
    'drips interim answers': answer(null, 'timed_out'),
    'drips a body': answer(200, 'timed_out', expect.stringMatching(/^\.+$/)),
    'drips chunks': answer(200, 'timed_out', expect.stringMatching(/^\.+$/)),
    'sends a gigabyte': answer(200, null, 'x'.repeat(16_384)),
    'sends endless chunks': answer(200, null, 'x'.repeat(16_384)),
    'sends a gzip bomb': answer(200, null, expect.any(String)),
    'sends endless headers': answer(null, 'answer_unreadable'),
    'sends one endless header': answer(null, 'answer_unreadable'),
    'sends endless interim answers': answer(null, 'timed_out'),
    'speaks another protocol': answer(null, 'answer_unreadable'),
    'says two lengths': answer(null, 'answer_unreadable'),
    'ends in the body': answer(200, 'connection_failed', 'ok'),
    'ends in the headers': answer(null, 'connection_failed'),
    'ends without an answer': answer(null, 'connection_failed'),
    'resets without an answer': answer(null, 'connection_failed'),
    'resets in the headers': answer(null, 'connection_failed'),
    'resets in the body': answer(200, 'connection_failed', 'ok'),
    'switches protocols': answer(null, 'connection_failed'),
    'answers 600': answer(null, 'answer_unreadable'),
    'answers 999': answer(null, 'answer_unreadable'),
    'answers 000': answer(null, 'connection_failed'),
    'answers twice': answer(200, null, 'ok'),
  };

  it.each(Object.entries(expected) as [Misbehaviour, ReturnType<typeof answer>][])('that %s', async (misbehaviour, wanted) => {
    receiver = await misbehaving(misbehaviour);
    const before = process.memoryUsage().rss;
    const answers = await Promise.all([post(), post(), post(), post()]);
    expect(answers).toEqual(Array(4).fill(wanted));
    // Many times the deadline on a busy machine, and no time at all beside the minutes it could be made to wait.
    expect(Math.max(...answers.map(({ durationMs }) => durationMs))).toBeLessThan(20 * DEADLINE);
    // What was taken from each is what sockets buffer; the receivers would have sent gigabytes.
    expect(process.memoryUsage().rss - before).toBeLessThan(256 * 1024 * 1024);
    expect(receiver.connections).toBe(4);
  });

  it('that resets before it is asked', async () => {
    receiver = await SocketServer.listen((socket) => socket.resetAndDestroy());
    expect(await post()).toEqual(answer(null, 'connection_failed'));
  });

  it('that says too much on a connection at rest is not listened to', async () => {
    receiver = await SocketServer.listen((socket) => {
      socket.once('data', () =>
        socket.write(`HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok${'HTTP/1.1 500 No\r\n'.repeat(10)}`),
      );
    });
    expect([await post(), await post()]).toEqual([answer(200, null, 'ok'), answer(200, null, 'ok')]);
  });
});
