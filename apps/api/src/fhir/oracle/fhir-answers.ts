import { type Bundle } from '@medplum/fhirtypes';
import { type AnsweredResource } from '@rpm/fhir/testing';
import { type TestApi } from '../../testing/test-api';

/** The path below which the FHIR server is. */
const BASE = '/fhir/r4';

/** Runs a search such as `Patient?name=x`, and follows the links to further pages. @returns the resources that match */
export async function searchAll(api: TestApi, query: string): Promise<AnsweredResource[]> {
  const found: AnsweredResource[] = [];
  for (let path: string | null = `${BASE}/${query}`; path !== null;) {
    const { status, text, json } = await api.get(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}: ${text} ${JSON.stringify(api.log.slice(-3))}`);
    const { entry = [], link = [] } = json as Bundle<AnsweredResource>;
    found.push(...entry.filter(({ search }) => search?.mode === 'match').flatMap(({ resource }) => resource ?? []));
    const next = link.find(({ relation }) => relation === 'next')?.url;
    path = next === undefined ? null : next.slice(next.indexOf(BASE));
  }
  return found;
}
