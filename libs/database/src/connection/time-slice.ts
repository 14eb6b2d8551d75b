import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 5;

/** A promise that resolves when the last waiting task may continue. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Divides the long computation of one request into slices of a few milliseconds, so that the event loop serves other requests in between. Only one
 * waiting request resumes in each turn of the event loop.
 */
export class TimeSlice {
  private begin = performance.now();

  get isOver(): boolean {
    return performance.now() - this.begin >= SLICE_MS;
  }

  /** Ends the current time slice, and starts the next one after the event loop has served waiting work. */
  async next(): Promise<void> {
    lastTurn = lastTurn.then(() => setImmediate());
    await lastTurn;
    this.begin = performance.now();
  }
}
