import { type Actor } from '@rpm/domain';
import { type Connection as Wire, Query, type QueryConfig } from 'pg';
import { prepareValue } from 'pg/lib/utils';
import { type Preparation, preparation } from './preparation';
import { statement } from './statement';
import { type SharableQuery } from '../driver/shared-transaction';

/**
 * SQL that sets the organization whose rows a transaction may access, on which row-level security depends, and whether its statements use generic
 * plans. Both settings end with the transaction.
 */
export const SCOPE = {
  name: 'organization-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true)`,
};

/**
 * SQL with the effect of {@link SCOPE} that also limits the wait for a lock to 25 ms, for statements on which other organizations have to wait. They
 * may share the transaction, so the SQL also removes the actor of the previous statement.
 */
export const HURRIED_SCOPE = {
  name: 'hurried-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true), set_config('lock_timeout', '25ms', true),
    set_config('rpm.actor', '', true)`,
};

/**
 * SQL with the effect of {@link SCOPE} that also sets the actor ($3; an empty text if it is not known) for a transaction of several statements.
 * Entries of histories get this actor. The setting ends with the transaction, so that no later transaction on the same connection has it.
 */
export const TRANSACTION_SCOPE = {
  name: 'transaction-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true), set_config('rpm.actor', $3, true)`,
};

/** Returns the statement that names the actor of a transaction of one statement; none if the actor is not known. */
export function actorSetting(actor: Actor | undefined): Preparation[] {
  return actor === undefined ? [] : [preparation(SET_ACTOR, { actor: actorText(actor) })];
}

/** Returns the text from which PostgreSQL stores the actor of a history's entry; empty if the actor is not known. */
export const actorText = (actor: Actor | undefined): string => (actor === undefined ? '' : JSON.stringify(actor));

const SET_ACTOR = statement<{ actor: string }>({ name: 'set-actor', text: `select set_config('rpm.actor', $actor, true)` });

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
 * SQL that sets the scope for requests whose organizations are not yet known: it can access only the tokens, such as API keys, with the presented SHA-256
 * (hexadecimal, separated by commas). PostgreSQL finds rows by index, however small the tables were when the connection planned its statement.
 */
export const TOKEN_SCOPE = {
  name: 'token-scope',
  text: `select set_config('rpm.api_key_hash', $1, true), set_config('plan_cache_mode', $2, true), set_config('enable_seqscan', 'off', true)`,
};

/** A scope for statements: the statement that sets it, and its value, such as the organization. */
export interface StatementScope {
  statement: Preparation['statement'];
  value: string;
}

/** Methods of the driver's query class that are missing in its type declarations. */
interface WireQuery {
  values: unknown[] | undefined;
  submit(connection: Wire): Error | null;
  prepare(connection: Wire): void;
  /** Sends the execution of the prepared statement, and the end of the message. */
  _getRows(connection: Wire, rows: number | undefined): void;
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

const DriverQuery = Query as unknown as new (config: QueryConfig) => Omit<Query, 'submit'> & WireQuery;

/**
 * Runs a statement in a scope in one round trip: the statement that sets the scope precedes it in the same message, and both form one implicit
 * transaction. An explicit transaction with separate statements had only 0.38 times the throughput of a plain statement. Further statements may
 * precede it in the same way; each sees what other transactions committed before it began.
 */
export class ScopedQuery extends DriverQuery implements SharableQuery {
  isShared = false;
  isExecuted = false;
  /** Number of preceding statements that PostgreSQL has not completed yet. */
  private unfinished: number;
  private readonly statementName: string | undefined;

  constructor(
    private readonly scope: StatementScope,
    private readonly config: QueryConfig,
    private readonly preparations: readonly Preparation[] = [],
  ) {
    // Without the extended protocol, a statement without values would use the simple protocol, which is a separate transaction.
    super({ ...config, queryMode: 'extended' } as QueryConfig);
    this.statementName = config.name;
    this.unfinished = 1 + preparations.length;
  }

  again(): ScopedQuery {
    return new ScopedQuery(this.scope, this.config, this.preparations);
  }

  /**
   * Converts the values to text before anything is sent. If the driver found a value that it cannot convert while it sends the statement, it would end
   * the message, and with it the transaction of the statements before.
   */
  override submit(connection: Wire): Error | null {
    try {
      this.values = this.values?.map((value) => prepareValue(value));
    } catch (error) {
      return error as Error;
    }
    return super.submit(connection);
  }

  override prepare(connection: Wire): void {
    const wire = connection as Protocol;
    const { statement, value } = this.scope;
    const name = this.statementName;
    runFirst(wire, { statement, values: [value, name === undefined ? 'auto' : 'force_generic_plan'] });
    for (const preparation of this.preparations) runFirst(wire, preparation);
    if (name !== undefined) closeUnlessPrepared(wire, name);
    super.prepare(connection);
  }

  override _getRows(connection: Wire, rows: number | undefined): void {
    if (this.isShared) (connection as Protocol).execute({});
    else super._getRows(connection, rows);
  }

  override handleDataRow(message: unknown): void {
    if (this.unfinished === 0) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: Wire): void {
    this.isExecuted = this.unfinished === 0;
    if (this.isExecuted) super.handleCommandComplete(message, connection);
    else this.unfinished--;
  }

  /**
   * After an error, marks all statements of the message as not prepared: PostgreSQL skips what follows the error, and the driver confuses the
   * preparation of the statement with that of the preceding ones.
   */
  override handleError(error: Error, connection: Wire): void {
    const { parsedStatements, submittedNamedStatements } = connection as Protocol;
    const preceding = [this.scope, ...this.preparations].map(({ statement }) => statement.name);
    for (const name of preceding) parsedStatements[name] = undefined;
    if (this.statementName !== undefined) {
      parsedStatements[this.statementName] = undefined;
      submittedNamedStatements[this.statementName] = undefined;
    }
    super.handleError(error, connection);
  }
}

/** Sends a statement whose rows are not needed, and prepares it on the first use of the connection. */
function runFirst(wire: Protocol, { statement: { name, text }, values }: Preparation): void {
  if (wire.parsedStatements[name] === undefined) {
    closeUnlessPrepared(wire, name);
    wire.parse({ name, text });
  }
  wire.parsedStatements[name] = text;
  wire.bind({ statement: name, values });
  wire.execute({});
}

/** Closes a statement that the driver will prepare, because after an error PostgreSQL may know it. Closing an unknown statement is not an error. */
function closeUnlessPrepared(wire: Protocol, name: string): void {
  const isPrepared = wire.parsedStatements[name] !== undefined || wire.submittedNamedStatements[name] !== undefined;
  if (!isPrepared) wire.close({ type: 'S', name });
}
