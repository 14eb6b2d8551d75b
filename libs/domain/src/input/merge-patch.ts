/** Properties to change: null clears, absent leaves as it is (RFC 7396). */
export type Patch<T> = { [InputProperty in keyof T]?: T[InputProperty] | null | undefined };

/** The properties of `current` as a patch leaves them. One level: what is nested is merged by whoever knows what it is. */
export function merged<T extends object>(current: T | null, patch: Patch<T>): Patch<T> {
  const given = Object.entries(patch).filter(([, value]) => value !== undefined);
  return { ...current, ...(Object.fromEntries(given) as Patch<T>) };
}
