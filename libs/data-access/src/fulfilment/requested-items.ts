import { InvalidInput } from '@rpm/domain';
import { assertExist, type Transaction } from '@rpm/database';

/** Checks that all items or kits in a list exist. @throws InvalidInput listing the items or kits that do not exist */
export async function assertListedExist(
  transaction: Transaction,
  { list, noun, ids }: { list: string; noun: 'item' | 'kit'; ids: readonly number[] },
): Promise<void> {
  await assertExist(
    transaction,
    noun,
    ids.map((id, at) => ({ id, pointer: `/${list}/${at}/${noun}/id` })),
  );
}

/** Checks that a list contains no item or kit twice. @throws InvalidInput listing the repeated items or kits */
export function assertNoDuplicates({ list, noun, ids }: { list: string; noun: 'item' | 'kit'; ids: readonly number[] }): void {
  const errors = ids.flatMap((id, at) =>
    ids.indexOf(id) === at
      ? []
      : [{ pointer: `/${list}/${at}/${noun}/id`, code: 'repeated', detail: `Send each ${noun} once, with its count.` }],
  );
  if (errors.length > 0) throw new InvalidInput(errors);
}
