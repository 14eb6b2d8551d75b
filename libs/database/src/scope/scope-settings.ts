import { type Actor } from '@rpm/domain';
import { type Preparation } from '../driver/preparation';
import { preparation } from '../statement/preparation';
import { statement } from '../statement/statement';

/**
 * SQL that turns off JIT compilation for a transaction. With it, PostgreSQL compiles statements that it expects to be expensive, again for each execution. The
 * estimate depends on the statistics of the tables; compiling the 782 functions of a statement on all kinds of readings takes two seconds, and executing it a
 * few milliseconds.
 */
const WITHOUT_COMPILATION = `set_config('jit', 'off', true)`;

/**
 * SQL that sets the organization whose rows a transaction may access, on which row-level security depends, and whether its statements use generic
 * plans. Both settings end with the transaction.
 */
export const SCOPE = {
  name: 'organization-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true), ${WITHOUT_COMPILATION}`,
};

/**
 * SQL with the effect of {@link SCOPE} that also limits the wait for a lock to 25 ms, for statements that may share a transaction with statements
 * of other organizations, which wait for them. The SQL also removes the actor of the previous statement in that transaction.
 */
export const HURRIED_SCOPE = {
  name: 'hurried-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true), set_config('lock_timeout', '25ms', true),
    set_config('rpm.actor', '', true), ${WITHOUT_COMPILATION}`,
};

/**
 * SQL with the effect of {@link SCOPE} that also sets the actor ($3; an empty text if it is not known) for a transaction of several statements.
 * Entries of histories get this actor. The setting ends with the transaction, so that no later transaction on the same connection has it.
 */
export const TRANSACTION_SCOPE = {
  name: 'transaction-scope',
  text: `select set_config('rpm.organization_id', $1, true), set_config('plan_cache_mode', $2, true), set_config('rpm.actor', $3, true),
    ${WITHOUT_COMPILATION}`,
};

/** Returns the statement that names the actor of a transaction of one statement; none if the actor is not known. */
export function actorSetting(actor: Actor | undefined): Preparation[] {
  return actor === undefined ? [] : [preparation(SET_ACTOR, { actor: actorText(actor) })];
}

/** Returns the setting from which PostgreSQL takes the actor of an entry in a history; empty if the actor is not known. */
export const actorText = (actor: Actor | undefined): string => (actor === undefined ? '' : JSON.stringify(actor));

/** SQL that sets the reason for the changes of a transaction, from which corrections and revisions take it. The setting ends with the transaction. */
export const SET_REASON = statement<{ reason: string }>({
  name: 'set-reason',
  text: `select set_config('rpm.reason', $reason, true)`,
});

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

/** SQL that lets a statement add rows of all organizations to the audit trail, and read none. */
export const AUDIT_SCOPE = {
  name: 'audit-scope',
  text: `select set_config('rpm.audit', $1, true), set_config('plan_cache_mode', $2, true)`,
};

/**
 * SQL that sets the scope for requests whose organizations are not yet known: it can access only the tokens, such as API keys, with the presented SHA-256
 * (hexadecimal, separated by commas). PostgreSQL finds rows by index, however small the tables were when the connection planned its statement.
 */
export const TOKEN_SCOPE = {
  name: 'token-scope',
  text: `select set_config('rpm.api_key_hash', $1, true), set_config('plan_cache_mode', $2, true), set_config('enable_seqscan', 'off', true)`,
};
