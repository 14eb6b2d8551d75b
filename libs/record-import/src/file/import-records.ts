import { type InputClass, Problem } from '@rpm/domain';
import { type Database, type JsonText, type Transaction, type WriteRequest, type NamedStatement } from '@rpm/database';
import { splitLines } from '../text/file-lines';
import { importFile, type ImportProgress, type ImportSource, type BatchResult } from './import-file';
import { type InputLine, readBody, rejectionReasons } from './input-line';
import { type FileBody, readBodies } from './read-bodies';
import { type ImportCounts } from '@rpm/domain';
import { type FileReference, resolveReferences } from './references';

/** A kind of record that can be imported. Its records are validated like requests to the API. */
export interface RecordKind<Input extends object> {
  input: InputClass<Input>;
  /** Paths of the properties in the API's response for this kind of record. */
  shown: readonly string[];
  repository: new (database: Database) => { create(request: WriteRequest, given: Input): Promise<JsonText> };
  naturalKey: NaturalKey<Input>;
  /** Properties that refer to other resources. */
  references?: readonly FileReference[];
}

/** Key with which a record of a file is recognized in the database. */
export interface NaturalKey<Input> {
  /** Statement that finds an existing row by the values of the key. */
  statement: NamedStatement;
  /** Returns the values of the record's key; null if the record has no key and is always created. */
  argumentsOf: (input: Input) => object | null;
}

/** Maximum size of a line of a file in KiB, equal to the API's limit for a request body. */
const MAX_LINE_KIB = 1024;
/** Number of records per transaction. Each record needs a savepoint, and PostgreSQL caches at most 64 subtransactions. */
const BATCH = 64;

/**
 * Creates records from a stream of any size with the validation and events of the API. A rejected record does not affect the others, and an existing
 * record stays unchanged. @throws UnreadableFile
 */
export async function importRecords<Input extends object>(
  database: Database,
  organizationId: number,
  source: ImportSource,
  kind: RecordKind<Input>,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportCounts> {
  const stream = source.open();
  const functions = {
    stream,
    records: readBodies(splitLines(stream, source.format, MAX_LINE_KIB), source.format, kind),
    read: (body: FileBody) => readBody(kind.input, body),
    store: (transaction: Transaction, rows: InputLine<Input>[]) => store(database, transaction, kind, rows),
    batch: BATCH,
  };
  return importFile(database, organizationId, source, functions, onProgress);
}

async function store<Input extends object>(
  database: Database,
  transaction: Transaction,
  kind: RecordKind<Input>,
  rows: InputLine<Input>[],
): Promise<BatchResult> {
  const { organizationId, actor } = transaction;
  const request = { organizationId, actor, expectedEntityTags: null, idempotency: null };
  const repository = new kind.repository(database.within(transaction));
  const { rows: resolved, rejected } = await resolveReferences(transaction, kind.references ?? [], rows);
  const outcome: BatchResult = { stored: 0, duplicates: 0, rejected, patients: 0, devices: 0, patientIds: [] };
  for (const { line, input } of resolved) {
    if (await isThere(transaction, kind.naturalKey, input)) {
      outcome.duplicates++;
      continue;
    }
    try {
      const { patients } = await repository.create(request, input);
      outcome.patientIds.push(...patients);
      outcome.stored++;
    } catch (error) {
      if (error instanceof Problem) outcome.patientIds.push(...error.patients);
      outcome.rejected.push(rejectionReasons(line, error));
    }
  }
  return outcome;
}

async function isThere<Input>(
  transaction: Transaction,
  { statement, argumentsOf }: NaturalKey<Input>,
  input: Input,
): Promise<boolean> {
  const args = argumentsOf(input);
  return args !== null && (await transaction.run(statement, args)).length > 0;
}
