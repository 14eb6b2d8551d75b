import { type Fault } from './fault';

type Input = Readonly<Record<string, unknown>>;

interface Check {
  members: readonly string[];
  check: (input: Input) => Fault | null;
}

const DECLARED = new WeakMap<object, Check[]>();

/**
 * Declares what the properties of an input class require of one another. A check runs on whole inputs only, and only if each of these
 * properties is valid by itself; whoever applies a merge-patch checks the result. Nested properties that are invalid are absent.
 */
export function declareCheck(type: { prototype: object }, members: readonly string[], check: Check['check']): void {
  DECLARED.set(type.prototype, [...(DECLARED.get(type.prototype) ?? []), { members, check }]);
}

/** Runs the checks of an input class. The path of a fault begins at the input. */
export function faultsOfWhole(input: object, isValid: (member: string) => boolean): Fault[] {
  const checks = DECLARED.get(Object.getPrototypeOf(input) as object) ?? [];
  return checks.flatMap(({ members, check }) => {
    const fault = members.every(isValid) ? check(input as Input) : null;
    return fault ? [fault] : [];
  });
}
