import { type DataSource } from 'typeorm';
import { ConfigurationError } from '../configuration/configuration';
import { SESSION_SETTINGS } from '../driver/database-client';

/** Settings that change the results of statements: the value that this code expects, and other values with the same effect. */
const EXPECTED: Readonly<Record<string, { value: string; others?: RegExp }>> = {
  DateStyle: { value: SESSION_SETTINGS.DateStyle, others: /^ISO,/ },
  IntervalStyle: { value: 'postgres' },
  TimeZone: { value: SESSION_SETTINGS.TimeZone, others: /^(Etc\/)?(UTC|UCT|GMT|Universal|Zulu)$/i },
  bytea_output: { value: 'hex' },
  client_encoding: { value: 'UTF8' },
  default_transaction_isolation: { value: 'read committed' },
  default_transaction_read_only: { value: 'off' },
  extra_float_digits: { value: '1', others: /^[23]$/ },
  row_security: { value: 'on' },
  session_replication_role: { value: 'origin' },
  standard_conforming_strings: { value: SESSION_SETTINGS.standard_conforming_strings },
  transform_null_equals: { value: 'off' },
};

interface Session {
  settings: { name: string; setting: string; source: string }[];
  /** Role and database of the session as SQL identifiers. */
  role: string;
  database: string;
  /** The schema in which new tables are created; null if no schema of the search path exists. */
  schema: string | null;
  /** Whether the search path begins with the system catalogue, so that no other schema replaces functions and types of PostgreSQL. */
  isCatalogFirst: boolean;
  /** The schemas that contain tables of this service which the role may read. */
  homes: string[];
}

const READ_SESSION = `
  select (select jsonb_agg(jsonb_build_object('name', name, 'setting', setting, 'source', source) order by name)
      from pg_settings where name = any ($1)) as settings,
    quote_ident(session_user) as role, quote_ident(current_database()) as database, current_schema() as schema,
    (select array_agg(s order by n) from unnest(current_schemas(true)) with ordinality as p (s, n) where s not like 'pg_temp%')
      [1] = 'pg_catalog' as "isCatalogFirst",
    array(select n.nspname::text from pg_class m join pg_class o on o.relnamespace = m.relnamespace and o.relname = 'organization'
      join pg_namespace n on n.oid = m.relnamespace
      where m.relname = 'migration' and m.relkind = 'r' and has_table_privilege(m.oid, 'select') order by 1) as homes`;

/**
 * Checks the settings of the role, the database and the server that change the results of statements. The message contains the SQL that corrects them.
 * @throws ConfigurationError
 */
export async function assertSessionSettings(dataSource: DataSource): Promise<void> {
  const mistakes = await findWrongSettings(dataSource);
  if (mistakes.length > 0) throw new ConfigurationError(mistakes.map((mistake) => `DATABASE_URL: ${mistake}`));
}

/** Lists the settings that must be changed, each with the SQL that changes it. */
export async function findWrongSettings(dataSource: DataSource): Promise<string[]> {
  const [session] = await dataSource.query<Session[]>(READ_SESSION, [Object.keys(EXPECTED)]);
  if (!session) throw new Error('A statement without conditions has one row.');
  const { role, database } = session;
  const correct = (name: string, value: string) => `run: alter role ${role} in database ${database} set ${name} = ${value}`;
  const mistakes: string[] = [];
  for (const { name, setting, source } of session.settings) {
    const { value, others } = EXPECTED[name] ?? { value: setting };
    if (setting === value || others?.test(setting)) continue;
    const isFromUrl = source === 'client' && !(name in SESSION_SETTINGS);
    const advice = isFromUrl ? 'remove it from the options of DATABASE_URL' : correct(name, `'${value}'`);
    mistakes.push(`the setting ${name} must be '${value}'; ${advice}`);
  }
  const path = searchPathFor(session);
  if (path !== null)
    mistakes.push(`the setting search_path must begin with the schema of the service; ${correct('search_path', path)}`);
  return mistakes;
}

/** Returns the search path with which the tables of the service are found; null if the present one is suitable. */
function searchPathFor({ schema, isCatalogFirst, homes }: Session): string | null {
  const [home] = homes;
  if (schema === null) return home === undefined ? 'public' : quoted(home);
  if (home !== undefined && !homes.includes(schema)) return quoted(home);
  return isCatalogFirst ? null : quoted(schema);
}

const quoted = (identifier: string) =>
  /^[a-z_][a-z0-9_]*$/.test(identifier) ? identifier : `"${identifier.replaceAll('"', '""')}"`;
