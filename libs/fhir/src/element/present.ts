/** Returns an object without the members that are undefined, because a member of a resource has a value or is absent. */
export function present<T extends object>(members: { [K in keyof T]: T[K] | undefined }): T {
  const result: Partial<T> = {};
  // A loop, because every part of every resource passes here: lists of entries would take several times as long.
  for (const name in members) if (members[name] !== undefined) result[name] = members[name];
  return result as T;
}

/** Returns a list, or undefined instead of an empty one, which FHIR forbids. */
export function nonEmpty<T>(list: readonly T[]): T[] | undefined {
  return list.length > 0 ? [...list] : undefined;
}
