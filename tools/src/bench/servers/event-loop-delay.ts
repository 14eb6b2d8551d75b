import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * A probe that is preloaded into a measured process (`node --require`). It responds to each request on `EVENT_LOOP_DELAY_PORT` with the longest time
 * in milliseconds for which the event loop has been blocked since the previous request.
 */
const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
createServer((_request, response) => {
  response.end(String(histogram.max / 1e6));
  histogram.reset();
})
  .listen(Number(process.env['EVENT_LOOP_DELAY_PORT']), '127.0.0.1')
  .unref();
