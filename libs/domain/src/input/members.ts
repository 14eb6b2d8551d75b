import { Fault } from './fault';

/** JSON Schema of a member, for the OpenAPI document. */
export type MemberSchema = Readonly<Record<string, unknown>>;

/** How a member of an input class is read. */
export interface Member {
  /** From its raw value and, for what depends on another member, the raw input. */
  read: (raw: unknown, given: Readonly<Record<string, unknown>>, mode: ReadMode) => unknown;
  /** Whether it must be given. */
  required: boolean;
  /** Whether a merge-patch may clear it; what must be given cannot be cleared. */
  clearable?: boolean | undefined;
  /** What the property means, for the OpenAPI document. */
  description: string;
  schema: MemberSchema | (() => InputClass);
  /** Whether it is a list of what the schema's class describes. */
  isList?: boolean;
  /** How long that list may be. */
  max?: number;
}

/** A merge-patch (RFC 7396) tells null, which clears, from absent, which leaves as it is; elsewhere they are the same. */
export type ReadMode = 'whole' | 'patch';

export type InputClass<T extends object = object> = new () => T;

const DECLARED = new WeakMap<object, Map<string, Member>>();

export function declareMember(prototype: object, name: string, member: Member): void {
  DECLARED.set(prototype, (DECLARED.get(prototype) ?? new Map<string, Member>()).set(name, member));
}

/** Found once for each class: by the time one is asked for, it has declared all its members. */
const FOUND = new WeakMap<object, ReadonlyMap<string, Member>>();

/** The members of an input class, those it inherits last. */
export function membersOf(type: { prototype: unknown }): ReadonlyMap<string, Member> {
  const found = FOUND.get(type);
  if (found) return found;
  const members = new Map<string, Member>();
  for (let at = type.prototype; typeof at === 'object' && at !== null; at = Object.getPrototypeOf(at)) {
    for (const [name, member] of DECLARED.get(at) ?? []) if (!members.has(name)) members.set(name, member);
  }
  FOUND.set(type, members);
  return members;
}

const MISSING = new Fault('required', 'This member is needed.');
const NOT_CLEARABLE = new Fault('required', 'This member must have a value; leave it out to keep the one it has.');

/**
 * An input class with its members read, unknown ones left aside. Nothing else of the raw input is touched: class-transformer,
 * which would walk through all of it, fails on a nested member called `constructor`.
 */
export function readMembers<T extends object>(type: InputClass<T>, raw: object, mode: ReadMode): T {
  const input = new type();
  const given = raw as Record<string, unknown>;
  for (const [name, member] of membersOf(type)) {
    // What an object inherits was not given.
    const value = Object.hasOwn(given, name) ? given[name] : undefined;
    const result = readMember(member, value, given, mode);
    if (result !== undefined) Object.assign(input, { [name]: result });
  }
  return input;
}

function readMember(member: Member, value: unknown, given: Record<string, unknown>, mode: ReadMode): unknown {
  if (value !== undefined && value !== null) return member.read(value, given, mode);
  if (mode === 'whole') return member.required ? MISSING : undefined;
  if (value === undefined) return undefined;
  return member.required || member.clearable === false ? NOT_CLEARABLE : null;
}
