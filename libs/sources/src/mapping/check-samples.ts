import { jsonPointer } from '@rpm/domain';
import { isDeepStrictEqual } from 'node:util';
import { readMapping } from './read-mapping';
import { type Mapping } from './mapping-schema';

/** A difference between the parts that a sample expects and those that the mapping returns. */
export interface SampleDifference {
  /** The place in the document, as a JSON pointer. */
  pointer: string;
  /** Value in the sample; absent if the mapping returns something more. */
  expected?: unknown;
  /** Value that the mapping returns; absent if it returns nothing there. */
  actual?: unknown;
}

/** Time of receipt of all samples, which have no time of their own. */
const RECEIVED_AT = new Date('2026-01-01T00:00:00Z');

/** Reads the samples of a mapping. @returns their differences, of which there must be none before the mapping is used */
export function checkSamples(mapping: Mapping): SampleDifference[] {
  return mapping.samples.flatMap((sample, index) => {
    const body = Buffer.from(JSON.stringify(sample.in ?? null));
    const message = { body, mediaType: 'application/json', headers: {}, path: '', receivedAt: RECEIVED_AT };
    // Instants are texts in a document.
    const actual = JSON.parse(JSON.stringify(readMapping(mapping, message))) as unknown[];
    const length = Math.max(actual.length, sample.out.length);
    return Array.from({ length }, (_value, part) =>
      difference(['samples', index, 'out', part], sample.out[part], actual[part]),
    ).flat();
  });
}

function difference(path: readonly (string | number)[], expected: unknown, actual: unknown): SampleDifference[] {
  if (isDeepStrictEqual(expected, actual)) return [];
  if (!isObject(expected) || !isObject(actual)) {
    return [{ pointer: jsonPointer(path), ...(expected !== undefined && { expected }), ...(actual !== undefined && { actual }) }];
  }
  const names = Array.from(new Set([...Object.keys(expected), ...Object.keys(actual)]));
  return names.flatMap((name) => difference([...path, name], expected[name], actual[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
