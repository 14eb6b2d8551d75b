import { type ApiKeyAuthenticator } from './api-key-authenticator';
import { type Connection } from './connection';
import { ListeningClient } from './listening-client';

/** Listens for keys that were changed by any process, and has them forgotten. */
export class ApiKeyChanges extends ListeningClient {
  constructor(connection: Connection, authenticator: ApiKeyAuthenticator) {
    super(connection, 'api_key_changed', {
      onNotification: (hash) => authenticator.forget(hash),
      onConnected: () => authenticator.forgetAll(),
    });
  }
}
