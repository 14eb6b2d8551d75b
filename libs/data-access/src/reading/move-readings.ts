import { type ReadingCounts, tooManyReadings } from '@rpm/domain';
import { statement, type Transaction } from '@rpm/database';
import { type KindCount, type ReadingMove } from './move-readings.sql';

interface MoveOptions {
  /** The correction that can undo the change, if there is one; see the table `correction`. */
  correctionId?: number;
  /**
   * Waits for transactions that are recording readings according to the state before the change, and makes later ones wait until this transaction ends. It
   * is called when nearly all readings have been changed, so that nobody waits for long.
   */
  stopRecording?: () => Promise<void>;
}

/**
 * Changes many readings of all kinds in one transaction. Each changed reading gets a new version, a revision and an event. Other transactions can record
 * readings meanwhile, because only the changed rows are locked. In a dry run, the readings are only counted. The numbers are added to the counts of the
 * transaction.
 * @throws Problem `too_many_readings`
 */
export async function moveReadings<Arguments extends object>(
  transaction: Transaction,
  move: ReadingMove<Arguments>,
  args: NoInfer<Arguments>,
  { correctionId, stopRecording }: MoveOptions = {},
): Promise<void> {
  const { dryRun } = transaction.correction;
  const found = await transaction.run(move.count, args);
  await allowReadings(
    transaction,
    found.reduce((sum, one) => sum + one.count, 0),
  );
  if (dryRun) {
    addTo(transaction.changedReadings, found);
    return;
  }
  await change(transaction, move, args, found, correctionId);
  if (!stopRecording) return;
  await stopRecording();
  await change(transaction, move, args, await transaction.run(move.count, args), correctionId);
}

/** Prepares a transaction to change readings: checks their number, and extends the time limit of its statements. @throws Problem `too_many_readings` */
export async function allowReadings(transaction: Transaction, count: number): Promise<void> {
  const { maxReadings } = transaction.correction;
  if (maxReadings === null) return;
  const total = count + transaction.changedReadings.total;
  if (total > maxReadings) throw tooManyReadings(total);
  if (count > 0) await allowMoreTime(transaction);
}

async function change<Arguments extends object>(
  transaction: Transaction,
  move: ReadingMove<Arguments>,
  args: Arguments,
  found: readonly KindCount[],
  correctionId: number | null = null,
): Promise<void> {
  for (const { kind, count } of found) {
    if (count === 0) continue;
    if (transaction.correction.maxReadings !== null) await allowMoreTime(transaction);
    const changed = await transaction.run(move.change(kind), { ...args, correctionId });
    for (const one of changed) {
      transaction.changedReadings.add(kind, one.count);
      // The driver returns the elements of bigint arrays as texts.
      transaction.concern(one.patients.map((id) => (id === null ? null : Number(id))));
    }
  }
}

function addTo(counts: ReadingCounts, found: readonly KindCount[]): void {
  for (const { kind, count } of found) counts.add(kind, count);
}

/**
 * Replaces the time limits of an ordinary request by the remaining time of an operation. PostgreSQL ends a statement that takes longer, and the
 * transaction is rolled back before its connection is closed.
 * @throws TemporaryProblem if the time of the operation has passed
 */
async function allowMoreTime(transaction: Transaction): Promise<void> {
  const left = await transaction.allowTimeOfOperation();
  await transaction.run(ALLOW_LONG_STATEMENTS, { milliseconds: String(left) });
}

const ALLOW_LONG_STATEMENTS = statement<{ milliseconds: string }>({
  name: 'allow-long-statements',
  text: `select set_config('statement_timeout', $milliseconds, true)`,
});
