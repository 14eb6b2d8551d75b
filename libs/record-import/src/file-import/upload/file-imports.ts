import {
  ADD_FILE_IMPORT,
  COUNT_OPEN_FILE_IMPORTS,
  countUndo,
  DELETE_FILE_PARTS,
  type FileImportRow,
  type FileParts,
  listFileImports,
  LOCK_FILE_IMPORT_NUMBERS,
  requireFileImport,
  SET_FILE_ANSWERS,
  undoFileImport,
} from '@rpm/data-access';
import { assertState, type Database, JsonText, recordEntry, type WriteRequest } from '@rpm/database';
import {
  Conflict,
  type FileAnswersInput,
  type FileImportInput,
  type FileImportListView,
  type FileImportQuery,
  type FileImportUndoView,
  type FileImportView,
  type FilePartInput,
  type FilePreviewView,
  InvalidInput,
  MAX_PART_BYTES,
  patientsGiven,
} from '@rpm/domain';
import { confirmationOf } from '../begin-import';
import { findFilePatient } from '../file-patient';
import { importVendorFile } from '../import-vendor-file';
import { previewFile } from '../preview/preview-file';
import { previewView } from '../preview/preview-view';
import { assertScopesToUndo, type HasScope } from '../required-scopes';
import { asProblems } from './file-problems';
import { receivedFile } from './received-file';
import { requireReceiving, requireRow } from './require-import';
import { Slice } from './slice';
import { answersOf, assertPatientUsable, storedAnswers } from './stored-answers';

/** Time in milliseconds after which a request stores or voids no further batch. The browser sends the next request, to any process. */
const SLICE_MS = 4_000;
/** Number of imports of an organization that have not ended, whose files are stored meanwhile. */
const MAX_OPEN_IMPORTS = 10;
const RECORDS_IN_A_BATCH = 1_000;
const VOIDED_IN_A_BATCH = 1_000;

/** Imports of files that a browser sends in parts. Every request may arrive at another process. */
export class FileImports {
  constructor(
    private readonly database: Database,
    private readonly parts: FileParts,
  ) {}

  /** Announces a file. @throws Conflict if too many imports have not ended */
  create(request: WriteRequest, { sha256, bytes }: FileImportInput): Promise<JsonText<FileImportView>> {
    return this.database.write(request, async (transaction) => {
      await transaction.run(LOCK_FILE_IMPORT_NUMBERS, {});
      const [open] = await transaction.run(COUNT_OPEN_FILE_IMPORTS, {});
      if ((open?.count ?? 0) >= MAX_OPEN_IMPORTS)
        throw new Conflict(
          `The organization has ${MAX_OPEN_IMPORTS} imports that have not ended. Finish or undo one of them, or wait: files that nobody imports are deleted after a day.`,
        );
      const empty = { format: null, answers: '{}', patientId: null, state: 'receiving', createdPatients: [] } as const;
      const [row] = await transaction.run(ADD_FILE_IMPORT, { sha256, bytes, ...empty });
      if (!row) throw new Error('The import was not added.');
      return requireFileImport(transaction, row.id);
    });
  }

  /** Lists imports, newest first. */
  list(organizationId: number, query: FileImportQuery): Promise<JsonText<FileImportListView>> {
    return listFileImports(this.database, organizationId, query);
  }

  require(organizationId: number, id: number): Promise<JsonText<FileImportView>> {
    return this.database.inTransaction({ organizationId }, (transaction) => requireFileImport(transaction, id));
  }

  /** Stores a part of a file. A part that is sent again replaces the earlier one. @throws NotFound, Conflict, InvalidInput */
  putPart(request: WriteRequest, id: number, number: number, { data }: FilePartInput): Promise<JsonText<FileImportView>> {
    return this.database.write(request, async (transaction) => {
      assertState(request, await requireFileImport(transaction, id));
      const row = await requireReceiving(transaction, id);
      const content = Buffer.from(data, 'base64');
      if (content.toString('base64').replace(/=+$/, '') !== data.replace(/=+$/, ''))
        throw new InvalidInput([{ pointer: '/data', code: 'not_base64', detail: 'Send base64 (RFC 4648, section 4).' }]);
      const count = Math.ceil(row.bytes / MAX_PART_BYTES);
      const size = number === count ? row.bytes - (count - 1) * MAX_PART_BYTES : MAX_PART_BYTES;
      if (number > count || content.length !== size)
        throw new Conflict(
          `A file of this size has ${count} parts of ${MAX_PART_BYTES} bytes, of which the last one may be shorter.`,
        );
      await this.parts.put(transaction, id, number, content);
      return requireFileImport(transaction, id);
    });
  }

