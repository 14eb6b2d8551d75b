import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate } from 'node:timers/promises';

/**
 * A probe that is preloaded into a measured process (`node --require`). It responds to each request on `EVENT_LOOP_DELAY_PORT` with the longest time
 * in milliseconds for which the event loop has been blocked since the previous request. To a request for `/busy` it responds after half a second of
 * work that never blocks the event loop for more than 5 ms; a longer delay is caused by other processes on the machine.
 */
const BUSY_MS = 500;
const SLICE_MS = 5;

const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
createServer((request, response) => {
  void (request.url === '/busy' ? beBusy() : Promise.resolve()).then(() => {
    response.end(String(histogram.max / 1e6));
    histogram.reset();
  });
})
  .listen(Number(process.env['EVENT_LOOP_DELAY_PORT']), '127.0.0.1')
  .unref();

async function beBusy(): Promise<void> {
  const end = performance.now() + BUSY_MS;
  while (performance.now() < end) {
    const endOfSlice = performance.now() + SLICE_MS;
    while (performance.now() < endOfSlice);
    await setImmediate();
  }
}
