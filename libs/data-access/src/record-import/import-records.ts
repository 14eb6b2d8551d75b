import { type InputClass, InvalidInput, type InputFault, Problem, readInput } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { problemOfDatabaseError } from '../database-error';
import { type JsonText } from '../json-text';
import { type Statement, type Transaction } from '../organization-scope';
import { type WriteRequest } from '../write';
import { importFile, type ImportProgress, type ImportSource, type Outcome, rejected, type Rejected } from './import-file';
import { type Body, readBodies } from './read-bodies';
import { type ImportCounts } from './reading-import';
import { within } from './within';

/** Records that can be imported: read and created as the API does. */
export interface RecordKind<Input extends object> {
  input: InputClass<Input>;
  /** Paths of what the resource shows. */
  shown: readonly string[];
  repository: new (dataSource: DataSource) => { create(request: WriteRequest, given: Input): Promise<JsonText> };
  naturalKey: NaturalKey<Input>;
}

/** What makes a record of a file one that is there already. */
export interface NaturalKey<Input> {
  /** Finds a row when it is there: by organization ($1) and the values of the key. */
  statement: Statement;
  /** Null when the record has no key, and so is always a new one. */
  valuesOf: (input: Input) => unknown[] | null;
}

/** Each row costs some round trips; and PostgreSQL keeps at hand as many savepoints of a transaction as 64. */
const BATCH = 64;

interface Row<Input> {
  line: number;
  input: Input;
}

/**
 * Creates records from a stream of any size, each by the rules of the API and with its event; one that is refused leaves the others
 * alone, and one that is there already stays as it is.
 * @throws UnreadableFile
 */
export async function importRecords<Input extends object>(
  dataSource: DataSource,
  organizationId: number,
  source: ImportSource,
  kind: RecordKind<Input>,
  onProgress: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportCounts> {
  const what = {
    records: readBodies(source.stream, source.format, kind.input, kind.shown),
    read: (body: Body) => read(kind.input, body),
    store: (transaction: Transaction, rows: Row<Input>[]) => store(dataSource, transaction, kind, rows),
    batch: BATCH,
  };
  return importFile(dataSource, organizationId, source, what, onProgress);
}

function read<Input extends object>(type: InputClass<Input>, { line, body }: Body): Row<Input> | Rejected {
  try {
    return { line, input: readInput(type, body, 'body') };
  } catch (error) {
    return rejection(line, error);
  }
}

async function store<Input extends object>(
  dataSource: DataSource,
  transaction: Transaction,
  kind: RecordKind<Input>,
  rows: Row<Input>[],
): Promise<Outcome> {
  const request = { organizationId: transaction.organizationId, ifMatch: null, idempotency: null };
  const repository = new kind.repository(within(dataSource, transaction));
  const outcome: Outcome = { stored: 0, duplicates: 0, rejected: [], patients: 0, devices: 0 };
  for (const { line, input } of rows) {
    if (await isThere(transaction, kind.naturalKey, input)) {
      outcome.duplicates++;
      continue;
    }
    try {
      await repository.create(request, input);
      outcome.stored++;
    } catch (error) {
      outcome.rejected.push(rejection(line, error));
    }
  }
  return outcome;
}

async function isThere<Input>(
  transaction: Transaction,
  { statement, valuesOf }: NaturalKey<Input>,
  input: Input,
): Promise<boolean> {
  const values = valuesOf(input);
  return values !== null && (await transaction.run(statement, [transaction.organizationId, ...values])).length > 0;
}

/** @throws what is not about this one record: a database that is away, a fault of ours */
function rejection(line: number, error: unknown): Rejected {
  const problem = error instanceof Problem ? error : problemOfDatabaseError(error);
  if (!problem || problem.status >= 500) throw error;
  if (!(problem instanceof InvalidInput)) return rejected(line, problem);
  const [first] = problem.faults;
  return rejected(line, { code: first?.code ?? problem.code, detail: problem.faults.map(told).join(' ') });
}

/** `address.city: Send text.` */
function told({ pointer = '', detail }: InputFault): string {
  const path = pointer.split('/').slice(1).join('.');
  return path === '' ? detail : `${path}: ${detail}`;
}
