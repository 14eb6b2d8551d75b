import { jsonPointer } from '../input/located-fault';
import { InvalidInput } from '../problem/problem';
import { type ReadingCorrection, valuesFault } from './reading.input';
import { readingKind, type ReadingKindName } from './reading-kind';

/** What may be corrected of a reading of a kind. */
export function correctable(name: ReadingKindName): string[] {
  return [...Object.keys(readingKind(name).values), 'manual'];
}

/**
 * The values of a reading as a correction leaves them, which must be a reading by themselves.
 * @param current every correctable member
 * @returns null when nothing would change
 * @throws InvalidInput
 */
export function corrected(
  name: ReadingKindName,
  current: Readonly<Record<string, unknown>>,
  correction: ReadingCorrection,
): Record<string, unknown> | null {
  const members = correctable(name);
  const after = Object.fromEntries(
    members.map((member) => [member, correction[member] === undefined ? current[member] : correction[member]]),
  );
  const fault = valuesFault(readingKind(name), after);
  if (fault) throw new InvalidInput([{ pointer: jsonPointer(fault.path), code: fault.code, detail: fault.detail }]);
  return members.some((member) => !isSame(current[member], after[member])) ? after : null;
}

/** Of values as they are stored; an empty list is stored as none. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one ?? []) === JSON.stringify(other ?? []);
}
