/**
 * Time limit for polling, long enough for a busy machine. It is shorter than Jest's time limit, so that a spec fails with the value it saw and not
 * with a timeout.
 */
const LIMIT_MS = 150_000;

/** Repeats `look` until it returns the expected value or the time limit is reached. @returns the value that `look` returned last */
export async function pollUntil<T>(look: () => Promise<T>, expected: T): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  let seen = await look();
  while (seen !== expected && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await look();
  }
  return seen;
}
