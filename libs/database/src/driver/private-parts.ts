import { type Connection } from 'pg';

/**
 * Parts of the driver on which this folder relies although its type declarations lack them, so that neither its documentation nor its version number
 * says when they change. `private-parts.spec.ts` checks that each of them exists; nothing outside of this folder may rely on them.
 */
export interface PrivateQuery {
  name?: string | undefined;
  text: string;
  values: unknown[] | undefined;
  /** Receives the result or the error at the end of the query. */
  callback: (error: Error | null, result?: never) => void;
  /** Result of the query. The driver sets `_types`, the parsers of the result's values. */
  _result: { _types: unknown };
  /** Sends the query. @returns an error if it has sent nothing */
  submit(connection: Connection): Error | null;
  prepare(connection: Connection): void;
  /** Sends the execution of the prepared statement, and the end of the message. */
  _getRows(connection: Connection, rows: number | undefined): void;
  // The driver calls these methods when PostgreSQL sends a message.
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Connection): void;
  handleReadyForQuery(connection: Connection): void;
  handleError(error: Error, connection: Connection): void;
}

export interface PrivateConnection {
  /** Names of the statements that the server has prepared for this connection, according to the driver. */
  parsedStatements: Record<string, string | undefined>;
  /** Names of the statements whose preparation was requested on this connection and is not answered yet. */
  submittedNamedStatements: Record<string, string | undefined>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: string[] }): void;
  execute(portal: object): void;
}

export interface PrivateClient {
  /** The query whose answer the driver is receiving; null if there is none. */
  _activeQuery: PrivateQuery | null;
  _getActiveQuery(): PrivateQuery | null;
  /** Ends the running query when PostgreSQL has ended its transaction. */
  _handleReadyForQuery(message: unknown): void;
  /** Whether PostgreSQL has answered all statements of this connection. */
  readyForQuery: boolean;
  /** Process id of the server for this connection, as the server has reported it. */
  processID: number | null;
}
