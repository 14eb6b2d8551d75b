import { type Transaction } from '@rpm/database';
import { FIND_READING_IDENTIFIERS, type IdentifierLists, type ReadingIdentifier } from './find-reading-identifiers.sql';

/** An identifier that a sender gives an Observation. */
interface Identifier {
  system: string;
  value: string;
}

/** Returns a text that is different for each identifier. */
export const keyOf = ({ system, value }: Identifier) => JSON.stringify([system, value]);

export const listsOf = (identifiers: readonly Identifier[]): IdentifierLists => ({
  systems: identifiers.map(({ system }) => system),
  values: identifiers.map(({ value }) => value),
});

/** Finds the readings that are stored under identifiers. @returns them by {@link keyOf} */
export async function findIdentified(
  transaction: Transaction,
  identifiers: readonly Identifier[],
): Promise<ReadonlyMap<string, ReadingIdentifier>> {
  if (identifiers.length === 0) return new Map();
  const found = await transaction.run(FIND_READING_IDENTIFIERS, listsOf(identifiers));
  return new Map(found.map((one) => [keyOf(one), one]));
}