  /** Stores the answers, and returns what the import would do. @throws NotFound, Conflict, InvalidInput if the patient does not exist */
  async answer(request: WriteRequest, id: number, input: FileAnswersInput, has: HasScope): Promise<JsonText<FilePreviewView>> {
    const { organizationId } = request;
    const stored = answersOf(input);
    const row = await this.database.inTransaction({ organizationId }, async (transaction) => {
      const receiving = await requireReceiving(transaction, id);
      await assertPatientUsable(transaction, stored);
      return receiving;
    });
    const preview = await asProblems(async () => {
      const file = await receivedFile(this.database, this.parts, organizationId, row, stored);
      return previewFile(this.database, organizationId, { ...file, has });
    });
    // A confirmation counts only for the question to which it is the answer, so that the trail names whoever has given it.
    const { personConfirmed } = preview;
    const answers = JSON.stringify({ ...stored, answers: { ...stored.answers, personConfirmed } });
    return this.database.write(request, async (transaction) => {
      await requireReceiving(transaction, id);
      const patient = stored.patient && (await findFilePatient(transaction, stored.patient));
      await transaction.run(SET_FILE_ANSWERS, { id, answers, patientId: patient?.id ?? null });
      if (personConfirmed && patient && request.audit)
        await recordEntry(transaction, confirmationOf(request.audit.request, id, patient.id));
      return JsonText.of(previewView(preview), patientsGiven(patient ? [patient.id] : []));
    });
  }

  /** Stores readings for some seconds. The caller repeats the request until the state is `stored`. @throws NotFound, Conflict, Problem `scope_missing` */
  async start(request: WriteRequest, id: number, has: HasScope): Promise<JsonText<FileImportView>> {
    const { organizationId, actor } = request;
    const row = await this.begin(request, id);
    if (row.state === 'undoing' || row.state === 'undone')
      throw new Conflict('This import has been undone. Create another one for the file.');
    if (row.state !== 'stored') {
      const stored = storedAnswers(row);
      const slice = new Slice(SLICE_MS);
      const { isDone } = await asProblems(async () =>
        importVendorFile(this.database, organizationId, {
          ...(await receivedFile(this.database, this.parts, organizationId, row, stored)),
          ...{
            sha256: row.sha256,
            rejectPath: null,
            fileImportId: id,
            batch: RECORDS_IN_A_BATCH,
            isOver: () => slice.isOver,
            onAnalysed: () => slice.begin(),
            has,
          },
          ...(actor && { actor }),
        }),
      );
      if (isDone)
        await this.database.inTransaction({ organizationId }, (transaction) =>
          transaction.run(DELETE_FILE_PARTS, { fileImportId: id }),
        );
    }
    return this.database.write({ ...request, audit: undefined }, (transaction) => requireFileImport(transaction, id));
  }

  /**
   * Voids readings for some seconds. The caller repeats the request until the state is `undone`. A dry run only counts them.
   * @throws NotFound, Problem `scope_missing`
   */
  async undo(request: WriteRequest, id: number, has: HasScope): Promise<JsonText<FileImportView | FileImportUndoView>> {
    if (request.dryRun === true) return this.previewUndo(request, id, has);
    const end = Date.now() + SLICE_MS;
    await this.begin(request, id, (row) => assertScopesToUndo(row, has));
    await undoFileImport(this.database, request, id, { batch: VOIDED_IN_A_BATCH, isOver: () => Date.now() >= end });
    return this.database.write({ ...request, audit: undefined }, (transaction) => requireFileImport(transaction, id));
  }

  private previewUndo({ organizationId }: WriteRequest, id: number, has: HasScope): Promise<JsonText<FileImportUndoView>> {
    return this.database.inTransaction({ organizationId }, async (transaction) => {
      const row = await requireRow(transaction, id);
      assertScopesToUndo(row, has);
      return countUndo(transaction, row);
    });
  }

  /**
   * Finds an import that is going to change, and stores the row of the request in the audit trail first: nothing is changed of which the trail cannot have a row. All
   * readings of the import belong to the patient whom this row names. If the patient is not known yet, a further row follows before the answer leaves.
   */
  private async begin(
    { organizationId, actor, audit }: WriteRequest,
    id: number,
    check: (row: FileImportRow) => void = () => undefined,
  ): Promise<FileImportRow> {
    const found = await this.database.inTransaction({ organizationId, actor }, async (transaction) => {
      const row = await requireRow(transaction, id);
      check(row);
      const patients = row.patientId === null ? [] : [row.patientId];
      if (audit) await recordEntry(transaction, { ...audit.request, resourceId: id, patients, rows: 1, status: 200 });
      return row;
    });
    if (audit && found.patientId !== null) audit.isRecorded = true;
    else if (audit) audit.isCarriedOut = true;
    return found;
  }
}
