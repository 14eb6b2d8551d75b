import { READING_KIND_NAMES } from '@rpm/domain';
import { type Companion, COMPANIONS, observationId, parseObservationId } from './observation-id';

const LARGEST = 9_007_199_254_740_991;

describe('the id of an Observation', () => {
  const keys = READING_KIND_NAMES.flatMap((kind) =>
    [null, ...(COMPANIONS[kind] ?? [])].flatMap((companion: Companion | null) =>
      [null, 4, LARGEST].map((laterPatientId) => ({ kind, readingId: LARGEST, companion, laterPatientId })),
    ),
  );

  it('has at most 64 characters, each of which FHIR permits', () => {
    for (const key of keys) expect(observationId(key)).toMatch(/^[A-Za-z0-9.-]{1,64}$/);
  });

  it('says what the Observation is about', () => {
    expect(keys.map((key) => parseObservationId(observationId(key)))).toEqual(keys);
    expect(new Set(keys.map(observationId)).size).toBe(keys.length);
  });

  it.each([
    '',
    'weight',
    'weight-0',
    'weight-01',
    'weight-1-heart-rate',
    'blood-pressure-1-fev1',
    'weight-1-p0',
    'weight-1.5',
    'x-1',
  ])('cannot be %s', (id) => {
    expect(parseObservationId(id)).toBeNull();
  });
});
