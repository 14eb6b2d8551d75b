import { listLargeIndexes, MIGRATIONS, type SchemaDifferences } from '@rpm/schema';
import { type Database } from '@rpm/database';
import { failed, type Finding, ok, warning } from './doctor-check';
import { detailText } from '../database/large-index-texts';

/** Checks that this version can serve the schema of the database. */
export function checkSchema(state: SchemaDifferences, embedded: boolean): Finding {
  const { pending, unknown, breaking, skipped, changed } = state;
  // A version never migrates a database that a newer one has migrated.
  const refused = pending.length > 0 ? unknown : breaking;
  const errors = [
    ...refused.map((name) => `unknown to this version: ${name}; run the version that created it`),
    ...skipped.map((name) => `removed by hand: ${name}; restore the last backup`),
    ...changed.map(
      (name) => `applied by other code: ${name}; run the version that applied it, or restore a backup of a released version`,
    ),
  ];
  if (errors.length > 0) return failed(errors.join('; '));
  if (unknown.length > 0) return ok(`usable; a newer version has applied additive migrations: ${unknown.join(', ')}`);
  if (pending.length === 0) return ok('current');
  const names = MIGRATIONS.filter(({ name }) => pending.includes(name)).map(
    ({ name, compatibility }) => `${name} (${compatibility})`,
  );
  const detail = `pending: ${names.join(', ')}`;
  return embedded ? ok(`${detail}; the next command applies it`) : failed(`${detail}; run "rpm-admin migrate"`);
}

/** Warns of large indexes that are not built yet, or whose build has failed: without them the service works, but is slower. */
export async function checkLargeIndexes(database: Database): Promise<Finding> {
  const missing = (await listLargeIndexes(database)).filter(({ state }) => state !== 'built');
  if (missing.length === 0) return ok('all are built');
  const states = missing.map((index) => `${index.state}: ${index.name} ${detailText(index)}`);
  return warning(`${states.join('; ')}; the service builds them while it runs, and so does "rpm-admin migrate"`);
}
