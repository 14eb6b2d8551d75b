import { type ValueError } from '../format/value-error';

type Input = Readonly<Record<string, unknown>>;

interface Check {
  properties: readonly string[];
  check: (input: Input) => ValueError | null;
}

const DECLARED = new WeakMap<object, Check[]>();

/**
 * Declares a check of several properties of an input class against each other. It runs if each of `properties` is valid by itself;
 * invalid properties of nested objects are absent then. It does not run on merge-patches, because they have only some of the
 * properties: the entity that applies a merge-patch checks the result.
 */
export function declareCheck(type: { prototype: object }, properties: readonly string[], check: Check['check']): void {
  DECLARED.set(type.prototype, [...(DECLARED.get(type.prototype) ?? []), { properties, check }]);
}

/** Runs the declared checks. The paths of the errors begin at the input. */
export function combinationErrors(input: object, isValid: (property: string) => boolean): ValueError[] {
  const checks = DECLARED.get(Object.getPrototypeOf(input) as object) ?? [];
  return checks.flatMap(({ properties, check }) => {
    const error = properties.every(isValid) ? check(input as Input) : null;
    return error ? [error] : [];
  });
}
