import { type QueryResultRow } from 'pg';
import { type DataSource } from 'typeorm';
import { runScoped } from './organization-scope';

/**
 * Collects rows of all organizations by running a statement in the scope of one after another. @param text SQL with the parameters organization ($1)
 * and largest number of rows ($2) @returns at most `max` rows, each with the name of its organization
 */
export async function listOfEveryOrganization<Row extends QueryResultRow>(
  dataSource: DataSource,
  text: string,
  max: number,
): Promise<(Row & { organization: string })[]> {
  const organizations = await dataSource.query<{ id: number; name: string }[]>('select id, name from organization order by id');
  const found: (Row & { organization: string })[] = [];
  for (const { id, name: organization } of organizations) {
    const rows = await runScoped<Row>(dataSource, id, { text }, [id, max - found.length]);
    found.push(...rows.map((row) => ({ organization, ...row })));
    if (found.length >= max) break;
  }
  return found;
}
