import { type ApiKeyAuthenticator } from './api-key-authenticator';
import { type Connection, ListeningClient } from '@rpm/database';
import { type ConsoleSessionAuthenticator } from '../console/console-session-authenticator';

/**
 * Listens for changes of API keys and ends of sessions by any process, and removes them from the caches of the authenticators. PostgreSQL announces each
 * session that ends because its key ends.
 */
export class ApiKeyChanges extends ListeningClient {
  constructor(connection: Connection, keys: ApiKeyAuthenticator, sessions?: ConsoleSessionAuthenticator) {
    super(connection, 'api_key_changed', {
      onNotification: (hash) => {
        keys.forget(hash);
        sessions?.forget(hash);
      },
      onConnected: () => {
        keys.forgetAll();
        sessions?.forgetAll();
      },
    });
  }
}
