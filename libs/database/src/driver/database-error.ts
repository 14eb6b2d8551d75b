import { Problem, TemporaryProblem } from '@rpm/domain';
import { auditUnavailable } from './audit-unavailable';
import { isOutcomeUnknown } from './unknown-outcome';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** Explanations of connection errors by code. The messages of PostgreSQL and Node contain addresses and user names. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name cannot be looked up now',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ENOENT: 'its socket, or a file that its address names, does not exist',
  EACCES: 'its socket, or a file that its address names, may not be read',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name it by sslrootcert',
  '25006': 'it accepts no writes, because it is a standby',
  '08P01': 'the server or the connection pooler refuses a parameter of the connection (docs/configuration.md)',
  '28000': 'it refuses the user',
  '28P01': 'it refuses the user or the password',
  '3D000': 'the server has no database of that name',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

const NO_ANSWER = /^(ECONN|EPIPE|ENOENT|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/;
/** Messages of those driver errors that have no code. */
const NO_ANSWER_MESSAGE =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client (has encountered|was closed)|Cannot use a pool|Driver not Connected)/;

/** Messages of the driver about a statement that it has not sent, because it knew already that the connection was lost. */
const NOT_SENT_MESSAGE = /^Client (has encountered|was closed)/;

/** Problems by SQLSTATE class. Validation should already have rejected invalid input; this table is the last resort. */
const PROBLEMS: [RegExp, () => Problem][] = [
  [/^(22|23502)/, () => new Problem('invalid_input', 'A value cannot be stored. Check the request against /openapi.json.')],
  [/^23/, () => new Problem('conflict', 'The request conflicts with what is stored.')],
  [/^(08|25006|28|3D000|40001|40P01|53|55P03|57)/, unavailable],
];

/** The name of a table of the audit trail in the message of an error, such as that of a missing privilege. It is the same in every language. */
const AUDIT_TABLE = /\baudit_event/;

/**
 * Converts a database error to a problem without the driver's message, which may quote values.
 * @returns null if the error is a programming error, which is not reported to API clients
 */
export function problemOfDatabaseError(error: unknown): Problem | null {
  if (isOutcomeUnknown(error)) return outcomeUnknown();
  const state = sqlStateOf(error);
  // A statement that stores a row of the audit trail together with a change has failed as a whole.
  if (state !== null && AUDIT_TABLE.test(driverErrorOf(error).message)) return auditUnavailable();
  const known = state === null ? undefined : PROBLEMS.find(([states]) => states.test(state));
  if (known) return known[1]();
  return isUnanswered(error) ? unavailable() : null;
}

/**
 * Returns whether an error means that the database is unreachable, that the connection is lost, or that it leads to a server that accepts no writes, such as the
 * former primary after a failover.
 */
export function isConnectionFailure(error: unknown): boolean {
  return isOutcomeUnknown(error) || isUnanswered(error) || /^(08|25006|28|3D000|53300|57P0)/.test(sqlStateOf(error) ?? '');
}

/**
 * Returns whether an error of a statement that was sent means that its answer was lost, so that its transaction may have been committed. PostgreSQL reports
 * the end of a session (57P01) while it aborts a transaction, but a pooler or a crash may report it after the commit, too.
 */
export function isAnswerLost(error: unknown): boolean {
  const { message } = driverErrorOf(error);
  if (isCutOff(error) || NOT_SENT_MESSAGE.test(message)) return false;
  return isUnanswered(error) || /^(08|57P0)/.test(sqlStateOf(error) ?? '');
}

/** Returns whether PostgreSQL has aborted a transaction that would succeed if it ran again. */
export function isTransactionAborted(error: unknown): boolean {
  return ABORTED.includes(sqlStateOf(error) ?? '');
}

/** The error codes (SQLSTATE) with which PostgreSQL aborts such a transaction. */
const ABORTED = ['40001', '40P01'];

/** Explains why no connection to the database could be established, without quoting the driver. The explanation refers to the database as "it". */
export function explainConnectionFailure(error: unknown): string {
  const { code, message } = driverErrorOf(error);
  if (NO_ANSWER_MESSAGE.test(message) || code === 'ETIMEDOUT') return 'it did not answer in time';
  if (message.includes('does not support SSL')) return 'its server does not speak TLS';
  return REASONS[code] ?? `connecting failed (${code === '' ? 'no reason was given' : code})`;
}

/** Returns the five-character SQLSTATE of an error, or null if the error does not come from PostgreSQL. */
export function sqlStateOf(error: unknown): string | null {
  const { code } = driverErrorOf(error);
  // Some Node error codes have five characters too, like SQLSTATE codes, but all of them begin with E.
  return /^(?!E)(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

function isUnanswered(error: unknown): boolean {
  const { code, message } = driverErrorOf(error);
  return isCutOff(error) || NO_ANSWER.test(code) || NO_ANSWER_MESSAGE.test(message);
}

/**
 * Returns whether the database connection of a transaction was lost. TypeORM then releases the connection, and the next statement fails with one of
 * these errors.
 */
function isCutOff(error: unknown): boolean {
  return error instanceof QueryRunnerAlreadyReleasedError || error instanceof QueryRunnerProviderAlreadyReleasedError;
}

function driverErrorOf(error: unknown): { code: string; message: string } {
  const source: unknown = error instanceof Error && 'driverError' in error ? error.driverError : error;
  const { code, message } = (source ?? {}) as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}

const RETRY_AFTER_SECONDS = 5;

function unavailable(): Problem {
  return new TemporaryProblem('unavailable', 'The database does not answer in time. Try again later.', RETRY_AFTER_SECONDS);
}

function outcomeUnknown(): Problem {
  const detail =
    'The database did not confirm the commit. The request was carried out completely or not at all: send it again with the same Idempotency-Key, or look.';
  return new TemporaryProblem('outcome_unknown', detail, RETRY_AFTER_SECONDS);
}

/** Returns the loggable parts of an error: its name, its code and the line in our code. The message is omitted, because it may quote values. */
export function loggableError(error: unknown): { error: string; errorCode: unknown; at: string | null } {
  const { name, stack, code } = Object(error) as { name?: unknown; stack?: unknown; code?: unknown };
  const at = /\((?:.*\/)?((?:apps|libs)\/[^)]+)\)/.exec(String(stack))?.[1] ?? null;
  return { error: String(name), errorCode: code ?? null, at };
}
