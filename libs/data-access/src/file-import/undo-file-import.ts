import { type FileImportUndoView, NotFound, patientsGiven, READING_KIND_NAMES } from '@rpm/domain';
import { type Database, emitChanges, JsonText, type Transaction, type WriteRequest } from '@rpm/database';
import { voidReadings } from '../correction/void-readings';
import { PatientRepository } from '../patient/patient.repository';
import { FIND_FILE_IMPORT, type FileImportRow } from './file-import.sql';
import { DELETE_FILE_PARTS } from './file-parts';
import {
  ADD_VOIDED_COUNT,
  BEGIN_UNDO,
  COUNT_KEPT,
  COUNT_UNDO,
  END_UNDO,
  FIND_UNUSED_PATIENTS,
  FOLLOW_VOIDED,
  type KeptReading,
  LIST_KEPT,
  lockImportedReadings,
  RELEASE_SERIALS,
} from './undo-file-import.sql';

/** Largest number of readings that one transaction voids. */
export const MAX_VOIDED_AT_ONCE = 100_000;

/** The result of undoing an import, or of a part of the work. */
export interface UndoResult {
  /** Number of readings that were voided so far. */
  voided: number;
  /** Number of readings that stay, because somebody has changed them. */
  kept: number;
  /** The first of the readings that stay. */
  keptReadings: { kind: string; id: number }[];
  archivedPatients: number;
  /** Whether all readings of the import have been processed. */
  isDone: boolean;
}

export interface UndoOptions {
  /** Number of readings that one transaction voids. */
  batch?: number;
  /** Returns whether the work shall stop after the current transaction; a later call continues it. */
  isOver?: () => boolean;
  onProgress?: (voided: number) => void;
  /** Records a transaction in the audit trail. */
  audit?: ((transaction: Transaction, part: { patients: readonly number[]; rows: number }) => Promise<void>) | undefined;
}

const MAX_LISTED = 100;

/** Counts the readings that undoing an import would void, and those that it would keep. */
export async function countUndo(transaction: Transaction, row: FileImportRow): Promise<JsonText<FileImportUndoView>> {
  const [counted] = await transaction.run(COUNT_UNDO, { fileImportId: row.id });
  if (!counted) throw new Error('The readings of the import were not counted.');
  return JsonText.of<FileImportUndoView>(counted, patientsGiven(row.patientId === null ? [] : [row.patientId]));
}

/**
 * Undoes an import: voids the readings that it has stored and that nobody has changed, archives patients that it has created if nothing else refers to them,
 * releases the serial numbers of devices that it has created, and deletes what is kept of its file. An import that nobody has started is undone, too, so that its
 * file does not wait for a day. Undoing can be interrupted and repeated at any time. @throws NotFound
 */
export async function undoFileImport(
  database: Database,
  request: Pick<WriteRequest, 'organizationId' | 'actor'>,
  id: number,
  { batch = MAX_VOIDED_AT_ONCE, isOver, onProgress, audit }: UndoOptions = {},
): Promise<UndoResult> {
  const { organizationId, actor } = request;
  const run = <T>(work: (transaction: Transaction) => Promise<T>) =>
    // Generic plans, because PostgreSQL does not know yet how many readings an import has stored a moment ago.
    database.inTransaction({ organizationId, actor }, work, { isWrite: true, planning: 'force_generic_plan' });
  const found = await run(async (transaction) => {
    const [row] = await transaction.run(FIND_FILE_IMPORT, { id });
    if (!row) throw new NotFound('import');
    if (row.state !== 'undone') await transaction.run(BEGIN_UNDO, { id });
    return row;
  });
  let { voided } = found;
  if (found.state !== 'undone') {
    for (const kind of READING_KIND_NAMES) {
      let after = 0;
      for (let count = batch; count === batch;) {
        const ids = await run(async (transaction) => {
          const locked = await transaction.run(lockImportedReadings(kind), { fileImportId: id, after, max: batch });
          const found = locked.map((row) => row.id);
          if (found.length === 0) return found;
          await voidReadings(transaction, { kind, ids: found });
          await transaction.run(FOLLOW_VOIDED, { kind, fileImportId: id, ids: found });
          await transaction.run(ADD_VOIDED_COUNT, { id, count: found.length });
          await audit?.(transaction, { patients: [...transaction.concernedPatients], rows: found.length });
          return found;
        });
        count = ids.length;
        after = ids.at(-1) ?? after;
        voided += count;
        if (count > 0) onProgress?.(voided);
        if (isOver?.()) return { voided, kept: 0, keptReadings: [], archivedPatients: 0, isDone: false };
      }
    }
  }
  const { kept, keptReadings } = await run((transaction) => keptOf(transaction, id));
  const archivedPatients = found.state === 'undone' ? 0 : await finish(database, request, found, kept, audit);
  return {
    voided,
    kept,
    keptReadings: keptReadings.map(({ kind, id: readingId }) => ({ kind, id: readingId })),
    archivedPatients,
    isDone: true,
  };
}

async function keptOf(transaction: Transaction, fileImportId: number): Promise<{ kept: number; keptReadings: KeptReading[] }> {
  const [counted] = await transaction.run(COUNT_KEPT, { fileImportId });
  const kept = counted?.count ?? 0;
  return { kept, keptReadings: kept === 0 ? [] : await transaction.run(LIST_KEPT, { fileImportId, max: MAX_LISTED }) };
}

async function finish(
  database: Database,
  { organizationId, actor }: Pick<WriteRequest, 'organizationId' | 'actor'>,
  { id }: FileImportRow,
  kept: number,
  audit: UndoOptions['audit'],
): Promise<number> {
  const request: WriteRequest = { organizationId, ...(actor && { actor }), expectedEntityTags: null, idempotency: null };
  const unused = await database.run({ organizationId }, FIND_UNUSED_PATIENTS, { id });
  const patients = new PatientRepository(database);
  for (const patient of unused) await patients.change(request, patient.id, { archived: true });
  await database.inTransaction(
    { organizationId, actor },
    async (transaction) => {
      await transaction.run(RELEASE_SERIALS, { id });
      await transaction.run(DELETE_FILE_PARTS, { fileImportId: id });
      await emitChanges(transaction);
      await transaction.run(END_UNDO, { id, kept });
      await audit?.(transaction, { patients: unused.map((patient) => patient.id), rows: unused.length });
    },
    { isWrite: true, planning: 'force_generic_plan' },
  );
  return unused.length;
}
