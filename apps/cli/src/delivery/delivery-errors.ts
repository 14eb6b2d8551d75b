import { CheckpointFileUnwritable, CheckpointRefused } from '@rpm/audit';
import { type DeadRow } from '@rpm/webhook-delivery';
import { isConnectionFailure, sqlStateOf } from '@rpm/database';
import { type Output } from '../terminal/output';

/** Minimum time between two printed notices with the same text. */
const QUIET_MS = 10_000;

/** Prints errors while delivery continues. The database driver's messages are not printed, because they quote values of rows. */
export class DeliveryErrors {
  private readonly reported = new Map<string, number>();

  constructor(private readonly output: Output) {}

  report(error: unknown): void {
    const text = wordsFor(error);
    const now = Date.now();
    if (now - (this.reported.get(text) ?? -Infinity) < QUIET_MS) return;
    this.reported.set(text, now);
    this.output.notice(text);
  }
}

/** Returns a sentence that names the database row that was set aside, the cause, and the way to correct it. */
export function deadRowText(dead: DeadRow): string {
  const name = dead.row === 'event' ? `Event ${dead.id} (${dead.type})` : `The delivery with log ${dead.id}`;
  return `${name} was set aside because of SQLSTATE ${dead.cause}. Remove the cause, then run "rpm-admin webhook requeue".`;
}

function wordsFor(error: unknown): string {
  if (error instanceof CheckpointFileUnwritable || error instanceof CheckpointRefused) return error.message;
  if (isConnectionFailure(error)) return 'The database does not answer. Retrying.';
  const sqlState = sqlStateOf(error);
  if (sqlState !== null) return `The database rejected a statement (SQLSTATE ${sqlState}). Retrying.`;
  return `Unexpected: ${error instanceof Error ? error.name : 'no error'}. Retrying.`;
}
