import { Client } from 'pg';

/** Counts the separate round trips in which all PostgreSQL clients of this process send statements while `act` runs. */
export async function countRoundTrips(act: () => Promise<unknown>): Promise<number> {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its client below
  const original = Client.prototype.query as (...args: unknown[]) => unknown;
  let count = 0;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    count += 1;
    return original.apply(this, args);
  } as typeof Client.prototype.query;
  try {
    await act();
    return count;
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
}
