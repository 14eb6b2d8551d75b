/** Stands for a property that occurs several times in one object, so that nobody can say which of its values was meant. */
export const REPEATED = Symbol('repeated');

/** A value of JSON. Whole numbers beyond 2^53 are a `bigint`, because ids of vendors can be that long and a `number` would change their last digits. */
export type JsonValue = null | boolean | string | number | bigint | JsonValue[] | JsonObject | typeof REPEATED;

/** An object without a prototype, so that a property called `__proto__` or `constructor` is a property like any other. */
export interface JsonObject {
  [name: string]: JsonValue;
}

export function isJsonRecord(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
