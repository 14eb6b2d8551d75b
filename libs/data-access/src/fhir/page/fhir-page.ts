import { type FhirIdentity, type FhirSearch, type ParameterDefinitions, type Resource } from '@rpm/fhir';

/** A resource that was found, and the patients whose data it contains. */
export interface FoundResource {
  resource: Resource;
  patients: readonly number[];
}

/** One page of the answer to a search. */
export interface FhirPage {
  matches: readonly FoundResource[];
  /** Resources to which matches refer, each once. */
  included: readonly FoundResource[];
  /** Position of the last match, after which the next page begins; null if this is the last page. */
  next: FhirPosition | null;
  /** Number of all matches; null if it was not asked for. */
  total: number | null;
  /** Time before which all changes are contained in the answer; null unless the search is by the time of the last change. */
  completeUntil: Date | null;
}

/** The values by which the matches are sorted, of the last match of a page. Each search has positions of its own form. */
export type FhirPosition = readonly (string | number)[];

/** The organization that asks, and how it names its identifiers and codes. */
export interface FhirOrganization {
  organizationId: number;
  identity: FhirIdentity;
}

/** A request for one page of a search. */
export interface FhirPageRequest<P extends ParameterDefinitions = ParameterDefinitions> extends FhirOrganization {
  search: FhirSearch<P>;
  /** Position after which the page begins; null for the first page. */
  after: FhirPosition | null;
}
