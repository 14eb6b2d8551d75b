import fc from 'fast-check';
import { READING_KIND_NAMES } from '@rpm/domain';
import { expectValidFhir } from '../testing';
import { anyId, anyReading, optional } from '../testing/any-reading';
import { observationsOf } from './observation';

const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null };
/** The validators take some milliseconds for each Observation. */
const RUNS = 20;

describe('any reading that the service accepts', () => {
  it.each(READING_KIND_NAMES)('becomes Observations that the validators accept (%s)', (kind) => {
    fc.assert(
      fc.property(anyReading(kind), optional(anyId), (reading, laterPatientId) => {
        const observations = observationsOf(IDENTITY, kind, reading, { laterPatientId });
        expect(observations).not.toEqual([]);
        for (const observation of observations) expectValidFhir(JSON.parse(JSON.stringify(observation)));
      }),
      { numRuns: RUNS },
    );
  });
});
