import { type ApiKeyAuthenticator } from './api-key-authenticator';
import { type Connection } from '../database/connection';
import { ListeningClient } from '../database/listening-client';

/** Listens for changes of API keys by any process, and removes the changed keys from the cache of an authenticator. */
export class ApiKeyChanges extends ListeningClient {
  constructor(connection: Connection, authenticator: ApiKeyAuthenticator) {
    super(connection, 'api_key_changed', {
      onNotification: (hash) => authenticator.forget(hash),
      onConnected: () => authenticator.forgetAll(),
    });
  }
}
