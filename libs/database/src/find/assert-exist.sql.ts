import { InvalidInput } from '@rpm/domain';
import { statement } from '../statement/statement';
import { type Transaction } from '../transaction/transaction';

/** An id in a request body, and its position in the body. */
export interface IdAtPointer {
  id: number;
  /** JSON pointer to the id. */
  pointer: string;
}

/**
 * Checks in one statement that ids in a body exist in the organization. An id of another organization is treated as missing.
 * @param table the table to search for the ids; its name, such as `packed_kit`, is also the noun in the problem
 * @throws InvalidInput listing all ids that do not exist
 */
export async function assertExist(transaction: Transaction, table: string, ids: readonly IdAtPointer[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await transaction.run(findExisting(table), { ids: ids.map(({ id }) => id) });
  const noun = table.replaceAll('_', ' ');
  const existing = new Set(rows.map(({ id }) => id));
  const errors = ids
    .filter(({ id }) => !existing.has(id))
    .map(({ pointer }) => ({ pointer, code: 'not_found', detail: `No ${noun} with this identifier exists.` }));
  if (errors.length > 0) throw new InvalidInput(errors);
}

const findExisting = (table: string) =>
  statement<{ ids: number[] }, { id: number }>({
    name: `exist-${table}`,
    text: `select id from ${table} where organization_id = $organizationId and id = any($ids)`,
  });
