import { type DataSource } from 'typeorm';
import { type List, match } from './list';
import { inOrganization } from '../database/organization-scope';

/** How many resources are in memory at a time. */
const AT_ONCE = 500;

/** What is done with the next resources of an export, each as its JSON; the following ones wait for it. */
export type Take = (resources: string[]) => Promise<void>;

/**
 * All resources of a list that match, in its order and of one instant, however many they are: read through a cursor.
 * @returns how many they were
 */
export async function exportList<Filter extends object>(
  dataSource: DataSource,
  organizationId: number,
  list: List<Filter>,
  filter: Filter,
  take: Take,
): Promise<number> {
  const { alias, matching, values } = match(organizationId, list, filter);
  // Only ids are sorted; each resource is written when it is fetched.
  const text = `
    declare exported no scroll cursor for
    select (select ${list.shown} from ${list.from} where ${alias}.organization_id = $1 and ${alias}.id = ordered.id)::text as json
    from (select ${alias}.id ${matching} order by ${list.order}) ordered`;
  return inOrganization(dataSource, organizationId, async (transaction) => {
    await transaction.run({ text }, values);
    for (let count = 0; ;) {
      const rows = await transaction.run<{ json: string }>(FETCH, []);
      if (rows.length === 0) return count;
      await take(rows.map(({ json }) => json));
      count += rows.length;
    }
  });
}

const FETCH = { text: `fetch ${AT_ONCE} from exported` };
