import { type AnsweredResource, Receiver } from '@rpm/fhir/testing';
import { TestApi } from '../../testing/test-api';
import { SEARCHED_TYPES } from '../searched-types';
import { searchAll } from './search-all';
import { ObservedData } from './observed-data';
import { searchCases } from './search-cases';
import { SEARCH_DIFFERENCES } from './search-differences';

/** Parameters that a search names in order to find what is hidden otherwise, and parameters with which it is shown anyway. */
const SHOWING_ALL: Readonly<Record<string, { add: string; unless: RegExp }>> = {
  Observation: { add: 'status=final,corrected,entered-in-error', unless: /[?&](_id|_lastUpdated|identifier|status)=/ },
  Patient: { add: 'active=true,false', unless: /[?&](_id|_lastUpdated|identifier|active)=/ },
  DeviceUseStatement: { add: '_lastUpdated=ge2000', unless: /[?&](_id|_lastUpdated)=/ },
};

function showingAll(query: string): string {
  const { add, unless } = SHOWING_ALL[query.split('?')[0] ?? ''] ?? {};
  return add === undefined || unless?.test(query) ? query : `${query}&${add}`;
}

const SEARCHES = SEARCHED_TYPES.map(({ search }) => search);

/** Every resource of a type, those included that searches hide. */
const everything = (api: TestApi, type: string, parameters: object) =>
  searchAll(api, showingAll(`${type}?_count=100${'_lastUpdated' in parameters ? '&_lastUpdated=ge2000' : ''}`));

describe('searches, compared with a FHIR server of another project,', () => {
  let api: TestApi;
  const receiver = new Receiver();
  const resources: Record<string, AnsweredResource[]> = {};

  beforeAll(async () => {
    api = await TestApi.start();
    await ObservedData.fill(api);
    for (const { type, parameters } of SEARCHES) {
      const all = await everything(api, type, parameters);
      await receiver.store(all);
      resources[type] = all;
    }
  });
  afterAll(() => api.stop());

  /** @returns what both servers find, if it differs; null for the same resources */
  async function difference(query: string): Promise<object | null> {
    const whole = showingAll(query);
    const found = (await searchAll(api, whole)).map(({ id }) => id);
    const other = await receiver.search(`${whole}&_count=1000`);
    const isSorted = query.includes('_sort=');
    const [ours, theirs] = isSorted ? [found, other] : [found.sort(), other.sort()];
    return ours.join() === theirs.join() ? null : { query, ours, theirs };
  }

  const cases = () => searchCases(resources, SEARCHES);

  it('are compared for every parameter', () => {
    const parameters = SEARCHES.flatMap(({ type, parameters }) => Object.keys(parameters).map((name) => `${type}?${name}`));
    const compared = new Set(cases().flatMap(({ parameter, queries }) => (queries.length > 0 ? [parameter] : [])));
    expect(parameters.filter((parameter) => !compared.has(parameter))).toEqual([]);
  });

  it('find the same resources, except where the list of differences says why not', async () => {
    const differing = new Map<string, object>();
    for (const { name, queries } of cases()) {
      for (const query of queries) {
        const found = await difference(query);
        if (found) differing.set(name, found);
      }
    }
    const isListed = (name: string) => SEARCH_DIFFERENCES.some((listed) => listed.cases.test(name));
    expect({
      unexpected: Object.fromEntries([...differing].filter(([name]) => !isListed(name))),
      needless: cases().flatMap(({ name }) => (isListed(name) && !differing.has(name) ? [name] : [])),
      unknown: SEARCH_DIFFERENCES.filter(({ cases: pattern }) => !cases().some(({ name }) => pattern.test(name))),
    }).toEqual({ unexpected: {}, needless: [], unknown: [] });
  });
});
