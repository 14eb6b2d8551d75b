import { assertSupportedServer } from '@rpm/database';
import {
  buildLargeIndexes,
  type IndexProgress,
  type LargeIndexState,
  listLargeIndexes,
  listMigrations,
  migrateOpened,
  type MigrationState,
} from '@rpm/schema';
import { updateOutdatedOrders } from '@rpm/data-access';
import { type Command } from 'commander';
import { type DatabaseSession, withSession } from './database-session';
import { builtText, progressText, detailText } from './large-index-texts';
import { jsonOption } from '../terminal/json-option';
import { type ColumnsByHeading, Output, type OutputOptions } from '../terminal/output';

interface MigrateOptions extends OutputOptions {
  status?: boolean;
}

const HELP = `
Back up the database first: migrations cannot be undone. If all pending migrations
are additive, the running version goes on serving the migrated database.

Examples:
  $ rpm-admin migrate --status
  $ rpm-admin migrate`;

export function defineMigrateCommand(command: Command): void {
  command
    .option('--status', 'list the migrations and whether older versions can serve the database after them; change nothing')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((options: MigrateOptions) => (options.status ? printStatus(options) : migrateSchema(options)));
}

async function migrateSchema(options: MigrateOptions): Promise<void> {
  const output = new Output(options);
  const apply = async (session: DatabaseSession) => {
    const { database, listening } = session;
    await assertSupportedServer(database);
    const applied = await migrateOpened(session, database, (message) => output.notice(message));
    const report = (details: object, message: string) => output.notice(`${message} ${JSON.stringify(details)}`);
    const { signal } = new AbortController();
    const updatedOrders = await updateOutdatedOrders(database, { report, signal });
    const onProgress = (progress: IndexProgress) => output.report({ progress }, progressText(progress));
    // Behind a pooler of transactions, only the direct connection accepts that a build takes as long as it needs.
    return { applied, updatedOrders, builtIndexes: await buildLargeIndexes(database, listening, { report: onProgress }) };
  };
  const { applied, updatedOrders, builtIndexes } = await withSession(output, apply, { creates: true });
  const lines = applied.length === 0 ? ['The schema is up to date.'] : applied.map((name) => `applied ${name}`);
  if (updatedOrders > 0) lines.push(`${updatedOrders} orders have a new version.`);
  lines.push(...builtIndexes.map(builtText));
  output.result({ applied, updatedOrders, builtIndexes }, lines.join('\n'));
}

const COLUMNS: ColumnsByHeading<MigrationState> = {
  migration: ({ name }) => name,
  state: ({ state }) => state,
  compatibility: ({ compatibility }) => compatibility,
};

const INDEX_COLUMNS: ColumnsByHeading<LargeIndexState> = {
  index: ({ name }) => name,
  state: ({ state }) => state,
  detail: detailText,
};

async function printStatus(options: OutputOptions): Promise<void> {
  const output = new Output(options);
  const [migrations, indexes] = await withSession(output, ({ database }) =>
    Promise.all([listMigrations(database), listLargeIndexes(database)]),
  );
  output.list(migrations, COLUMNS, { migrations, indexes });
  if (!options.json) output.list(indexes, INDEX_COLUMNS);
}
