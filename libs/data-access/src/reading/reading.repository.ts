import {
  corrected,
  correctable,
  type GivenReading,
  NotFound,
  type Page,
  type PageRequest,
  type ReadingBatchInput,
  type ReadingCorrection,
  type ReadingFilter,
  readingKind,
  type ReadingKindName,
} from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { assertVersion } from '../resource/version';
import { exportList, type Take } from '../resource/export-list';
import { type AnswerDetails, JsonText } from '../resource/json-text';
import { listPage } from '../resource/list';
import { type Transaction } from '../database/organization-scope';
import { recordBatch } from '../reading-record/reading-batch';
import { correctReading, lockReading, voidReading } from './reading-change.statement';
import { ReadingLoader } from './reading-loader';
import { problemOfOutcome } from './reading-problem';
import { listOfReadings } from './reading.statement';
import { recordReading } from '../reading-record/record-readings';
import { write, writeInOneStatement, type WriteRequest } from '../idempotency/write';

/** Readings of every kind: a kind is data, and says which table. */
export class ReadingRepository {
  private readonly loader: ReadingLoader;

  constructor(private readonly dataSource: DataSource) {
    this.loader = new ReadingLoader(dataSource);
  }

  list(kind: ReadingKindName, organizationId: number, filter: ReadingFilter, page: PageRequest): Promise<Page<JsonText>> {
    return listPage(this.dataSource, organizationId, listOfReadings(kind), filter, page);
  }

  /** All that match; see {@link exportList}. */
  export(kind: ReadingKindName, organizationId: number, filter: ReadingFilter, take: Take): Promise<number> {
    return exportList(this.dataSource, organizationId, listOfReadings(kind), filter, take);
  }

  /**
   * One reading as its response. Simultaneous calls for one organization share statements.
   * @throws NotFound also of one that was entered in error, unless it is asked for
   */
  async require(kind: ReadingKindName, organizationId: number, id: number, includeVoided = false): Promise<JsonText> {
    const reading = await this.loader.load({ kind, organizationId, includeVoided }, id);
    if (!reading) throw new NotFound(readingKind(kind).noun);
    return reading;
  }

  /**
   * Stores a reading unless it is stored already. Empty when the readings of its device are disabled.
   * @throws Conflict when other values are stored for it
   * @throws InvalidInput when there is no such device or patient
   */
  record(kind: ReadingKindName, request: WriteRequest, reading: GivenReading): Promise<JsonText> {
    return writeInOneStatement(this.dataSource, request, async (run) => {
      const { outcome, json, isVoided } = await recordReading(run, kind, request.organizationId, reading);
      const problem = problemOfOutcome(outcome);
      if (problem) throw problem;
      const details: AnswerDetails = {
        ...(outcome.status === 'duplicate' && { outcome: 'duplicate' }),
        ...(isVoided && { isEnteredInError: true }),
      };
      return new JsonText(json ?? '', details);
    });
  }

  /** Stores readings as {@link record} does, and answers for each of them. */
  recordBatch(kind: ReadingKindName, request: WriteRequest, { readings }: ReadingBatchInput): Promise<JsonText> {
    return writeInOneStatement(this.dataSource, request, (run) => recordBatch(run, kind, request.organizationId, readings));
  }

  /** Corrects what was measured; what the reading said before is kept. @throws NotFound, PreconditionFailed, InvalidInput */
  correct(kind: ReadingKindName, request: WriteRequest, id: number, correction: ReadingCorrection): Promise<JsonText> {
    return write(this.dataSource, request, async (transaction) => {
      const { json, values } = await lock(kind, request, transaction, id);
      const after = corrected(kind, values, correction);
      if (!after) return json;
      const members = correctable(kind).map((member) => emptyAsNone(after[member]));
      await transaction.run(correctReading(kind), [request.organizationId, id, ...members]);
      return (await lock(kind, { ...request, expectedVersions: null }, transaction, id)).json;
    });
  }

  /** Marks a reading as entered in error. @throws NotFound, PreconditionFailed */
  async void(kind: ReadingKindName, request: WriteRequest, id: number): Promise<JsonText> {
    return write(this.dataSource, request, async (transaction) => {
      await lock(kind, request, transaction, id);
      await transaction.run(voidReading(kind), [request.organizationId, id]);
      return new JsonText('');
    });
  }
}

interface Locked {
  json: JsonText;
  values: Record<string, unknown>;
}

async function lock(
  kind: ReadingKindName,
  { organizationId, expectedVersions }: Pick<WriteRequest, 'organizationId' | 'expectedVersions'>,
  transaction: Transaction,
  id: number,
): Promise<Locked> {
  const rows = await transaction.run<{ json: string; values: Locked['values'] }>(lockReading(kind), [organizationId, id]);
  const [row] = rows;
  if (!row) throw new NotFound(readingKind(kind).noun);
  const json = new JsonText(row.json);
  assertVersion(expectedVersions, json);
  return { json, values: row.values };
}

const emptyAsNone = (value: unknown) => (Array.isArray(value) && value.length === 0 ? null : value);
