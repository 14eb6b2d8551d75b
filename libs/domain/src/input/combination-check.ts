import { type ValueError } from '../format/value-error';

type Input = Readonly<Record<string, unknown>>;

interface Check {
  properties: readonly string[];
  check: (input: Input) => ValueError | null;
}

const DECLARED = new WeakMap<object, Check[]>();

/**
 * Declares a check that compares several properties of an input class. It runs if each of `properties` is valid by itself, after invalid properties
 * of nested objects have been removed. It does not run on merge-patches, because they contain only some of the properties: the entity that applies a
 * merge-patch checks the result.
 */
export function declareCombinationCheck(type: { prototype: object }, properties: readonly string[], check: Check['check']): void {
  const checks = DECLARED.get(type.prototype) ?? [];
  checks.push({ properties, check });
  DECLARED.set(type.prototype, checks);
}

/** Runs the declared checks that compare several properties. The paths of their errors are relative to the whole input. */
export function combinationErrors(input: object, isValid: (property: string) => boolean): ValueError[] {
  const checks = DECLARED.get(Object.getPrototypeOf(input) as object) ?? [];
  return checks.flatMap(({ properties, check }) => {
    const error = properties.every(isValid) ? check(input as Input) : null;
    return error ? [error] : [];
  });
}

type DeferredCheck = (input: Input) => ValueError[];

const DEFERRED = new WeakMap<object, DeferredCheck>();

/**
 * Declares a check that does not make an input invalid by itself, because only stored data decide whether its errors count. The errors are reported together
 * with other errors of the input, so that a caller can correct all of them at once. The check does not run on merge-patches.
 */
export function declareDeferredCheck(type: { prototype: object }, check: DeferredCheck): void {
  DEFERRED.set(type.prototype, check);
}

/** Runs the declared check whose errors count only together with other errors. The paths of its errors are relative to the whole input. */
export function deferredErrors(input: object): ValueError[] {
  return DEFERRED.get(Object.getPrototypeOf(input) as object)?.(input as Input) ?? [];
}
