import { type ReadingKindName } from '@rpm/domain';

/** Returns a function that builds a value only once for each kind of reading, such as the text of an SQL statement, which is several kilobytes long. */
export function oncePerKind<T>(build: (kind: ReadingKindName) => T): (kind: ReadingKindName) => T {
  const built = new Map<ReadingKindName, T>();
  return (kind) => {
    const existing = built.get(kind);
    if (existing !== undefined) return existing;
    const value = build(kind);
    built.set(kind, value);
    return value;
  };
}
