import { JsonText } from '../json/json-text';
import { type ListDefinition, matchingRows } from './list';
import { type Database } from '../database/database';
import { unnamedStatement } from '../statement/statement';

/** Number of exported resources that are in memory at the same time. */
const BATCH_SIZE = 500;

/** Processes a batch of exported resources. The next batch is read when the promise is fulfilled. */
export type OnBatch = (resources: JsonText[]) => Promise<void>;

/**
 * Exports all resources that match a list's filter, in the order of the list, as of a single instant. A cursor keeps memory use small, however many
 * resources there are.
 * @returns the number of exported resources
 */
export async function exportList<Filter extends object>(
  database: Database,
  organizationId: number,
  list: ListDefinition<Filter>,
  filter: Filter,
  take: OnBatch,
): Promise<number> {
  const { alias, matching, args } = matchingRows(list, filter);
  // Only ids are sorted; each resource is converted to JSON when it is fetched.
  const text = `
    declare exported no scroll cursor for
    select (select ${list.json} from ${list.from} where ${alias}.organization_id = $organizationId and ${alias}.id = ordered.id)::text as json
    from (select ${alias}.id ${matching} order by ${list.order}) ordered`;
  return database.inTransaction({ organizationId }, async (transaction) => {
    await transaction.run(unnamedStatement(text), args);
    for (let count = 0; ;) {
      const rows = await transaction.run(FETCH, {});
      if (rows.length === 0) return count;
      await take(rows.map(({ json }) => JsonText.writtenBy(list.json, json, list.about)));
      count += rows.length;
    }
  });
}

const FETCH = unnamedStatement<object, { json: string }>(`fetch ${BATCH_SIZE} from exported`);
