import { pino } from 'pino';

/** Maximum number of bytes in log lines that wait to be written to stdout. Further lines are dropped. */
const MAX_UNREAD = 8 * 1024 * 1024;

/**
 * Maximum time in milliseconds for which lines are collected before they are written together. Fewer writes need less CPU, because each write wakes
 * another thread.
 */
const COLLECTING_MS = 10;

/** Number of bytes at which the collected lines are written even before {@link COLLECTING_MS} is over. */
const WRITTEN_AT_ONCE = 8 * 1024;

/**
 * Maximum number of bytes that a worker writes at once. Linux and POSIX keep writes of this size to a pipe together (`PIPE_BUF`), so that lines of several
 * processes are never mixed.
 */
const WRITTEN_TOGETHER = 4 * 1024;

/** Maximum time that an exiting process waits for its stdout to be read. */
const EXIT_PATIENCE_MS = 1_000;

/**
 * Writes the log to stdout without waiting for the process that reads it. Lines are collected for some milliseconds and written together. If nobody
 * reads them, log lines are dropped rather than requests delayed. The remaining lines are written when the process exits.
 * @param onDropped receives the number of dropped lines as soon as stdout is read again
 * @param isShared whether other processes write their lines to the same stdout
 */
export function logDestination(onDropped: (lines: number) => void, isShared = false) {
  // Accessing process.stdout makes Node switch a pipe to non-blocking mode. A blocking write could keep the process from exiting.
  const { fd } = process.stdout;
  let exitDeadline = Infinity;
  let dropped = 0;
  const retryEAGAIN = () => Date.now() < exitDeadline;
  const lengths = isShared ? { minLength: WRITTEN_TOGETHER - 1, maxWrite: WRITTEN_TOGETHER } : { minLength: WRITTEN_AT_ONCE };
  const destination = pino.destination({ dest: fd, sync: false, ...lengths, maxLength: MAX_UNREAD, retryEAGAIN });
  destination.on('drop', () => dropped++);
  destination.on('drain', () => {
    if (dropped > 0) onDropped(dropped);
    dropped = 0;
  });
  // This listener must run before the exit listener of the logger pino, which would retry the write for ever.
  process.prependListener('exit', () => {
    exitDeadline = Date.now() + EXIT_PATIENCE_MS;
    try {
      destination.flushSync();
    } catch {
      destination.destroy();
    }
  });
  let collecting: NodeJS.Timeout | null = null;
  const write = (line: string) => {
    destination.write(line);
    collecting ??= setTimeout(() => {
      collecting = null;
      destination.flush();
    }, COLLECTING_MS).unref();
  };
  return { write };
}
