import { type ValueError } from './value-error';

type Input = Readonly<Record<string, unknown>>;

interface Check {
  properties: readonly string[];
  check: (input: Input) => ValueError | null;
}

const DECLARED = new WeakMap<object, Check[]>();

/**
 * Declares what the properties of an input class require of one another. A check runs on whole inputs only, and only if each of these
 * properties is valid by itself; whoever applies a merge-patch checks the result. Nested properties that are invalid are absent.
 */
export function declareCheck(type: { prototype: object }, properties: readonly string[], check: Check['check']): void {
  DECLARED.set(type.prototype, [...(DECLARED.get(type.prototype) ?? []), { properties, check }]);
}

/** Runs the checks of an input class. The path of a error begins at the input. */
export function combinationErrors(input: object, isValid: (property: string) => boolean): ValueError[] {
  const checks = DECLARED.get(Object.getPrototypeOf(input) as object) ?? [];
  return checks.flatMap(({ properties, check }) => {
    const error = properties.every(isValid) ? check(input as Input) : null;
    return error ? [error] : [];
  });
}
