import { type StatementRunner } from '@rpm/database';
import { INSERT_KEY, LIST_KEYS, type RecordedKey } from './checkpoint.sql';
import { isSignedBy, parseNote, signNote, verifierKey } from './signed-note';
import { type SigningKey } from './signing-key';

/** The key that signs, and its number among the keys of the installation. */
export interface Signer {
  number: number;
  key: SigningKey;
}

/** Returns the text of the note with which a key introduces the next one. */
const introduction = (origin: string, number: number, publicKey: Buffer) =>
  `${origin}\nkey ${number}\n${verifierKey(origin, publicKey)}\n`;

/**
 * Finds the key with which this process may sign, and records it: as the first key, or as the next one, if the process also has the recorded key, which signs
 * its successor. @returns null if the process does not have the recorded key
 */
export async function recordSigner(
  transaction: StatementRunner,
  origin: string,
  [key, ...olderKeys]: readonly SigningKey[],
): Promise<Signer | null> {
  if (!key) return null;
  const recorded = (await transaction.run(LIST_KEYS, {})).at(-1);
  if (recorded?.publicKey.equals(key.publicKey)) return { number: recorded.number, key };
  const introducer = recorded && olderKeys.find(({ publicKey }) => publicKey.equals(recorded.publicKey));
  if (recorded && !introducer) return null;
  const number = (recorded?.number ?? 0) + 1;
  const note = introducer ? signNote(introduction(origin, number, key.publicKey), origin, introducer) : null;
  await transaction.run(INSERT_KEY, { number, publicKey: key.publicKey, note });
  return { number, key };
}

/** Returns the first recorded key that the key before has not introduced; null if there is none. The first key needs no introduction. */
export function firstUnknownKey(origin: string, keys: readonly RecordedKey[]): RecordedKey | null {
  const isIntroduced = ({ number, publicKey, note }: RecordedKey, index: number) => {
    const before = keys[index - 1];
    if (!before) return number === 1 && note === null;
    const parsed = parseNote(note ?? '');
    const isNext = number === before.number + 1 && parsed?.text === introduction(origin, number, publicKey);
    return isNext && isSignedBy(parsed, origin, before.publicKey);
  };
  return keys.find((key, index) => !isIntroduced(key, index)) ?? null;
}
