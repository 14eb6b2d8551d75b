import { type Database } from './database';
import { type Statement, statement } from '../statement/statement';

/**
 * Collects rows of all organizations by running a statement in the scope of each organization in turn. @returns at most `max` rows, each with the name of its
 * organization
 */
export async function listOfEveryOrganization<Row extends object>(
  database: Database,
  list: Statement<{ limit: number }, Row>,
  max: number,
): Promise<(Row & { organization: string })[]> {
  const found: (Row & { organization: string })[] = [];
  for (const { id, name: organization } of await listOrganizations(database)) {
    const rows = await database.run({ organizationId: id }, list, { limit: max - found.length });
    found.push(...rows.map((row) => ({ organization, ...row })));
    if (found.length >= max) break;
  }
  return found;
}

/** Lists all organizations, sorted by id. */
export function listOrganizations(database: Database): Promise<{ id: number; name: string }[]> {
  return database.run('unscoped', LIST_ORGANIZATIONS, {});
}

const LIST_ORGANIZATIONS = statement<object, { id: number; name: string }>({
  name: 'list-organizations',
  text: 'select id, name from organization order by id',
});
