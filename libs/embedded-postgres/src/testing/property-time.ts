import fc from 'fast-check';

/** Time in milliseconds after which a property ends. It is shorter than `testTimeout` in `jest.config.js`. */
export const PROPERTY_MS = 480_000;

/**
 * Ends all properties after a time, also while they look for a smaller case. A property that has failed then prints its seed, its path and the smallest case that was
 * found until then, which the time limit of its test would hide. One that has found no failure fails, too, because it has not made all its runs.
 */
export function limitProperties(milliseconds: number): void {
  fc.configureGlobal({ plugins: [fc.interruptAfterTimeLimit(milliseconds, { failOnInterrupt: true })] });
}
