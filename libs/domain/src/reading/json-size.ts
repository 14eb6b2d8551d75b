import { type InputClass, type InputProperty, inputProperties } from '../input/input-property';

/** The number of values and properties in a JSON document. */
export interface JsonSize {
  /** Number of objects, arrays, strings, numbers, booleans and nulls. Property names are not counted. */
  values: number;
  properties: number;
}

/** Returns the size of the largest valid input of a class, in which every property is present and every list is full. */
export function largestInputSize(type: InputClass): JsonSize {
  const sizes = [...inputProperties(type).values()].map(largestValue);
  return {
    values: 1 + sum(sizes.map(({ values }) => values)),
    properties: sizes.length + sum(sizes.map(({ properties }) => properties)),
  };
}

function largestValue({ schema, isList = false, max = 1 }: InputProperty): JsonSize {
  if (typeof schema !== 'function') return { values: 1 + Number(schema['maxItems'] ?? 0), properties: 0 };
  const { values, properties } = largestInputSize(schema());
  return isList ? { values: 1 + max * values, properties: max * properties } : { values, properties };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
