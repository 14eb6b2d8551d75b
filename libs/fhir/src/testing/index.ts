import type { Resource } from '@medplum/fhirtypes';
import { fhirFaults } from './faults';

export { fhirFaults } from './faults';

/** Fails unless every validator accepts the resource and all that it contains; docs/fhir.md lists the validators. */
export function expectValidFhir(content: unknown): asserts content is Resource {
  expect(fhirFaults(content)).toEqual([]);
}
