import { watchClients } from './watched-clients';

/** Counts the separate round trips in which all PostgreSQL clients of this process send statements while `act` runs. */
export async function countRoundTrips(act: () => Promise<unknown>): Promise<number> {
  let count = 0;
  await watchClients(() => count++, act);
  return count;
}
