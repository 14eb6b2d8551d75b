/** How a member of an input class is read: from its raw value and, for what depends on another member, the raw input. */
export type Read = (raw: unknown, given: Readonly<Record<string, unknown>>) => unknown;

export type InputClass<T extends object = object> = new () => T;

const DECLARED = new WeakMap<object, Map<string, Read>>();

export function declareMember(prototype: object, name: string, read: Read): void {
  DECLARED.set(prototype, (DECLARED.get(prototype) ?? new Map<string, Read>()).set(name, read));
}

/** The members of an input class, those it inherits last. */
export function membersOf(type: { prototype: unknown }): ReadonlyMap<string, Read> {
  const members = new Map<string, Read>();
  for (let at = type.prototype; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at)) {
    for (const [name, read] of DECLARED.get(at) ?? []) if (!members.has(name)) members.set(name, read);
  }
  return members;
}

/**
 * An input class with its members read, unknown ones left aside. Nothing else of the raw input is touched: class-transformer,
 * which would walk through all of it, fails on a nested member called `constructor`.
 */
export function readMembers<T extends object>(type: InputClass<T>, raw: object): T {
  const input = new type();
  const given = raw as Record<string, unknown>;
  for (const [name, read] of membersOf(type)) {
    // Null is the same as absent, and what an object inherits was not given.
    const value = Object.hasOwn(given, name) ? (given[name] ?? undefined) : undefined;
    const result = value === undefined ? undefined : read(value, given);
    if (result !== undefined) Object.assign(input, { [name]: result });
  }
  return input;
}
