import { type FhirPage, type FhirPageRequest } from '@rpm/data-access';
import { InvalidInput } from '@rpm/domain';
import { type FhirIdentity, type ParameterDefinitions, type ReadSearch, searchset, subset } from '@rpm/fhir';
import { FhirAnswer } from '../../http-answer/fhir-answer';
import { type PageKey } from './page-key';

/** The parts of a request to search that determine its answer. */
export interface SearchParts<P extends ParameterDefinitions> extends ReadSearch<P>, Pick<FhirPageRequest, 'after'> {
  organizationId: number;
  identity: FhirIdentity;
  /** URL below which resources are served. */
  baseUrl: string;
  /** Type of the resources. */
  type: string;
  /** The query of this page's own URL. */
  selfQuery: string;
  /** Returns the query of the next page's URL. */
  queryOf: (key: PageKey) => string;
}

/** Maximum length of the query of a link to a page: the head of a request has at most 16 KiB, and contains a key, too. */
const MAX_QUERY_LENGTH = 12 * 1024;

/** A request to search for resources, and how it is answered. */
export class SearchExchange<P extends ParameterDefinitions> {
  constructor(private readonly parts: SearchParts<P>) {}

  /** Runs the search, and returns its page as a Bundle. */
  async answer(find: (request: FhirPageRequest<P>) => Promise<FhirPage>): Promise<FhirAnswer> {
    const { organizationId, identity, search, after, baseUrl, selfQuery } = this.parts;
    const { matches, included, next, total, completeUntil } = await find({ organizationId, identity, search, after });
    const bundle = searchset(baseUrl, {
      matches: matches.map(({ resource }) => (search.elements ? subset(resource, search.elements) : resource)),
      included: included.map(({ resource }) => resource),
      total,
      completeUntil,
      self: this.urlOf(selfQuery),
      next: next === null ? null : this.urlOf(this.nextQuery(next)),
    });
    return FhirAnswer.ofBundle(
      bundle,
      [...matches, ...included].flatMap(({ patients }) => patients),
    );
  }

  /** @throws InvalidInput if the search was sent by POST and is so long that no client could follow the link */
  private nextQuery(after: PageKey['after']): string {
    const { type, used: parameters, queryOf } = this.parts;
    const query = queryOf({ type, parameters, after });
    if (query.length <= MAX_QUERY_LENGTH) return query;
    const detail = 'The link to the next page would be too long. Send fewer values, or a _count for which one page is enough.';
    throw new InvalidInput([{ parameter: '_count', code: 'too_many', detail }]);
  }

  private urlOf(query: string): string {
    const { baseUrl, type } = this.parts;
    return `${baseUrl}/${type}${query === '' ? '' : `?${query}`}`;
  }
}
