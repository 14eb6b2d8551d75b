import { EventEmitter } from 'node:events';
import { MessageLink, type MessagePort } from './message-link';

/** One end of a channel whose messages are serialized, like those between processes. */
class Port extends EventEmitter implements MessagePort {
  other: Port | null = null;

  send(message: object, callback: (error: Error | null) => void): void {
    const { other } = this;
    setImmediate(() => {
      callback(other ? null : new Error('The channel is closed.'));
      other?.emit('message', JSON.parse(JSON.stringify(message)));
    });
  }
}

type Remote = { double: (value: number) => number; fail: (argument: null) => never; unknown: (argument: null) => void };

describe('MessageLink', () => {
  let near: Port;
  let link: MessageLink<Remote>;

  beforeEach(() => {
    near = new Port();
    const far = new Port();
    [near.other, far.other] = [far, near];
    link = new MessageLink<Remote>(near, {});
    const fail = () => {
      throw new Error('Failure of the action');
    };
    new MessageLink(far, { double: (value: number) => Promise.resolve(2 * value), fail });
  });

  it('returns the results of concurrent requests to their callers', async () => {
    expect(await Promise.all([1, 2, 3].map((value) => link.request('double', value)))).toEqual([2, 4, 6]);
  });

  it('ignores messages of other users of the channel', async () => {
    for (const message of [{}, { channel: 'rate_limiter_flexible' }, { rpm: 'response', id: 99 }]) near.emit('message', message);
    expect(await link.request('double', 4)).toBe(8);
  });

  it('rejects a request whose action fails or does not exist after a time limit', async () => {
    await expect(link.request('fail', null, 20)).rejects.toThrow('The other process did not answer (fail).');
    await expect(link.request('unknown', null)).resolves.toBeUndefined();
  });

  it('rejects a request at once if the other process has ended', async () => {
    near.other = null;
    await expect(link.request('double', 1, 3_600_000)).rejects.toThrow('The other process did not answer (double).');
  });
});
