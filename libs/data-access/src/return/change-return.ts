import { type Happening, Return } from '@rpm/domain';
import { changeEntity } from '../resource/change-entity';
import { emit } from '../resource/events';
import { type JsonText } from '../resource/json-text';
import { recordHappenings } from '../order/change-order';
import { type Transaction } from '../database/organization-scope';
import { RETURN } from '../order/order.view';

export const RETURN_RESOURCE = { noun: 'return', from: 'customer_return r', shown: RETURN };

/** Lets it be decided what becomes of a return, and writes down and tells what that was. */
export async function changeReturn(
  transaction: Transaction,
  { id, ifMatch }: { id: number; ifMatch: string | null },
  act: (given: Return) => Happening[] | Promise<Happening[]>,
): Promise<JsonText> {
  let happened: Happening[] = [];
  const change = { type: Return, resource: RETURN_RESOURCE, id, ifMatch };
  const { shown } = await changeEntity(transaction, change, async (given) => {
    happened = await act(given);
    await recordHappenings(transaction, 'return', id, happened);
  });
  await announceReturn(transaction, id, happened, shown);
  return shown;
}

export async function announceReturn(
  transaction: Transaction,
  id: number,
  happened: readonly Happening[],
  shown: JsonText,
): Promise<void> {
  for (const _ of happened) await emit(transaction, 'return.statusFull', id, shown);
}
