import { type Connection as Wire, Query, type QueryConfig } from 'pg';

/**
 * SQL that sets the organization whose rows a transaction may access, on which row-level security depends, and whether its statements use generic
 * plans. Both settings end with the transaction.
 */
export const SCOPE = {
  name: 'organization-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true)`,
};

/**
 * SQL that sets the scope of webhook delivery, which works on all organizations. Nothing else may run in that scope. A queue is empty at one moment
 * and has 50,000 rows at the next, so the planner's statistics are always wrong; therefore this setting makes PostgreSQL find rows by index and in
 * the order of the index.
 */
export const DELIVERY_SCOPE = {
  name: 'delivery-scope',
  text: `select set_config('rpm.delivery', $1, true), set_config('plan_cache_mode', $2, true), ${[
    'enable_seqscan',
    'enable_bitmapscan',
    'enable_sort',
    'enable_hashjoin',
    'enable_mergejoin',
    'jit',
  ]
    .map((setting) => `set_config('${setting}', 'off', true)`)
    .join(', ')}`,
};

/**
 * SQL that sets the scope for a request whose organization is not yet known: it can access only the API key with the presented SHA-256 (hexadecimal).
 */
export const KEY_SCOPE = {
  name: 'api-key-scope',
  text: `select set_config('rpm.api_key_hash', $1, true), set_config('plan_cache_mode', $2, true)`,
};

/** A scope for statements: the statement that sets it, and its value, such as the organization. */
export interface Scope {
  statement: { name: string; text: string };
  value: string;
}

/** Methods of the driver's query class that its type declarations lack. */
interface WireQuery {
  prepare(connection: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: Wire): void;
  handleError(error: Error, connection: Wire): void;
}
type Protocol = Wire & {
  /** Names of the statements that the server has prepared for this connection, according to the driver. */
  parsedStatements: Record<string, string | undefined>;
  /** Names of the statements whose preparation was requested on this connection and is not answered yet. */
  submittedNamedStatements: Record<string, string | undefined>;
  close(statement: { type: 'S'; name: string }): void;
  parse(statement: { name: string; text: string }): void;
  bind(portal: { statement: string; values: string[] }): void;
  execute(portal: object): void;
};

const DriverQuery = Query as unknown as new (config: QueryConfig) => Query & WireQuery;

/**
 * Runs a statement in a scope in one round trip: the statement that sets the scope precedes it in the same message, and both form one implicit
 * transaction. An explicit transaction with separate statements had only 0.38 times the throughput of a plain statement.
 */
export class ScopedQuery extends DriverQuery {
  private isScoped = false;
  private readonly statementName: string | undefined;

  constructor(
    private readonly scope: Scope,
    statement: QueryConfig,
  ) {
    // Without the extended protocol, a statement without values would use the simple protocol, which is a separate transaction.
    super({ ...statement, queryMode: 'extended' } as QueryConfig);
    this.statementName = statement.name;
  }

  override prepare(connection: Wire): void {
    const wire = connection as Protocol;
    const { statement: setting, value } = this.scope;
    if (wire.parsedStatements[setting.name] === undefined) wire.parse(setting);
    wire.parsedStatements[setting.name] = setting.text;
    const name = this.statementName;
    const planning = name === undefined ? 'auto' : 'force_generic_plan';
    wire.bind({ statement: setting.name, values: [value, planning] });
    wire.execute({});
    // Closing a statement that does not exist is not an error, and the driver may wrongly assume that it exists: see handleError.
    const isPrepared =
      name === undefined || wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined;
    if (!isPrepared) wire.close({ type: 'S', name });
    super.prepare(connection);
  }

  override handleDataRow(message: unknown): void {
    if (this.isScoped) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    if (this.isScoped) super.handleCommandComplete(message, connection);
    this.isScoped = true;
  }

  /**
   * After an error, marks the statement as not prepared, because the driver confuses the preparation of the statement with that of the scope, either
   * of which may have failed.
   */
  override handleError(error: Error, connection: Wire): void {
    if (this.statementName !== undefined) (connection as Protocol).parsedStatements[this.statementName] = undefined;
    super.handleError(error, connection);
  }
}
