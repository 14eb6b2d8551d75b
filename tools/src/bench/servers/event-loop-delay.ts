import { createServer } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/*
 * Preloaded into a process that is measured (`node --require`). Answers each request on `EVENT_LOOP_DELAY_PORT` with the longest time,
 * in milliseconds, that the event loop of the process has been blocked since the request before.
 */
const histogram = monitorEventLoopDelay({ resolution: 1 });
histogram.enable();
createServer((_request, response) => {
  response.end(String(histogram.max / 1e6));
  histogram.reset();
})
  .listen(Number(process.env['EVENT_LOOP_DELAY_PORT']), '127.0.0.1')
  .unref();
