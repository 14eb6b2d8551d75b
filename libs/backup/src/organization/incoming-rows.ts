import { escapeIdentifier } from 'pg';
import { type StatementRunner, unnamedStatement } from '@rpm/database';
import { BackupError, withValuesOfFile } from '../archive/backup-error';

/** Temporary table into which the rows of each table of an export are copied, before they are stored with the id of the new organization. */
export const INCOMING = 'incoming_rows';

/**
 * Greatest id that an export may contain. All organizations of a database share the numbering, which continues after the ids of an import, and ids must
 * stay exact in JSON (2^53). No database reaches this number: at 1,000 new rows a second it takes 30 years.
 */
const GREATEST_ID = 1_000_000_000_000;

interface IncomingColumn {
  name: string;
  type: string;
}

/** SQL conditions that detect values which the type of a column permits, but which this service never writes. */
const CHECKS: { reason: string; applies: (column: IncomingColumn) => boolean; isWrong: (sql: string) => string }[] = [
  {
    reason: 'an id that no database reaches',
    applies: ({ name, type }) => type === 'bigint' && (name === 'id' || name.endsWith('_id')),
    isWrong: (id) => `${id} not between 1 and ${GREATEST_ID}`,
  },
  {
    reason: 'a time outside of the years 1 to 9999',
    applies: ({ type }) => type === 'timestamp with time zone' || type === 'date',
    isWrong: (time) => `${time} < '0001-01-01Z' or ${time} >= '10000-01-01Z'`,
  },
  {
    // PostgreSQL fails for an unknown time zone. The import evaluates it, so that the jobs that record the days of all organizations cannot fail.
    reason: 'an unknown time zone',
    applies: ({ name, type }) => type === 'text' && name.endsWith('time_zone'),
    isWrong: (zone) => `now() at time zone ${zone} is null and ${zone} is not null`,
  },
  {
    reason: 'the id of an organization',
    applies: ({ type }) => type === 'jsonb',
    isWrong: (json) => `${json} ? 'organization_id'`,
  },
];

const COLUMNS = unnamedStatement<{ table: string }, IncomingColumn>(`
  select attname as name, format_type(atttypid, null) as type from pg_attribute
  where attrelid = to_regclass($table) and attnum > 0 and not attisdropped order by attnum`);

/**
 * Checks received rows for values that types and constraints permit, but that this service never writes. Some of them would harm other organizations,
 * because background jobs read the rows of all organizations. @throws BackupError
 */
export async function assertAcceptable(runner: StatementRunner, table: string): Promise<void> {
  const columns = await runner.run(COLUMNS, { table: INCOMING });
  const conditions = columns.flatMap((column) =>
    CHECKS.filter(({ applies }) => applies(column)).map(({ reason, isWrong }) => ({
      reason,
      isWrong: `coalesce(bool_or(${isWrong(escapeIdentifier(column.name))}), false)`,
    })),
  );
  if (table === 'organization') conditions.push({ reason: 'not one organization', isWrong: 'count(*) <> 1' });
  const [found] = await withValuesOfFile(`rows of ${table}`, () =>
    runner.run(
      unnamedStatement<object, { wrong: boolean[] }>(
        `select array[${conditions.map(({ isWrong }) => isWrong).join(', ')}]::boolean[] as wrong from ${INCOMING}`,
      ),
      {},
    ),
  );
  const first = conditions.find((_, index) => found?.wrong[index]);
  if (first)
    throw new BackupError('refused', `The file contains rows of ${table} that this service never writes: ${first.reason}.`);
}
