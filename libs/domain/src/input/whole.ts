import { type Fault } from './fault';

type Input = Readonly<Record<string, unknown>>;

interface Check {
  members: readonly string[];
  check: (input: Input) => Fault | null;
}

const DECLARED = new WeakMap<object, Check[]>();

/**
 * Says what members of an input class ask of one another. It is asked of whole inputs only, and only when each of these members is
 * well by itself; a merge-patch is held against it by whoever merges it.
 */
export function declareCheck(type: { prototype: object }, members: readonly string[], check: Check['check']): void {
  DECLARED.set(type.prototype, [...(DECLARED.get(type.prototype) ?? []), { members, check }]);
}

/** What is wrong with an input beyond its single members. The path of a fault begins at the input. */
export function faultsOfWhole(input: object, isWell: (member: unknown) => boolean): Fault[] {
  const checks = DECLARED.get(Object.getPrototypeOf(input) as object) ?? [];
  const given = input as Input;
  return checks.flatMap(({ members, check }) => {
    const fault = members.every((member) => isWell(given[member])) ? check(given) : null;
    return fault ? [fault] : [];
  });
}
