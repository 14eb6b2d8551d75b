import { BackupError } from '@rpm/backup';
import { ConfigurationError, isConnectionFailure, isOutcomeUnknown, sqlStateOf, UnusableDatabase } from '@rpm/database';
import { SchemaMismatch } from '@rpm/schema';
import { ImportOptionError, UnitError, UnreadableFile } from '@rpm/record-import';
import { type InputError, InvalidInput, Problem, type ProblemCode } from '@rpm/domain';
import { CommanderError } from 'commander';
import { Refusal, type RefusalCode } from './refusal';
import { EXIT } from './exit-code';
import { type PrintableError } from './print-failure';

const REFUSALS: Record<RefusalCode, number> = {
  not_found: EXIT.refused,
  usage: EXIT.usage,
  lines_rejected: EXIT.badData,
  file_unavailable: EXIT.noInput,
  file_unwritable: EXIT.output,
  schema_outdated: EXIT.unavailable,
  refused_by_service: EXIT.refused,
  service_unavailable: EXIT.unavailable,
  cannot_listen: EXIT.unavailable,
  not_delivered: EXIT.unavailable,
  replay_cancelled: EXIT.refused,
  not_intact: EXIT.refused,
  not_archived: EXIT.refused,
  wrong_key: EXIT.configuration,
  interrupted: EXIT.interrupted,
};

const BACKUP_ERRORS: Record<BackupError['code'], number> = {
  refused: EXIT.refused,
  unrecorded: EXIT.unavailable,
  unreadable: EXIT.badData,
  different: EXIT.badData,
};

/** Exit codes for the domain's problems. All other problems occur only over HTTP; in a command they would be a bug. */
const PROBLEMS: Partial<Record<ProblemCode, number>> = {
  not_found: EXIT.refused,
  conflict: EXIT.refused,
  still_referenced: EXIT.refused,
  cursor_expired: EXIT.refused,
  invalid_input: EXIT.usage,
  recipient_required: EXIT.badData,
  order_empty: EXIT.badData,
  shipping_option_required: EXIT.badData,
  item_not_orderable: EXIT.refused,
  insufficient_inventory: EXIT.refused,
  device_not_returnable: EXIT.refused,
  patient_archived: EXIT.refused,
  patient_merged: EXIT.refused,
  reading_voided: EXIT.refused,
  unavailable: EXIT.unavailable,
  audit_unavailable: EXIT.unavailable,
  outcome_unknown: EXIT.unavailable,
};

/** Converts any error to an exit code and a message. No other function does this. */
export function toPrintableError(error: unknown): PrintableError {
  if (error instanceof CommanderError) return failure(EXIT.usage, 'usage', usageDetail(error));
  if (error instanceof Refusal) return failure(REFUSALS[error.code], error.code, error.detail, error.errors);
  if (error instanceof InvalidInput) {
    // An error in an option has a `parameter`; an error in a file has a `pointer`.
    const exitCode = error.errors.some(({ pointer }) => pointer !== undefined) ? EXIT.badData : EXIT.usage;
    const places = error.errors.map(({ parameter, pointer }) => parameter ?? pointer).join(', ');
    return failure(exitCode, error.code, `Correct ${places} and run the command again.`, error.errors);
  }
  if (error instanceof Problem) {
    const { code, detail, errors } = error as Problem;
    return failure(PROBLEMS[code] ?? EXIT.bug, code, detail, errors);
  }
  if (error instanceof BackupError) return failure(BACKUP_ERRORS[error.code], `backup_${error.code}`, error.message);
  if (error instanceof ConfigurationError) return failure(EXIT.configuration, 'configuration', error.message);
  if (error instanceof SchemaMismatch) return failure(EXIT.unavailable, 'schema_mismatch', error.message);
  if (error instanceof UnusableDatabase) return failure(EXIT.unavailable, 'database_unavailable', error.message);
  if (error instanceof ImportOptionError) return failure(EXIT.usage, 'usage', error.message);
  if (error instanceof UnitError) return failure(EXIT.badData, error.code, error.message);
  if (error instanceof UnreadableFile) return failure(EXIT.badData, 'unreadable_file', error.message);
  if (isOutcomeUnknown(error)) {
    const detail =
      'The database did not confirm the commit: the last change was carried out completely or not at all. Look at it before you run the command again.';
    return failure(EXIT.unavailable, 'outcome_unknown', detail);
  }
  if (isConnectionFailure(error)) {
    const detail = 'The connection to the database was lost. Run the command again.';
    return failure(EXIT.unavailable, 'database_unavailable', detail);
  }
  return failure(EXIT.bug, 'internal_error', `${unexpected(error)} Please report it, with the command that you ran.`);
}

function failure(exitCode: number, code: string, detail: string, errors: readonly InputError[] = []): PrintableError {
  return { exitCode, code, detail, errors };
}

function usageDetail({ code, message }: CommanderError): string {
  // Commander throws this error after printing the help if the user has named only a group of commands, such as `site`.
  if (code === 'commander.help') return 'Name a command.';
  return message.replace(/^error: /, '').replace('\n', ' ');
}

/** Returns a message that omits the database driver's message, because that quotes values of rows, which are health data. */
function unexpected(error: unknown): string {
  const sqlState = sqlStateOf(error);
  if (sqlState !== null) return `The database rejected a statement (SQLSTATE ${sqlState}).`;
  return error instanceof Error ? `Unexpected: ${error.message}.` : 'Unexpected.';
}
