/** Looks until it sees what is wanted, or gives up and answers what it saw last. */
export async function poll<T>(look: () => Promise<T>, wanted: T): Promise<T> {
  const deadline = Date.now() + 10_000;
  let seen = await look();
  while (seen !== wanted && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    seen = await look();
  }
  return seen;
}
