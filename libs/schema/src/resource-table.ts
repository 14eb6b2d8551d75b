/** The table of a resource that a migration creates. */
export interface ResourceTable {
  /** Name of the table: the name of the resource in snake case, such as `alert_rule`. */
  table: string;
  /** Definitions of the columns and constraints that only this resource has, such as `name text not null`. */
  columns: readonly string[];
  /** The tables of other resources that rows refer to, by column, such as `site_id`. The columns can be null; a constraint in `columns` can forbid it. */
  references?: Readonly<Record<string, string>>;
  /** Columns by which the list of the resource can be sorted, besides the id. */
  sortedBy?: readonly string[];
  /** Columns with texts that the list can be searched for. Each gets a column `folded_…` without case and accents. */
  searchedBy?: readonly string[];
}

/** SQL condition that is true if this transaction has not yet written a version of the row. Only then does the trigger call `set_version`. */
const IS_UNCHANGED_YET =
  '(old.version_transaction <> pg_current_xact_id()::text::bigint or old.update_timestamp < now()::timestamptz(3))';

/**
 * Returns the SQL that creates the table of a resource: its columns, including the columns for versions, the policy that hides the rows of other
 * organizations, the triggers that set versions and remember deleted rows, and the indexes for lists.
 *
 * Merged migrations call this function, and their checksums cover the statements that it returns. Therefore, the function is frozen, too: a resource that
 * needs another table changes the table in its own migration, after the call, and new rules for all future tables need a new function.
 */
export function createResourceTable({ table, columns, references = {}, sortedBy = [], searchedBy = [] }: ResourceTable): string {
  const targets = Object.entries(references);
  return `
    create table ${table} (
      organization_id bigint not null references organization,
      id bigint generated always as identity,
      ${columns.map((column) => `${column},`).join('\n      ')}
      ${targets.map(([column]) => `${column} bigint,`).join('\n      ')}
      ${searchedBy.map((column) => `folded_${column} text generated always as (fold_text(${column})) stored,`).join('\n      ')}
      version integer not null default 1,
      create_timestamp timestamptz(3) not null default now(),
      update_timestamp timestamptz(3) not null default clock_timestamp(),
      version_transaction bigint not null default pg_current_xact_id()::text::bigint,
      primary key (organization_id, id)
      ${targets.map(([column, target]) => `, foreign key (organization_id, ${column}) references ${target}`).join('\n      ')}
    );
    alter table ${table} enable row level security, force row level security;
    create policy of_organization on ${table}
      using (organization_id = nullif(current_setting('rpm.organization_id', true), '')::bigint);
    create trigger set_version before update on ${table} for each row when (${IS_UNCHANGED_YET}) execute function set_version();
    create trigger keep_deleted after delete on ${table} for each row execute function keep_deleted_resource();
    create index ${table}_updated on ${table} (organization_id, update_timestamp, id) where version > 0;
    ${sortedBy.map((column) => `create index ${table}_by_${column} on ${table} (organization_id, ${column}, id) where version > 0;`).join('\n    ')}
    ${targets.map(([column]) => `create index ${table}_of_${column} on ${table} (organization_id, ${column}, id);`).join('\n    ')}`;
}
