import type { Resource } from '@medplum/fhirtypes';
import { medplumFaults } from './medplum';

/** Fails unless the validators that nobody of this project wrote accept the resource. */
export function expectValidFhir(resource: unknown): asserts resource is Resource {
  expect(medplumFaults(resource as Resource)).toEqual([]);
}
