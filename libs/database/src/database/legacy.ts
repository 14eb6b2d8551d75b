// Functions with positional parameters, for callers that do not use `Database` yet.
import { type Actor, type CorrectionPreview } from '@rpm/domain';
import { type QueryResultRow } from 'pg';
import { type DataSource } from 'typeorm';
import { type Preparation } from '../driver/preparation';
import { type JsonText } from '../json/json-text';
import { Database } from './database';
import { jsonStatement } from './short-answer';
import { type Statement } from './statement';
import { type CorrectionMode, type PositionalStatement, type Transaction } from './transaction';
import { type ResponseCipher, type UnconditionalRequest, type WriteRequest } from './write';

export interface PositionalJsonStatement extends PositionalStatement {
  name: string;
  columns?: readonly string[];
  quickText?: string;
}

export type RunStatement = <Row extends QueryResultRow>(
  statement: PositionalStatement,
  values: unknown[],
  preparations?: readonly Preparation[],
) => Promise<Row[]>;

/** SQL that named and positional statements share contains the name of the organization. */
export const withPositions = (text: string) => text.replaceAll('$organizationId', '$1');
const parametersOf = (values: unknown[]) => values.map((_, at) => String(at));
const positional = <Row extends object>(statement: PositionalStatement, values: unknown[]): Statement<object, Row> => ({
  ...statement,
  text: withPositions(statement.text),
  parameters: parametersOf(values),
});
const args = (values: unknown[]) => values.map((value) => (value === undefined ? null : value));
const databaseOf = (dataSource: DataSource) => dataSource as Database;

export function runScoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  organizationId: number,
  statement: PositionalStatement,
  values: unknown[],
  preparations: readonly Preparation[] = [],
): Promise<Row[]> {
  return databaseOf(dataSource).run({ organizationId }, positional<Row>(statement, values), args(values), { preparations });
}

export function readScoped<Row extends QueryResultRow & { json: string }>(
  dataSource: DataSource,
  organizationId: number,
  statement: PositionalJsonStatement,
  values: unknown[],
  longValues: (long: readonly Row[]) => unknown[] = () => values,
): Promise<Row[]> {
  const parameters = parametersOf(values);
  const { text, quickText = text } = statement;
  const made = jsonStatement<object, Row>({ ...statement, text: withPositions(text), quickText: withPositions(quickText) });
  const both = { ...made, parameters, short: { ...made.short, parameters } };
  return databaseOf(dataSource).read({ organizationId }, both, args(values), { longArguments: (long) => args(longValues(long)) });
}

export function writeScoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  organizationId: number,
  statement: PositionalStatement,
  values: unknown[],
  preparations: readonly Preparation[] = [],
): Promise<Row[]> {
  const shared = { ...positional<Row>(statement, values), sharesConnection: true } as const;
  return databaseOf(dataSource).run({ organizationId }, shared, args(values), { preparations });
}

export function runUnscoped<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: PositionalStatement,
  values: unknown[],
): Promise<Row[]> {
  return databaseOf(dataSource).run('unscoped', positional<Row>(statement, values), args(values));
}

export function runInDeliveryScope<Row extends QueryResultRow>(
  dataSource: DataSource,
  statement: PositionalStatement,
  values: unknown[],
): Promise<Row[]> {
  return databaseOf(dataSource).run('delivery', positional<Row>(statement, values), args(values));
}

export function runInTokenScope<Row extends QueryResultRow>(
  dataSource: DataSource,
  tokenHashes: readonly Buffer[],
  statement: PositionalStatement,
  values: unknown[],
): Promise<Row[]> {
  return databaseOf(dataSource).run({ tokenHashes }, positional<Row>(statement, values), args(values));
}

export function inDeliveryTransaction<T>(dataSource: DataSource, work: (run: RunStatement) => Promise<T>): Promise<T> {
  return databaseOf(dataSource).inTransaction('delivery', (transaction) =>
    work((statement, values) => transaction.run(statement, values)),
  );
}

export function inOrganization<T>(
  dataSource: DataSource,
  organizationId: number,
  work: (transaction: Transaction) => Promise<T>,
  planning: 'auto' | 'force_generic_plan' = 'auto',
  correction?: CorrectionMode,
  actor?: Actor,
): Promise<T> {
  const options = { planning, ...(correction && { correction }) };
  return databaseOf(dataSource).inTransaction({ organizationId, actor }, work, options);
}

export function write<T>(
  dataSource: DataSource,
  request: UnconditionalRequest,
  work: (transaction: Transaction) => Promise<JsonText<T>>,
  cipher?: ResponseCipher,
): Promise<JsonText<T>> {
  return databaseOf(dataSource).write(request, work, cipher ? { cipher } : {});
}

export function correct<T, P = CorrectionPreview>(
  dataSource: DataSource,
  request: UnconditionalRequest,
  work: (transaction: Transaction) => Promise<JsonText<T>>,
  previewOf?: (transaction: Transaction, answer: JsonText<T>) => JsonText<P>,
): Promise<JsonText<T | P>> {
  return databaseOf(dataSource).correct<T, P>(request, work, previewOf ? { previewOf } : {});
}

export function writeInOneStatement<T>(
  dataSource: DataSource,
  request: Pick<WriteRequest, 'organizationId' | 'actor' | 'idempotency'>,
  work: (run: RunStatement) => Promise<JsonText<T>>,
): Promise<JsonText<T>> {
  return databaseOf(dataSource).writeInOneStatement(request, (runner) =>
    work(<Row extends QueryResultRow>(statement: PositionalStatement, values: unknown[], preparations?: readonly Preparation[]) =>
      runner.run(positional<Row>(statement, values), args(values), preparations),
    ),
  );
}

export function runWrite<T>(
  dataSource: DataSource,
  organizationId: number,
  work: (run: RunStatement) => Promise<T>,
  preparations: readonly Preparation[] = [],
  runStatement: typeof runScoped = runScoped,
): Promise<T> {
  return databaseOf(dataSource).writeInOneStatement({ organizationId }, () =>
    work((statement, values, further = []) =>
      runStatement(dataSource, organizationId, statement, values, [...preparations, ...further]),
    ),
  );
}

export function onCommittedWrite(dataSource: DataSource, listener: (organizationId: number) => void): void {
  databaseOf(dataSource).onWrite(listener);
}
