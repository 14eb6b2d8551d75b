import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { grantsAllow, InvalidInput, Problem } from '@rpm/domain';
import { SecretBox } from '@rpm/encryption';
import { FORM_PARAMETERS, type ParameterDefinitions, readSearch, type SearchDefinition, type SentParameter } from '@rpm/fhir';
import { type Request } from '../../request/request';
import { isJsonFormat, notAcceptable } from './acceptable';
import { callerOf } from './fhir-caller';
import { openPage, PAGE, type PageKey, sealPage } from './page-key';
import { SearchExchange } from './search-exchange';

/** The parameters of a request to search. */
export interface SentSearch {
  request: Request;
  sent: readonly SentParameter[];
}

/** Options of the parameter decorator whose value the pipe converts. */
export interface SearchOptions<P extends ParameterDefinitions = ParameterDefinitions> {
  definition: SearchDefinition<P>;
}

/** Reads the parameters of a search as its definition describes them. */
@Injectable()
export class SearchPipe implements PipeTransform<SentSearch, SearchExchange<ParameterDefinitions>> {
  constructor(private readonly box: SecretBox) {}

  /** @throws InvalidInput, Problem `scope_missing`, HttpProblem `not_acceptable` */
  transform({ request, sent }: SentSearch, { data }: ArgumentMetadata): SearchExchange<ParameterDefinitions> {
    // Nest passes the data of a parameter decorator as it is, although it declares text.
    const { definition } = data as unknown as SearchOptions;
    const { organizationId, identity, baseUrl, isLenient, scopes } = callerOf(request);
    const pageKey = this.pageOf(organizationId, definition.type, sent);
    const read = readSearch(definition, pageKey?.parameters ?? sent, isLenient, baseUrl);
    // The guard has checked `_format` in the query only, and a form may contain it, too.
    if (read.used.some(([name, text]) => name === '_format' && !isJsonFormat(text))) throw notAcceptable();
    for (const include of read.search.includes) assertScope(definition, include, scopes);
    return new SearchExchange({
      ...read,
      organizationId,
      identity,
      baseUrl,
      type: definition.type,
      after: pageKey?.after ?? null,
      selfQuery: String(new URLSearchParams((pageKey ? sent : read.used).map(([name, text]): [string, string] => [name, text]))),
      queryOf: (key) => `${PAGE}=${sealPage(this.box, organizationId, key)}`,
    });
  }

  /** Returns the page that a request asks for; null for the first one. A link to a page contains the whole search. */
  private pageOf(organizationId: number, type: string, sent: readonly SentParameter[]): PageKey | null {
    const [page, ...more] = sent.filter(([name]) => name === PAGE);
    if (page === undefined) return null;
    const isAlone = more.length === 0 && sent.every(([name]) => name === PAGE || FORM_PARAMETERS.includes(name));
    if (isAlone) return openPage(this.box, organizationId, { text: page[1], type });
    const detail = 'Follow the link "next" of an earlier answer unchanged: it contains all other parameters.';
    throw new InvalidInput([{ parameter: PAGE, code: 'not_combinable', detail }]);
  }
}

/** @throws Problem unless the caller may see what is included */
function assertScope({ includes }: SearchDefinition, include: string, scopes: readonly string[]): void {
  const scope = includes[include];
  if (scope === undefined || grantsAllow(scopes, scope)) return;
  throw new Problem('scope_missing', `_include=${include} needs a key with the scope ${scope}.`);
}
