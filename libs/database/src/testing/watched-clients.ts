import { Client } from 'pg';

/** Runs `act`, and calls `onQuery` before each message that any PostgreSQL client of this process sends meanwhile. */
export async function watchClients<T>(onQuery: (client: Client) => void, act: () => Promise<T>): Promise<T> {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- it is called with its client below
  const original = Client.prototype.query as (...args: unknown[]) => unknown;
  Client.prototype.query = function (this: Client, ...args: unknown[]) {
    onQuery(this);
    return original.apply(this, args);
  } as typeof Client.prototype.query;
  try {
    return await act();
  } finally {
    Client.prototype.query = original as typeof Client.prototype.query;
  }
}
