import { Client } from 'pg';
import { type PrivateClient } from './private-parts';

/**
 * Settings that a session may choose when it connects. They have priority over those of the role and of the database, and PgBouncer keeps them for each
 * client, also in transaction mode. It refuses clients that send other settings, so {@link assertSessionSettings} checks those.
 */
export const SESSION_SETTINGS = { DateStyle: 'ISO, MDY', TimeZone: 'UTC', standard_conforming_strings: 'on' };

/** The driver's client in a session that does not depend on the settings of the role, the database or the server. */
export class DatabaseClient extends Client {
  override getStartupConf(): Record<string, string> {
    return { ...super.getStartupConf(), ...SESSION_SETTINGS };
  }

  /** Process id of the server for this connection, as the server or a connection pooler has reported it; null before the client is connected. */
  get serverProcess(): number | null {
    return (this as unknown as PrivateClient).processID;
  }
}
