import { type OwnedByOrganization } from '@rpm/domain';
import { type DataSource, type EntityMetadata } from 'typeorm';
import { type ColumnMetadata } from 'typeorm/metadata/ColumnMetadata';
import { type NamedStatement, statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';

/**
 * Statements that insert, lock and update one row of an entity. TypeORM would build the text of its own statements anew each time, without a name, so that
 * PostgreSQL would also plan them each time: creating a patient took 2.3 times the CPU of the bare statements. Columns and conversions of values come from
 * TypeORM.
 */
type Entity = OwnedByOrganization & { id: number };

/** Inserts a row, and sets those properties of the entity that the database generates: the id, and defaults of properties that are undefined. */
export async function insertEntity(transaction: Transaction, entity: Entity): Promise<void> {
  const { dataSource } = transaction.manager;
  const metadata = dataSource.getMetadata(entity.constructor);
  const columns = metadata.columns.filter((column) => column.isInsert);
  const sent = columns.filter((column) => column.getEntityValue(entity) !== undefined);
  const generated = metadata.columns.filter((column) => column.isSelect && !sent.includes(column));
  const places = sent.map(parameterOf);
  const text = `insert into ${quoted(metadata.tableName)} (${namesOf(sent)}) values (${places.join(', ')}) returning ${namesOf(generated)}`;
  const [row = {}] = await transaction.run(named('insert', metadata, sent, text), argumentsOf(dataSource, entity, sent));
  hydrate(dataSource, entity, generated, row);
}

/** Locks a row until the end of the transaction. @returns the row as an entity; null if it does not exist */
export async function lockRow<T extends Entity>(transaction: Transaction, type: new () => T, id: number): Promise<T | null> {
  const { dataSource } = transaction.manager;
  const metadata = dataSource.getMetadata(type);
  const columns = metadata.columns.filter((column) => column.isSelect);
  // The row lock is weaker than FOR UPDATE, so that readings that refer to a patient or device can be inserted without waiting for the lock.
  const text = `select ${namesOf(columns)} from ${quoted(metadata.tableName)} where organization_id = $organizationId and id = $id for no key update`;
  const [row] = await transaction.run(named('lock', metadata, columns, text), { id });
  if (!row) return null;
  const entity = new type();
  hydrate(dataSource, entity, columns, row);
  return entity;
}

/** Stores the named properties of an entity whose row is locked. */
export async function updateRow<T extends Entity>(
  transaction: Transaction,
  entity: T,
  properties: readonly (keyof T & string)[],
): Promise<void> {
  const { dataSource } = transaction.manager;
  const metadata = dataSource.getMetadata(entity.constructor);
  const columns = metadata.columns.filter(
    (column) => column.isUpdate && (properties as readonly string[]).includes(column.propertyName),
  );
  if (columns.length === 0) return;
  const assignments = columns.map((column) => `${quoted(column.databaseName)} = ${parameterOf(column)}`).join(', ');
  // An unchanged row is not written, because every write is a new version of the resource.
  const changes = columns.map((column) => `${quoted(column.databaseName)} is distinct from ${parameterOf(column)}`).join(' or ');
  const text = `update ${quoted(metadata.tableName)} set ${assignments} where organization_id = $organizationId and id = $id and (${changes})`;
  await transaction.run(named('update', metadata, columns, text), {
    ...argumentsOf(dataSource, entity, columns),
    id: entity.id,
  });
}

/**
 * Names a statement after its verb, its table and a number that encodes its columns: each column of the table is a binary digit, which is 1 if the statement
 * contains the column.
 */
function named(
  verb: string,
  metadata: EntityMetadata,
  columns: readonly ColumnMetadata[],
  text: string,
): NamedStatement<Record<string, unknown>, Record<string, unknown>> {
  const digits = metadata.columns.map((column) => (columns.includes(column) ? '1' : '0')).join('');
  return statement({ name: `${verb}-${metadata.tableName}-${BigInt(`0b${digits}`).toString(36)}`, text });
}

function hydrate({ driver }: DataSource, entity: object, columns: readonly ColumnMetadata[], row: Record<string, unknown>): void {
  for (const column of columns) column.setEntityValue(entity, driver.prepareHydratedValue(row[column.databaseName], column));
}

/** Returns the parameter of a statement for the value of a column. */
const parameterOf = ({ databaseName }: ColumnMetadata) => `$${databaseName}`;

function argumentsOf({ driver }: DataSource, entity: object, columns: readonly ColumnMetadata[]): Record<string, unknown> {
  const valueOf = (column: ColumnMetadata) => driver.preparePersistentValue(column.getEntityValue(entity), column) as unknown;
  return Object.fromEntries(columns.map((column) => [column.databaseName, valueOf(column)]));
}

function namesOf(columns: readonly ColumnMetadata[]): string {
  return columns.map(({ databaseName }) => quoted(databaseName)).join(', ');
}

function quoted(name: string): string {
  return `"${name}"`;
}
