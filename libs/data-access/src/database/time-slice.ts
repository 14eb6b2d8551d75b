import { setImmediate } from 'node:timers/promises';

const SLICE_MS = 5;

/** Resolves when the work that waited last may go on. */
let lastTurn: Promise<void> = Promise.resolve();

/**
 * Divides long work of one request into slices of some milliseconds, so that the event loop serves other requests in between. However
 * many requests wait for their next slice, only one of them resumes in each turn of the event loop.
 */
export class TimeSlice {
  private begin = performance.now();

  get isOver(): boolean {
    return performance.now() - this.begin >= SLICE_MS;
  }

  /** Begins the next slice, after the event loop has served what is waiting. */
  async next(): Promise<void> {
    lastTurn = lastTurn.then(() => setImmediate());
    await lastTurn;
    this.begin = performance.now();
  }
}
