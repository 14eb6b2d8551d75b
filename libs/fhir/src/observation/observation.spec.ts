import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { READING_KIND_NAMES, readingKind } from '@rpm/domain';
import { type Observation } from '@medplum/fhirtypes';
import { expectValidFhir } from '../testing';
import { type FhirReading } from './fhir-reading';
import { endedObservation, observationsOf, type PatientReading } from './observation';

const IDENTITY = {
  uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11',
  base: 'https://rpm.example.org',
  externalIdentifierSystem: 'urn:oid:2.999.1.2.3',
};

const GOLDEN = join(__dirname, 'golden');

/** A reading and the Observations that are made from it, one of the cases in a golden file. */
interface Golden {
  title: string;
  reading: FhirReading;
  laterPatientId: number | null;
  observations: Observation[];
}

const goldenOf = (path: string) => JSON.parse(readFileSync(join(GOLDEN, `${path}.json`), 'utf8')) as Golden[];

describe('the Observations of a reading', () => {
  const cases = READING_KIND_NAMES.flatMap((kind) =>
    goldenOf(readingKind(kind).path).map((golden) => ({ ...golden, kind, name: `${readingKind(kind).noun}: ${golden.title}` })),
  );

  it.each(cases)('are those of the golden file ($name)', ({ kind, reading, laterPatientId, observations }) => {
    const made = observationsOf(IDENTITY, kind, reading, { laterPatientId });
    expect(made).toEqual(observations);
    for (const observation of made) expectValidFhir(observation);
  });

  it('have a golden file for each kind', () => {
    expect(readdirSync(GOLDEN).sort()).toEqual(READING_KIND_NAMES.map((kind) => `${readingKind(kind).path}.json`).sort());
  });

  it('do not exist if the reading belongs to nobody', () => {
    const [{ reading }] = goldenOf('weight') as [Golden];
    expect(observationsOf(IDENTITY, 'weight', { ...reading, patient: null }, { laterPatientId: null })).toEqual([]);
  });
});

describe('an Observation that ended', () => {
  const [{ reading, observations }] = goldenOf('blood-pressure') as [Golden];
  const ended = { ...reading, version: 2, updateTimestamp: '2026-01-16T09:00:00.000Z' } as PatientReading;
  const changes = (observation: Observation | undefined) => ({
    ...observation,
    meta: { ...observation?.meta, versionId: '2', lastUpdated: '2026-01-16T09:00:00.000Z' },
    issued: '2026-01-16T09:00:00.000Z',
    status: 'entered-in-error',
  });

  it('is entered in error and keeps its values', () => {
    const observation = endedObservation(IDENTITY, 'bloodPressure', ended, { laterPatientId: null }, null);
    expect(observation).toEqual(changes(observations[0]));
    expectValidFhir(observation);
  });

  it('may be a companion value that a correction removed', () => {
    const observation = endedObservation(IDENTITY, 'bloodPressure', ended, { laterPatientId: null }, 'heartRate');
    expect(observation).toEqual(changes(observations[1]));
    expectValidFhir(observation);
  });
});
