import { type EntityManager } from 'typeorm';
import { type MigrationClass } from '../migrations';
import { dumpSchema } from '../schema-dump';

/** A table, and the effects of the current transaction on it. Every partition counts as a separate table. */
interface MeasuredTable {
  id: number;
  name: string;
  /** Number of the file with the rows. PostgreSQL writes a new file when it rewrites the table. */
  file: number;
  scans: number;
  /** Number of changed and deleted rows. */
  changedRows: number;
  /** Whether the transaction holds a lock with which nobody else can write to the table. */
  blocksWrites: boolean;
}

/** Lock modes that conflict with ROW EXCLUSIVE, which every insert, update and delete takes. */
const BLOCKING_MODES = ['ShareLock', 'ShareRowExclusiveLock', 'ExclusiveLock', 'AccessExclusiveLock'];

/**
 * SQL with the counters of the present transaction. PostgreSQL may add them to the totals later, so only differences are compared. The locks are listed once instead
 * of once per table.
 */
const MEASURE = `
  select c.oid::int as id, c.relname as name, c.relfilenode::bigint as file, pg_stat_get_xact_numscans(c.oid)::int as scans,
    (pg_stat_get_xact_tuples_updated(c.oid) + pg_stat_get_xact_tuples_deleted(c.oid))::int as "changedRows",
    c.oid = any(array(
      select relation from pg_locks where pid = pg_backend_pid() and locktype = 'relation' and granted and mode = any($1)
    )) as "blocksWrites"
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
  order by c.relname collate "C"`;

const measure = (manager: EntityManager) => manager.query<MeasuredTable[]>(MEASURE, [BLOCKING_MODES]);

/** Runs a migration in a transaction, without storing that it ran. */
export async function runMigration({ queryRunner }: EntityManager, migration: MigrationClass): Promise<void> {
  if (!queryRunner) throw new Error('A migration runs in a transaction.');
  await new migration().up(queryRunner);
}

/**
 * Runs a migration. @returns the reasons why it is breaking; none if it only added definitions, and locked no table that existed before against writes
 * while it rewrote, read or changed it
 */
export async function runMeasured(manager: EntityManager, migration: MigrationClass): Promise<string[]> {
  const definitions = await definitionsOf(manager);
  const effects = await runWithEffects(manager, migration);
  return [...effects, ...lossesOf(definitions, await definitionsOf(manager))];
}

/** Runs a migration. @returns the reasons why it is breaking that depend on the rows of the database: what it did to tables that existed before */
export async function runWithEffects(manager: EntityManager, migration: MigrationClass): Promise<string[]> {
  const tables = await measure(manager);
  await runMigration(manager, migration);
  const after = new Map((await measure(manager)).map((table) => [table.id, table]));
  return tables.flatMap((before) => {
    const now = after.get(before.id);
    return now ? effectsOn(before, now) : [];
  });
}

function effectsOn(before: MeasuredTable, now: MeasuredTable): string[] {
  const { name } = now;
  return [
    now.file === before.file ? [] : [`rewrites ${name}`],
    now.blocksWrites && now.scans > before.scans ? [`reads ${name} while nobody can write to it`] : [],
    // A migration that changes rows is breaking, because these rows stay locked until all migrations of an upgrade have ended.
    now.changedRows > before.changedRows ? [`changes rows of ${name}`] : [],
  ].flat();
}

/** The lines of each definition in the schema, by its first line. For a table, the first line is `create table` with its name; columns follow. */
type Definitions = Map<string, string[]>;

async function definitionsOf(manager: EntityManager): Promise<Definitions> {
  const statements = (await dumpSchema(manager)).trimEnd().split('\n\n');
  return new Map(
    statements.map((statement) => {
      const [head = '', ...lines] = statement.split('\n');
      return [head.replace(/ \($/, ''), lines.map((line) => line.trim().replace(/,$/, ''))];
    }),
  );
}

/** Returns the reasons why statements of an older version could fail: missing or changed definitions, and new conditions for rows. */
function lossesOf(before: Definitions, after: Definitions): string[] {
  const tables = [...before.keys()].filter((head) => head.startsWith('create table '));
  const secured = [...after.keys()].filter((head) => !before.has(head) && tables.some((table) => isSecurityOf(table, head)));
  const losses = [...before].flatMap(([head, lines]) => {
    const now = after.get(head);
    if (!now) return [`removes or changes "${head}"`];
    if (!head.startsWith('create table ')) return now.join() === lines.join() ? [] : [`changes "${head}"`];
    const isReplaced = (line: string) => now.some((other) => isWider(other, line));
    const removed = lines
      .filter((line) => !now.includes(line) && !isReplaced(line))
      .map((line) => `removes or changes "${line}" of "${head}"`);
    const isReplacement = (line: string) => lines.some((other) => isWider(line, other));
    const added = now.filter((line) => !lines.includes(line) && isCondition(line) && !isReplacement(line));
    return [...removed, ...added.map((line) => `adds "${line}" to "${head}"`)];
  });
  return [...losses, ...secured.map((head) => `adds "${head}"`)];
}

const isSecurityOf = (table: string, head: string) => head.startsWith(`${table.replace('create', 'alter')} `);

/** Returns whether a new line in a table's definition can make inserts fail in versions that do not know it. */
const isCondition = (line: string) => line.startsWith('constraint ') || / not null(?! (default|generated))/.test(line);

/** A constraint that permits only the values of a list, as the dump of the schema writes it. */
const CHOICE = /^(constraint \w+ CHECK \(\(\w+ = ANY \(ARRAY\[)([^\]]*)(\]\)\)\))( NOT VALID)?$/;

/** Returns whether a constraint permits every value that another one with its name permits, so that no statement fails which succeeded before. */
function isWider(line: string, before: string): boolean {
  const [, start, values, end] = CHOICE.exec(line) ?? [];
  const [, formerStart, formerValues = '', formerEnd] = CHOICE.exec(before) ?? [];
  if (values === undefined || start !== formerStart || end !== formerEnd) return false;
  const permitted = values.split(', ');
  return formerValues.split(', ').every((value) => permitted.includes(value));
}

/**
 * Returns the reason why the compatibility that a migration states is wrong; null if it is right. @param reasons the result of {@link runMeasured} on
 * any database
 */
export function wrongCompatibility(migration: MigrationClass, reasons: readonly string[]): string | null {
  const { name, compatibility } = migration;
  if (compatibility === 'additive' && reasons.length > 0) {
    return `${name} is marked additive, but ${[...new Set(reasons)].join(', ')}: mark it breaking, or see docs/migrations.md for another way.`;
  }
  if (compatibility === 'breaking' && reasons.length === 0 && !(name in BREAKING_BY_MEANING)) {
    return `${name} is marked breaking, but was measured as additive: mark it additive, or give the reason in BREAKING_BY_MEANING.`;
  }
  return null;
}

/** Migrations after which older versions would work incorrectly, although no measurement shows it, each with the reason. */
const BREAKING_BY_MEANING: Readonly<Record<string, string>> = {
  WebhookBodies1765300000000: 'older versions show and send the bodies of other versions as if there were none',
  AuditTrail1765400000000: 'older versions read and disclose data without a row in the trail',
  WebhookFormats1765541000000: 'older versions send events as they are to webhooks whose receivers expect FHIR',
};
