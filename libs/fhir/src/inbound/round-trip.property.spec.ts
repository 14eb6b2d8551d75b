import fc from 'fast-check';
import { READING_KIND_NAMES, readingKind, type ReadingKindName } from '@rpm/domain';
import { observationsOf } from '../observation/observation';
import { COMPANIONS } from '../observation/observation-id';
import { anyReading } from '../testing/any-reading';
import { readObservation } from './read-observation';

const IDENTITY = { uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11', base: null, externalIdentifierSystem: null };
const ALONE = { baseUrl: 'https://rpm.example.org/fhir/r4', entries: new Map() };
const RUNS = 100;

/** Values that the main Observation does not have, or that mean the same as null. */
function isLost(kind: ReadingKindName, property: string, value: unknown): boolean {
  if (property === 'irregularHeartbeat') return true;
  if ((COMPANIONS[kind] as readonly string[] | undefined)?.includes(property)) return true;
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

/** Returns the part of a reading that its main Observation states. */
function statedBy(kind: ReadingKindName, reading: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { values, outOfRange } = readingKind(kind);
  const stated = Object.keys(values).flatMap((name) => {
    const value = reading[name] ?? null;
    const texts = Array.isArray(value) ? value.map((time) => new Date(time as string | Date).toISOString()) : value;
    return isLost(kind, name, value) ? [] : [[name, texts] as const];
  });
  const range = outOfRange === undefined ? null : (reading['outOfRange'] ?? null);
  return { ...Object.fromEntries(stated), outOfRange: range };
}

describe('an Observation of this service that another one receives', () => {
  it.each(READING_KIND_NAMES)('is read as the same reading (%s)', (kind) => {
    fc.assert(
      fc.property(
        anyReading(kind).filter(({ enteredInError }) => !enteredInError),
        (any) => {
          const reading = { ...any, deviceTimeZoneOffset: null, patientTimeZoneOffset: -28_800 };
          const [main] = observationsOf(IDENTITY, kind, reading, { laterPatientId: null });
          fc.pre(main?.dataAbsentReason === undefined);
          const received = readObservation(IDENTITY, main, '/Observation', ALONE);
          expect(received).toMatchObject({ kind, knownId: main?.id, subject: { id: reading.patient?.id } });
          expect(received.reading.readingTimestamp.toISOString()).toBe(reading.readingTimestamp);
          expect(received.reading.manual).toBe(reading.manual);
          expect(statedBy(kind, received.reading)).toEqual(statedBy(kind, reading));
        },
      ),
      { numRuns: RUNS },
    );
  });
});
