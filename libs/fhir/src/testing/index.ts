import type { Resource } from '@medplum/fhirtypes';
import { fhirFaults } from './faults';

export type { CodeableConcept, Coding, Identifier, Observation, Patient } from '@medplum/fhirtypes';
export { fhirFaults } from './faults';
export { type AnsweredResource, Receiver } from './receiver/receiver';

/** Fails unless every validator accepts the resource and all that it contains; docs/fhir.md lists the validators. */
export function expectValidFhir(content: unknown): asserts content is Resource {
  expect(fhirFaults(content)).toEqual([]);
}
