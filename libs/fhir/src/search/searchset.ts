import { type Bundle, type BundleEntry, type BundleLink, type Resource } from '@medplum/fhirtypes';

/** The parts of the answer to a search. */
export interface Searchset {
  matches: readonly Resource[];
  included: readonly Resource[];
  /** Number of all matches; null if it was not asked for. */
  total: number | null;
  /** Time before which all changes are contained in the answer; null if the search promises none. */
  completeUntil: Date | null;
  /** URL of this answer. */
  self: string;
  /** URL of the next page; null if this is the last one. */
  next: string | null;
}

/** Returns the Bundle of type `searchset`. @param baseUrl URL below which the resources are served, such as `https://rpm.example.org/fhir/r4` */
export function searchset(baseUrl: string, { matches, included, total, completeUntil, self, next }: Searchset): Bundle {
  const entries = [...matches.map(entryOf(baseUrl, 'match')), ...included.map(entryOf(baseUrl, 'include'))];
  const link: BundleLink[] = [{ relation: 'self', url: self }, ...(next === null ? [] : [{ relation: 'next', url: next }])];
  return {
    resourceType: 'Bundle',
    ...(completeUntil && { meta: { lastUpdated: completeUntil.toISOString() } }),
    type: 'searchset',
    ...(total !== null && { total }),
    link,
    // FHIR permits no empty lists.
    ...(entries.length > 0 && { entry: entries }),
  };
}

const entryOf =
  (baseUrl: string, mode: 'match' | 'include') =>
  (resource: Resource): BundleEntry => ({
    fullUrl: `${baseUrl}/${resource.resourceType}/${resource.id}`,
    resource,
    search: { mode },
  });
