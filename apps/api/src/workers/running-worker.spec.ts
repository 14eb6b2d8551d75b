import { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { endOf } from './running-worker';

/** Returns a worker whose events the spec emits. The cast is safe, because `endOf` uses only its events and its process id. */
const workerWith = (pid: number | undefined) => Object.assign(new EventEmitter(), { process: { pid } }) as unknown as Worker;

describe('endOf', () => {
  it('waits for the exit of a worker that was killed while messages were sent to it', async () => {
    const worker = workerWith(7);
    const ended = endOf(worker);
    worker.emit('error', Object.assign(new Error('write EPIPE'), { code: 'EPIPE' }));
    worker.emit('error', Object.assign(new Error('Channel closed'), { code: 'ERR_IPC_CHANNEL_CLOSED' }));
    worker.emit('exit', null, 'SIGKILL');
    expect(await ended).toBe(null);
  });

  it('returns a failure for a worker whose process could not be started, which has no exit', async () => {
    const worker = workerWith(undefined);
    const ended = endOf(worker);
    worker.emit('error', Object.assign(new Error('spawn EAGAIN'), { code: 'EAGAIN' }));
    expect(await ended).toBe(1);
  });
});
