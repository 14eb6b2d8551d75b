import { InvalidInput } from '@rpm/domain';
import { type Transaction } from '../database/organization-scope';

/** An id in a body, and where it stands. */
export interface NamedId {
  id: number;
  /** JSON pointer. */
  pointer: string;
}

/**
 * That what a body names exists in the organization: what is another's looks like what nobody has. One statement, however many
 * are named.
 * @param table the table, whose name is the noun of what it holds: `packed_kit`
 * @throws InvalidInput naming all that do not
 */
export async function assertExist(transaction: Transaction, table: string, named: readonly NamedId[]): Promise<void> {
  if (named.length === 0) return;
  const statement = { name: `exist-${table}`, text: `select id from ${table} where organization_id = $1 and id = any($2)` };
  const rows = await transaction.run<{ id: number }>(statement, [transaction.organizationId, named.map(({ id }) => id)]);
  const noun = table.replaceAll('_', ' ');
  const existing = new Set(rows.map(({ id }) => id));
  const faults = named
    .filter(({ id }) => !existing.has(id))
    .map(({ pointer }) => ({ pointer, code: 'not_found', detail: `No ${noun} with this identifier exists.` }));
  if (faults.length > 0) throw new InvalidInput(faults);
}
