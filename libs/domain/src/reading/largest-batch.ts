import { type JsonSize, largestInputSize } from './json-size';
import { readingInput } from './reading.input';
import { READING_KIND_NAMES } from '../reading-kind/reading-kind';
import { MAX_BATCH } from './reading.query';

const LARGEST_READINGS = READING_KIND_NAMES.map((kind) => largestInputSize(readingInput(kind)));

/**
 * The size of the largest possible batch: `{"readings": […]}` with the maximum number of readings, each with as many values and properties as a
 * reading can have.
 */
export const LARGEST_BATCH: JsonSize = {
  values: 2 + MAX_BATCH * Math.max(...LARGEST_READINGS.map(({ values }) => values)),
  properties: 1 + MAX_BATCH * Math.max(...LARGEST_READINGS.map(({ properties }) => properties)),
};
