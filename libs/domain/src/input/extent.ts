import { type InputClass, type InputProperty, inputProperties } from './input-property';

/** The number of values and properties in a JSON document. */
export interface Extent {
  /** Number of objects, arrays, strings, numbers, booleans and nulls. Property names are not counted. */
  values: number;
  properties: number;
}

/** Returns the size of the largest valid input of a class, in which every property is present and every list is full. */
export function largestExtent(type: InputClass): Extent {
  const extents = [...inputProperties(type).values()].map(largestValue);
  return {
    values: 1 + sum(extents.map(({ values }) => values)),
    properties: extents.length + sum(extents.map(({ properties }) => properties)),
  };
}

function largestValue({ schema, isList = false, max = 1 }: InputProperty): Extent {
  if (typeof schema !== 'function') return { values: 1 + Number(schema['maxItems'] ?? 0), properties: 0 };
  const { values, properties } = largestExtent(schema());
  return isList ? { values: 1 + max * values, properties: max * properties } : { values, properties };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
