/** Properties to change (RFC 7396): null clears a property, and an absent property keeps its value. */
export type Patch<T> = { [K in keyof T]?: T[K] | null | undefined };

/** Applies a merge-patch to the properties of `current`. Nested objects are replaced, not merged. */
export function applyMergePatch<T extends object>(current: T | null, patch: Patch<T>): Patch<T> {
  const changes = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...current, ...(Object.fromEntries(changes) as Patch<T>) };
}
