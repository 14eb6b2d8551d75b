import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { type Response } from '../request/request';
import { StreamedContent } from './streamed-content';

/** A response to a client that reads one part at each call of `read`. */
class SlowClient extends Writable {
  readonly req = { method: 'GET' };
  readonly received: string[] = [];
  private readPart: (() => void) | null = null;

  constructor() {
    super({ highWaterMark: 1, decodeStrings: false });
  }

  setHeader(): void {}

  override _write(part: string, _encoding: string, done: () => void): void {
    this.readPart = () => {
      this.received.push(part);
      done();
    };
  }

  async read(): Promise<void> {
    this.readPart?.();
    await setImmediate();
  }
}

describe('StreamedContent', () => {
  it('produces a part only after the client has read the part before', async () => {
    const produced: string[] = [];
    async function* parts() {
      for (const part of ['a', 'b', 'c']) {
        produced.push(part);
        yield await Promise.resolve({ text: part, patients: [], rows: 1 });
      }
    }
    const client = new SlowClient();
    const recorder = { download: () => Promise.resolve() };
    // The cast is safe, because the client has all members of a response that `StreamedContent` uses.
    const sent = (await StreamedContent.begin({}, parts())).send(client as unknown as Response, recorder);
    await setImmediate();
    expect(produced).toEqual(['a']);
    await client.read();
    expect(produced).toEqual(['a', 'b']);
    await client.read();
    await client.read();
    await sent;
    expect([client.received, client.writableEnded]).toEqual([['a', 'b', 'c'], true]);
  });
});
