import { pino } from 'pino';

/** Largest amount of log lines in memory that nobody has read from stdout yet, in bytes. Lines beyond it are dropped. */
const MAX_UNREAD = 8 * 1024 * 1024;

/** How long the process waits at its end for a reader of stdout. */
const EXIT_PATIENCE_MS = 1_000;

/**
 * Writes the log to stdout without ever waiting for its reader: several lines go out in one write, and a reader that stops costs
 * log lines instead of requests. The lines that are left are written when the process ends.
 * @param onDropped receives the number of dropped lines as soon as stdout is read again
 */
export function logDestination(onDropped: (lines: number) => void) {
  // Reading process.stdout makes Node switch a pipe to non-blocking. A write that blocks would keep the process from ending.
  const { fd } = process.stdout;
  let exitDeadline = Infinity;
  let dropped = 0;
  const retryEAGAIN = () => Date.now() < exitDeadline;
  const destination = pino.destination({ dest: fd, sync: false, maxLength: MAX_UNREAD, retryEAGAIN });
  destination.on('drop', () => dropped++);
  destination.on('drain', () => {
    if (dropped > 0) onDropped(dropped);
    dropped = 0;
  });
  // Before pino's own listener, which would retry for ever.
  process.prependListener('exit', () => {
    exitDeadline = Date.now() + EXIT_PATIENCE_MS;
    try {
      destination.flushSync();
    } catch {
      destination.destroy();
    }
  });
  return destination;
}
