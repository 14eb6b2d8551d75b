/** A busy machine may need long. The limit is below Jest's, so that a spec fails with the value it saw and not with a timeout. */
const LIMIT_MS = 150_000;

/** Looks repeatedly until it sees the expected value. @returns the value it saw last, which differs if the time limit was reached */
export async function poll<T>(look: () => Promise<T>, expected: T): Promise<T> {
  const deadline = Date.now() + LIMIT_MS;
  let seen = await look();
  while (seen !== expected && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await look();
  }
  return seen;
}
