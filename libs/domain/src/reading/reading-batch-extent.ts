import { type Extent, largestExtent } from '../input/extent';
import { readingInput } from './reading.input';
import { READING_KIND_NAMES } from './reading-kind';
import { MAX_BATCH } from './reading.query';

const EXTENTS = READING_KIND_NAMES.map((kind) => largestExtent(readingInput(kind)));

/** The size of the largest possible batch: `{"readings": […]}` with the maximum number of readings of the largest kind. */
export const LARGEST_BATCH: Extent = {
  values: 2 + MAX_BATCH * Math.max(...EXTENTS.map(({ values }) => values)),
  properties: 1 + MAX_BATCH * Math.max(...EXTENTS.map(({ properties }) => properties)),
};
