const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 15_000;
/** Minimum running time after which a process is considered to have recovered from earlier failures. */
const STABLE_AFTER_MS = 60_000;

/**
 * Pauses before the restarts of a process that should always run: none before the first restart, then a quarter of a second, and each further pause is twice as
 * long as the one before, up to 15 s. A process that has run for a minute is restarted at once again.
 */
export class RestartPauses {
  /** Number of restarts since the last time that the process ran for long. */
  private restarts = 0;

  /** Returns the pause in milliseconds before the next restart. @param ranForMs running time of the process that has ended; 0 if it did not start */
  next(ranForMs: number): number {
    if (ranForMs > STABLE_AFTER_MS) this.restarts = 0;
    const earlier = this.restarts++;
    return earlier === 0 ? 0 : Math.min(FIRST_PAUSE_MS * 2 ** (earlier - 1), LONGEST_PAUSE_MS);
  }
}
