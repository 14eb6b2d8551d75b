import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type DataSource } from 'typeorm';
import { type Statement } from '../statement/statement';

/** A file, and the SQL statements that it exports. */
export interface StatementFile {
  file: string;
  statements: Statement[];
}

const isStatement = (value: unknown): value is Statement =>
  typeof value === 'object' && value !== null && 'text' in value && 'parameters' in value;

/** Finds the SQL statements that a module exports, either alone or as the properties of an object. */
const statementsOf = (exported: object): Statement[] =>
  Object.values(exported).flatMap((value: unknown) => {
    if (isStatement(value)) return [value];
    return typeof value === 'object' && value !== null ? Object.values(value).filter(isStatement) : [];
  });

/** Returns the SQL statements that the files `*.sql.ts` in a folder export, by file. */
export function exportedStatements(folder: string): Promise<StatementFile[]> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql.ts'));
  return Promise.all(
    files.map(async (file) => {
      const exported = (await import(join(folder, file))) as object;
      return { file, statements: statementsOf(exported) };
    }),
  );
}

/** Prepares statements in PostgreSQL. @returns the names of those that PostgreSQL rejects, with its errors */
export async function findInvalidStatements(dataSource: DataSource, statements: readonly Statement[]): Promise<unknown[]> {
  const refused: unknown[] = [];
  for (const { name, text } of statements) {
    await dataSource.query(`prepare "${name}" as ${text}`).catch((error: unknown) => refused.push([name, error]));
  }
  return refused;
}

/** Adds a column to every table, as a newer version may do while this one runs. */
const ADD_COLUMNS = `
  do $$
  declare relation regclass;
  begin
    for relation in select oid from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition loop
      execute format('alter table %s add column added_later text', relation);
    end loop;
  end $$`;

/**
 * Prepares the statements, adds a column to every table, and plans each statement again. @param dataSource with one connection @returns the name and the error
 * of each statement that fails. A statement that returns all columns of a table fails with "cached plan must not change result type".
 */
export async function findStatementsThatReturnAllColumns(
  dataSource: DataSource,
  statements: readonly Statement[],
): Promise<unknown[]> {
  const failed = await findInvalidStatements(dataSource, statements);
  await dataSource.query(ADD_COLUMNS);
  const prepared = await dataSource.query<{ name: string; parameters: number }[]>(
    'select name, cardinality(parameter_types) as parameters from pg_prepared_statements where from_sql',
  );
  for (const { name, parameters } of prepared) {
    const values = parameters === 0 ? '' : `(${Array<string>(parameters).fill('null').join(', ')})`;
    await dataSource.query(`explain execute "${name}"${values}`).catch((error: unknown) => failed.push([name, error]));
  }
  return failed;
}
