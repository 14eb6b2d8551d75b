import { type AnsweredResource } from '@rpm/fhir/testing';
import { FhirClient } from '../../testing/fhir-client';
import { type TestApi } from '../../testing/test-api';

/** Runs a search such as `Patient?name=x`, and follows the links to further pages. @returns the resources that match */
export async function searchAll(api: TestApi, query: string): Promise<AnsweredResource[]> {
  const pages = await new FhirClient(api).pages(query);
  const entries = pages.flatMap(({ entry = [] }) => entry).filter(({ search }) => search?.mode === 'match');
  // Every resource that the service answers has an id.
  return entries.flatMap(({ resource }) => (resource as AnsweredResource | undefined) ?? []);
}
