import { Client, type ClientConfig } from 'pg';
import { type PrivateClient } from './private-parts';
import { UnknownOutcome } from './unknown-outcome';

/**
 * Settings that a session may choose when it connects. They have priority over those of the role and of the database, and PgBouncer keeps them for each
 * client, also in transaction mode. It refuses clients that send other settings, so {@link assertSessionSettings} checks those.
 */
export const SESSION_SETTINGS = { DateStyle: 'ISO, MDY', TimeZone: 'UTC', standard_conforming_strings: 'on' };

/** The function of PostgreSQL that waits for a synchronous standby. Its warnings have this name in every language, unlike their text. */
const WAIT_FOR_STANDBY = 'SyncRepWaitForLSN';

/** SQLSTATE of a statement that writes on a server that accepts no writes. */
const READ_ONLY = '25006';

/**
 * The driver's client in a session that does not depend on the settings of the role, the database or the server. A statement fails with {@link UnknownOutcome}
 * if PostgreSQL warns that its transaction is committed, but that the wait for the synchronous standby was cut (SQLSTATE 01000).
 */
export class DatabaseClient extends Client {
  /** Whether the server has refused a write because it is a standby, such as the former primary after a failover. */
  refusesWrites = false;
  /** Whether the running statement has committed without a confirmation of the standby. */
  private isUnconfirmed = false;

  constructor(config?: string | ClientConfig) {
    super(config);
    this.on('notice', ({ routine }) => {
      if (routine === WAIT_FOR_STANDBY) this.isUnconfirmed = true;
    });
    this.connection.on('errorMessage', ({ code }: { code?: string }) => {
      if (code === READ_ONLY) this.refusesWrites = true;
    });
  }

  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), ...SESSION_SETTINGS };
  }

  /** Receives the end of a message, after which PostgreSQL has committed. The driver ignores warnings, so a statement that was not confirmed fails here. */
  _handleReadyForQuery(message: unknown): void {
    const client = this as unknown as PrivateClient;
    if (this.isUnconfirmed) {
      this.isUnconfirmed = false;
      const query = client._getActiveQuery();
      client._activeQuery = null;
      query?.handleError(new UnknownOutcome(), this.connection);
    }
    // The type declarations of the driver lack this method, so the compiler does not know the one that it overrides.
    (Client.prototype as unknown as PrivateClient)._handleReadyForQuery.call(this, message);
  }

  /** Process id of the server for this connection, as the server or a connection pooler has reported it; null before the client is connected. */
  get serverProcess(): number | null {
    return (this as unknown as PrivateClient).processID;
  }
}
