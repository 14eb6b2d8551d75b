import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type StatementRunner, unnamedStatement } from '@rpm/database';
import { readingTableOf } from '@rpm/schema';

const HAVE_TABLES = unnamedStatement<{ tables: string[] }, { found: boolean }>(
  'select bool_and(to_regclass(name) is not null) as found from unnest($tables::text[]) as name',
);

/** A total that the database stores next to the rows, and SQL that returns `stored` and `counted`. */
interface StoredTotal {
  name: string;
  /** Tables that the total needs. The total is not compared in an older schema that lacks these tables. */
  tables: string[];
  text: string;
}

const readingTotal = (name: string, kind: ReadingKindName, table: string): StoredTotal => ({
  name,
  tables: [table, 'reading_count_delta', 'reading_count_state', readingTableOf(kind)],
  text: `
    select (select coalesce(sum(count), 0) from ${table} where kind = s.kind)
        + (select coalesce(sum(change), 0) from reading_count_delta where kind = s.kind and reading_id <= s.counted_id) as stored,
      (select count(*) from ${readingTableOf(kind)} where id <= s.counted_id and void_timestamp is null) as counted
    from reading_count_state s where kind = '${kind}'`,
});

const TOTALS: StoredTotal[] = [
  {
    name: 'webhook logs',
    tables: ['webhook_log_cell', 'webhook_log_delta', 'webhook_log'],
    text: `
      select (select coalesce(sum(count), 0) from (select count from webhook_log_cell union all select count from webhook_log_delta) c) as stored,
        (select count(*) from webhook_log) as counted`,
  },
  ...READING_KIND_NAMES.flatMap((kind) => [
    readingTotal(`${kind} readings`, kind, 'reading_count'),
    readingTotal(`${kind} readings by hour`, kind, 'reading_hour_count'),
  ]),
];

/** Compares the stored totals, which lists show as the number of their rows, with `count(*)`. @returns the names of the totals that differ */
export async function inexactTotals(runner: StatementRunner): Promise<string[]> {
  const inexact: string[] = [];
  for (const { name, tables, text } of TOTALS) {
    const [exist] = await runner.run(HAVE_TABLES, { tables });
    if (!exist?.found) continue;
    const [total] = await runner.run(unnamedStatement<object, { stored: string; counted: string }>(text), {});
    if (total && Number(total.stored) !== Number(total.counted)) inexact.push(name);
  }
  return inexact;
}
