import { type Bundle, type OperationOutcome, type Resource } from '@rpm/fhir';
import { type TestApi, type TestRequest, type TestResponse } from './test-api';

const FORM = 'application/x-www-form-urlencoded';

/** Sends requests to the FHIR server, as a client of a spec. */
export class FhirClient {
  constructor(private readonly api: TestApi) {}

  get(path: string, request: TestRequest = {}): Promise<TestResponse> {
    return this.api.get(`/fhir/r4/${path}`, request);
  }

  /** Searches by POST. @param form the encoded parameters */
  post(path: string, form: string, { headers, ...request }: TestRequest = {}): Promise<TestResponse> {
    return this.api.post(`/fhir/r4/${path}`, form, { ...request, headers: { 'Content-Type': FORM, ...headers } });
  }

  /** Returns the Bundle of a search. @throws unless the answer is 200 */
  async search(query: string, request: TestRequest = {}): Promise<Bundle> {
    const { status, json } = await this.get(query, request);
    if (status !== 200) throw new Error(`${query} was answered ${status}: ${JSON.stringify(json)}`);
    return json as Bundle;
  }

  /** Returns the references to the resources of a search, in the order of the answer. */
  async find(query: string, request: TestRequest = {}): Promise<string[]> {
    return referencesIn(await this.search(query, request));
  }

  /** Returns the Bundles of a search, from page to page. */
  async pages(query: string): Promise<Bundle[]> {
    const pages = [await this.search(query)];
    for (let next = linkOf(pages[0], 'next'); next !== null; next = linkOf(pages.at(-1), 'next')) {
      pages.push(await this.search(next.split('/fhir/r4/')[1] ?? ''));
    }
    return pages;
  }
}

/** Returns the references to the resources in a Bundle, such as `Patient/5`. */
export const referencesIn = ({ entry = [] }: Bundle): string[] => entry.map(({ resource }) => referenceTo(resource));

const referenceTo = (resource: Resource | undefined) => `${resource?.resourceType}/${resource?.id}`;

/** Returns the URL of a link of a Bundle; null if it has none. */
export const linkOf = (bundle: Bundle | undefined, relation: 'self' | 'next'): string | null =>
  bundle?.link?.find((link) => link.relation === relation)?.url ?? null;

/** The parts of the issues of an OperationOutcome that specs compare. */
export const issuesOf = ({ json }: TestResponse) =>
  (json as OperationOutcome).issue.map(({ code, details, expression }) => ({
    type: code,
    code: details?.coding?.[0]?.code,
    place: expression?.[0] ?? null,
  }));
