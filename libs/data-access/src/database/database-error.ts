import { Problem, TryLater } from '@rpm/domain';
import { QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';

/** What PostgreSQL and Node call the ways in which a database is not there; their own texts hold addresses and user names. */
const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at its address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name cannot be looked up now',
  EHOSTUNREACH: 'its host cannot be reached',
  ENETUNREACH: 'its network cannot be reached',
  ENOENT: 'its socket, or a file that its address names, does not exist',
  EACCES: 'its socket, or a file that its address names, may not be read',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is signed by itself; name it by sslrootcert',
  '28000': 'it refuses the user',
  '28P01': 'it refuses the user or the password',
  '3D000': 'the server has no database of that name',
  '53300': 'it has too many connections',
  '57P03': 'it is starting or stopping',
};

const NO_ANSWER = /^(ECONN|EPIPE|ENOENT|EAI_AGAIN|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/;
/** What the driver says without any code. */
const NO_ANSWER_MESSAGE =
  /^(Connection terminated|timeout (expired|exceeded)|Query read timeout|Client (has encountered|was closed)|Cannot use a pool|Driver not Connected)/;

/** What a caller is told of each class of SQLSTATE. Validation should have caught the input ones: this is the last net. */
const PROBLEMS: [RegExp, () => Problem][] = [
  [/^(22|23502)/, () => new Problem('invalid_input', 'A value cannot be stored. Check the request against /openapi.json.')],
  [/^23/, () => new Problem('conflict', 'The request conflicts with what is stored.')],
  [/^(08|25006|28|3D000|40001|40P01|53|55P03|57)/, unavailable],
];

/**
 * What went wrong in the database, without the driver's words: they quote values.
 * @returns null when the error is not one that the database's user can be told of
 */
export function problemOfDatabaseError(error: unknown): Problem | null {
  const state = sqlStateOf(error);
  const known = state === null ? undefined : PROBLEMS.find(([states]) => states.test(state));
  if (known) return known[1]();
  return isUnanswered(error) ? unavailable() : null;
}

/** Whether the error says that the database went away, or was never there. */
export function isConnectionFailure(error: unknown): boolean {
  return isUnanswered(error) || /^(08|28|3D000|53300|57P0)/.test(sqlStateOf(error) ?? '');
}

/** Why no connection could be made, in words without driver text: `it` is the database. */
export function reasonNotConnected(error: unknown): string {
  const { code, message } = driverErrorOf(error);
  if (NO_ANSWER_MESSAGE.test(message) || code === 'ETIMEDOUT') return 'it did not answer in time';
  if (message.includes('does not support SSL')) return 'its server does not speak TLS';
  return REASONS[code] ?? `connecting failed (${code || 'no reason was given'})`;
}

/** The five characters by which PostgreSQL names an error; null when the error is not one of PostgreSQL's. */
export function sqlStateOf(error: unknown): string | null {
  const { code } = driverErrorOf(error);
  // Node's own codes begin with E; some of them are as long.
  return /^(?!E)(?=.*\d)[0-9A-Z]{5}$/.test(code) ? code : null;
}

function isUnanswered(error: unknown): boolean {
  const { code, message } = driverErrorOf(error);
  return isCutOff(error) || NO_ANSWER.test(code) || NO_ANSWER_MESSAGE.test(message);
}

/** TypeORM releases the connection of a transaction when it is cut between two statements, and reports only that to the next one. */
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
  return new TryLater('unavailable', 'The database does not answer in time. Try again later.', RETRY_AFTER_SECONDS);
}

/** What may be logged of a failure: its name, its code, and the line of ours it came from. Messages are left out: the driver's quote values. */
export function withoutMessage(error: unknown): { error: string; errorCode: unknown; at: string | null } {
  const { name, stack, code } = Object(error) as { name?: unknown; stack?: unknown; code?: unknown };
  const at = /\((?:.*\/)?((?:apps|libs)\/[^)]+)\)/.exec(String(stack))?.[1] ?? null;
  return { error: String(name), errorCode: code ?? null, at };
}
