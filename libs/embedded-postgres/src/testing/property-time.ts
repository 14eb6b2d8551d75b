import fc from 'fast-check';

/** Time in milliseconds after which a property ends. It is shorter than `testTimeout` in `jest.config.js`. */
export const PROPERTY_MS = 480_000;

/**
 * Ends a property after a time, also while it looks for a smaller case. A property that has failed then prints its seed, its path and the smallest case that was
 * found until then, which the time limit of its test would hide. One that has found no failure fails, too, because it has not made all its runs.
 */
export const timeLimitOf = (milliseconds: number) => fc.interruptAfterTimeLimit(milliseconds, { failOnInterrupt: true });

let isInstalled = false;

/** Limits all properties to {@link PROPERTY_MS}. Spec files of one worker share their modules, so only the first call has an effect. */
export function limitProperties(): void {
  if (!isInstalled) fc.installGlobalPlugin(timeLimitOf(PROPERTY_MS));
  isInstalled = true;
}
