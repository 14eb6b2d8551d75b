import { closeSync, copyFileSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';

/** When the log exceeds this size, its content is moved to `postgres.log.1`, replacing the previous content of that file. */
export const MAX_LOG_BYTES = 10 * 1024 * 1024;

/** The log file to which the PostgreSQL server writes its messages. */
export class ServerLog {
  readonly path: string;

  constructor(home: string) {
    this.path = join(home, 'postgres.log');
  }

  /** Opens the log file, calls a function that starts a server with it, and closes it again in this process. */
  passTo<T>(start: (file: number) => T): T {
    this.rotate();
    const file = openSync(this.path, 'a', 0o600);
    try {
      return start(file);
    } finally {
      closeSync(file);
    }
  }

  /** Copies and empties the log file instead of renaming it, because a running server keeps the file open. */
  rotate(): void {
    try {
      if (statSync(this.path).size <= MAX_LOG_BYTES) return;
      copyFileSync(this.path, `${this.path}.1`);
      truncateSync(this.path);
    } catch {
      // A full disk has no room for the copy. The next attempt may succeed, and the server does not depend on it.
    }
  }

  lastLines(): string {
    try {
      return readFileSync(this.path, 'utf8').trim().split('\n').slice(-5).join('\n');
    } catch {
      return '';
    }
  }
}
