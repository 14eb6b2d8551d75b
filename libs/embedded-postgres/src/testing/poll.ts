/** Repeats a query until it returns the expected value, or returns the last value after a timeout. */
export async function poll<T>(look: () => Promise<T>, wanted: T): Promise<T> {
  const deadline = Date.now() + 10_000;
  let seen = await look();
  while (seen !== wanted && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await look();
  }
  return seen;
}
