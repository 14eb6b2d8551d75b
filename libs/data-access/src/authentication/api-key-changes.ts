import { type Connection, ListeningClient } from '@rpm/database';

/**
 * Listens for changes of API keys and ends of sessions and access tokens by any process, and removes them from the caches of the authenticators. PostgreSQL announces each
 * session and token that ends because its key ends.
 */
export class ApiKeyChanges extends ListeningClient {
  constructor(connection: Connection, ...authenticators: readonly { forget(hash: string): void; forgetAll(): void }[]) {
    super(connection, 'api_key_changed', {
      onNotification: (hash) => authenticators.forEach((authenticator) => authenticator.forget(hash)),
      onConnected: () => authenticators.forEach((authenticator) => authenticator.forgetAll()),
    });
  }
}
