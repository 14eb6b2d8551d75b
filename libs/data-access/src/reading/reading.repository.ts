import {
  type ChangeReasonInput,
  type ReadingInput,
  NotFound,
  type Page,
  type PageRequest,
  type ReadingBatchInput,
  type ReadingCorrection,
  type ReadingFilter,
  readingKind,
  type ReadingKindName,
  type ReadingRevisionView,
  type ReadingView,
  type ViewName,
  ReadingVisibilityQuery,
  type Changes,
  patientsGiven,
  embeddedPatients,
} from '@rpm/domain';
import {
  type Database,
  exportList,
  type OnBatch,
  JsonText,
  type ResponseDetails,
  pageOf,
  listChanges,
  type Listed,
  type WriteRequest,
  type ChangesRequest,
} from '@rpm/database';
import { listReadingsStatement } from './list-readings.sql';
import { listOfPatient } from '../patient/merged-patient';
import { type ReadingBatchResult, recordBatch } from '../reading-record/reading-batch';
import { changeReading, voidReading } from './change-reading';
import { listReadingRevisions } from './reading-history';
import { ReadingLoader } from './reading-loader';
import { readingPages } from './reading-pages';
import { outcomeToProblem } from './reading-problem';
import { readingList } from './reading.sql';
import { readingAsJson } from './reading.view';
import { type Sender } from '../reading-record/audited-readings.sql';
import { recordKeyedReading } from '../reading-record/record-keyed-reading';
import { type OutcomeWithJson, recordReadingsAsJson } from '../reading-record/record-readings';
import { ReadingRecorder } from '../reading-record/reading-recorder';

/** Operations on readings of every kind. The kind is a parameter, and each kind has its own table. */
export class ReadingRepository {
  private readonly loader: ReadingLoader;
  private readonly recorder: ReadingRecorder;

  constructor(private readonly database: Database) {
    this.loader = new ReadingLoader(database);
    this.recorder = new ReadingRecorder(database);
  }

  async list(
    kind: ReadingKindName,
    organizationId: number,
    filter: ReadingFilter,
    page: PageRequest,
    view?: ViewName,
  ): Promise<Listed<JsonText<ReadingView>>> {
    const { updatedAfter, size } = page;
    if (updatedAfter) return this.changes(kind, organizationId, { updatedAfter, size });
    const { statement, args } = listReadingsStatement(kind, filter, page, { view });
    const listed = this.database
      .run({ organizationId }, statement, args)
      .then((found) => pageOf(found, page, { json: readingAsJson, about: embeddedPatients }));
    return listOfPatient(this.database, organizationId, filter, listed);
  }

  /** Lists the readings that were changed after a position; see {@link listChanges}. */
  changes(kind: ReadingKindName, organizationId: number, request: ChangesRequest): Promise<Changes<JsonText<ReadingView>>> {
    return listChanges(this.database, organizationId, readingList(kind), request);
  }

  /** Exports all readings that match the filter; see {@link exportList}. */
  export(kind: ReadingKindName, organizationId: number, filter: ReadingFilter, take: OnBatch): Promise<number> {
    return exportList(this.database, organizationId, readingList(kind, filter), filter, take);
  }

  /** Yields all readings that match the filter, without holding a connection between two pages; see {@link readingPages}. */
  pages(kind: ReadingKindName, organizationId: number, filter: ReadingFilter): AsyncGenerator<string[]> {
    return readingPages(this.database, kind, organizationId, filter);
  }

  /**
   * Finds one reading. Concurrent calls for one organization share statements.
   * @throws NotFound if the organization has no such reading, or if it was entered in error and `includeVoided` is false
   */
  async require(
    kind: ReadingKindName,
    organizationId: number,
    id: number,
    { includeVoided, view }: ReadingVisibilityQuery = new ReadingVisibilityQuery(),
  ): Promise<JsonText<ReadingView>> {
    const reading = await this.loader.load({ kind, organizationId, includeVoided, view }, id);
    if (!reading) throw new NotFound(readingKind(kind).noun);
    return reading;
  }

  /** Lists the earlier versions of a reading, also of one that was entered in error, newest first. @throws NotFound */
  async history(
    kind: ReadingKindName,
    organizationId: number,
    id: number,
    request: PageRequest,
  ): Promise<Page<JsonText<ReadingRevisionView>>> {
    await this.require(kind, organizationId, id, { includeVoided: true });
    return listReadingRevisions(this.database, organizationId, kind, id, request);
  }

  /**
   * Stores a reading unless it is stored already. The result is empty if readings from its device are disabled. If the same reading was entered in
   * error, the result is its record.
   * @throws Conflict if the same reading is stored with other values, ReadingVoided if it was also entered in error
   * @throws InvalidInput if the device or patient does not exist
   */
  async record(kind: ReadingKindName, request: WriteRequest, reading: ReadingInput): Promise<JsonText<ReadingView | null>> {
    const { organizationId, idempotency, actor, audit } = request;
    if (!idempotency) return answerTo(kind, await this.recorder.record(kind, organizationId, reading, { actor, audit }));
    const recorded = await recordKeyedReading(this.database, kind, organizationId, idempotency, reading, { actor, audit });
    if (recorded instanceof JsonText) return recorded;
    if (recorded) return answerTo(kind, recorded);
    // A reading that requires several statements is rare. These statements share a transaction that also stores the response.
    return this.database.write(request, async (transaction) => {
      const [outcome] = await recordReadingsAsJson(transaction, kind, [reading], [{ actor }]);
      if (!outcome) throw new Error('The statement returned no result for a reading.');
      return answerTo(kind, outcome);
    });
  }

  /** Stores readings as {@link record} does, and returns a result for each of them. */
  recordBatch(
    kind: ReadingKindName,
    request: WriteRequest,
    { readings }: ReadingBatchInput,
  ): Promise<JsonText<ReadingBatchResult>> {
    return this.database.writeInOneStatement(request, (runner) => recordBatch(runner, kind, readings, senderOf(request)));
  }

  /** Corrects, voids or restores a reading; see {@link changeReading}. */
  correct(
    kind: ReadingKindName,
    request: WriteRequest,
    id: number,
    { reason, ...correction }: ReadingCorrection,
  ): Promise<JsonText<ReadingView>> {
    const write = { ...request, reason };
    return this.database.write(write, (transaction) => changeReading(transaction, kind, request, id, correction));
  }

  /** Marks a reading as entered in error. @throws NotFound, PreconditionFailed */
  void(kind: ReadingKindName, request: WriteRequest, id: number, { reason }: ChangeReasonInput = {}): Promise<JsonText<null>> {
    return this.database.write({ ...request, reason }, (transaction) => voidReading(transaction, kind, request, id));
  }
}

/** The sender of a batch. With an idempotency key, the row of the request is stored with the response, and not with the readings. */
const senderOf = ({ actor, audit, idempotency }: WriteRequest): Sender => (idempotency ? { actor } : { actor, audit });

/** @throws Problem if the reading was neither stored before nor now, unless the readings of its device are disabled */
function answerTo(kind: ReadingKindName, { outcome, json, isVoided, patientId }: OutcomeWithJson): JsonText<ReadingView | null> {
  const patients = patientId === null ? [] : [patientId];
  const problem = outcomeToProblem(kind, outcome);
  if (problem) throw problem.about(patients);
  const details: ResponseDetails = {
    ...(outcome.status === 'duplicate' && { outcome: 'duplicate' }),
    ...(isVoided && { isVoided: true }),
  };
  return json === null
    ? JsonText.empty(patientsGiven(patients))
    : JsonText.writtenBy(readingAsJson, json, embeddedPatients, details);
}
