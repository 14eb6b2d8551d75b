import { nobody, type References, StillReferenced } from '@rpm/domain';
import { type ChangeTarget } from './change-entity';
import { type FindByIdDefinition, findInTransaction } from '../find/find';
import { JsonText } from '../json/json-text';
import { assertState } from '../json/expected-state';
import { statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';

/** A resource that can be deleted while nothing refers to it. */
export interface DeletableResource {
  resource: FindByIdDefinition;
  /** The table of the resource, such as `item`. Other tables refer to it by a column with its name, such as `item_id`. */
  table: string;
  /** The column by which other tables refer to it, if it does not have the name of the table, such as `source_id`. */
  column?: string;
  /** Tables with the parts of the resource, which are deleted with it. */
  parts: readonly string[];
  /** The resources that can refer to this one, by kind. */
  references: Readonly<Record<string, Referrers>>;
}

/** Tables that refer to a resource. A row is one reference, unless `counted` is an SQL expression such as `distinct order_id`. */
export interface Referrers {
  tables: readonly string[];
  counted?: string;
}

/**
 * Deletes a resource and its parts. Transactions that are about to store a reference to the resource wait for the lock on its row, and the foreign keys
 * then reject the references. This transaction sees all references that were stored before it got the lock.
 * @throws NotFound, PreconditionFailed, StillReferenced
 */
export async function deleteResource(
  transaction: Transaction,
  deletable: DeletableResource,
  { id, expectedEntityTags }: ChangeTarget,
): Promise<JsonText<null>> {
  const { resource, table, parts, column = `${table}_id` } = deletable;
  await transaction.run(lock(table), { id });
  assertState({ expectedEntityTags }, await findInTransaction(transaction, resource, id));
  const references = await countReferences(transaction, deletable, id);
  if (Object.keys(references).length > 0) throw new StillReferenced(resource.noun, references);
  for (const part of parts) await transaction.run(deletion(part, column), { id });
  await transaction.run(deletion(table, 'id'), { id });
  return JsonText.empty(nobody);
}

/**
 * Returns the statement that locks a row for deletion. A transaction that stores a reference to the row needs a weaker lock, which has to wait for this one.
 */
const lock = (table: string) =>
  statement<{ id: number }>({
    name: `lock-${table}-for-deletion`,
    text: `select id from ${table} where organization_id = $organizationId and id = $id for update`,
  });

const deletion = (table: string, column: string) =>
  statement<{ id: number }>({
    name: `delete-${table}-by-${column}`,
    text: `delete from ${table} where organization_id = $organizationId and ${column} = $id`,
  });

/** Returns how many resources of each kind refer to a resource; kinds without any are omitted. */
async function countReferences(
  transaction: Transaction,
  { table, references, column = `${table}_id` }: DeletableResource,
  id: number,
): Promise<References> {
  const counts = Object.entries(references).flatMap(([kind, { tables, counted = '*' }]) =>
    tables.map(
      (referrer) =>
        `select '${kind}' as kind, count(${counted}) as count from ${referrer} where organization_id = $organizationId and ${column} = $id`,
    ),
  );
  if (counts.length === 0) return {};
  const text = `select kind, sum(count)::bigint as count from (${counts.join(' union all ')}) c group by kind having sum(count) > 0 order by kind`;
  const count = statement<{ id: number }, { kind: string; count: number }>({ name: `references-to-${table}`, text });
  const rows = await transaction.run(count, { id });
  return Object.fromEntries(rows.map((row) => [row.kind, row.count]));
}
