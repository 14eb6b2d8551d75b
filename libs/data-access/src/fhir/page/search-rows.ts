import { BEFORE_CHANGES, type Database, FOLLOW_INDEX, preparation } from '@rpm/database';
import { type FhirSearch } from '@rpm/fhir';
import { type FhirPage, type FhirPageRequest, type FhirPosition, type FoundResource } from './fhir-page';
import { type SqlConditions } from './conditions.sql';
import { type SearchedRows, searchStatement } from './search-statement';

/** The way in which the rows of a table are searched for and converted to resources. */
export interface SearchedResources<J> extends SearchedRows {
  /** Converts the JSON of a row. */
  found: (json: J) => FoundResource;
}

/** Reads one page of the resources that meet all conditions, in one round trip. A search that names a time of the last change is sorted by that time. */
export async function searchRows<J>(
  database: Database,
  { organizationId, search, after }: Pick<FhirPageRequest, 'organizationId' | 'after'> & { search: FhirSearch },
  rows: SearchedResources<J>,
  conditions: SqlConditions,
): Promise<FhirPage> {
  const isByTime = rows.updated !== null && isSortedByTime(search);
  const { count, hasTotal, isCountOnly } = search;
  const page = {
    conditions: conditions.list,
    // One more row than requested shows whether there are more.
    limit: isCountOnly ? 0 : count + 1,
    hasTotal,
    isByTime,
    after: after && positionOf(after),
  };
  const { statement, args } = searchStatement(rows, page);
  const [table = ''] = rows.from.split(' ');
  const sort = conditions.hasKey ? 'on' : 'off';
  const byId = conditions.hasKey ? [] : [FOLLOW_INDEX];
  const preparations = isByTime ? [preparation(BEFORE_CHANGES, { tables: [table], sort, workers: '0' })] : byId;
  const found = await database.run({ organizationId }, statement, args, { preparations, needsPrimary: isByTime });
  const onPage = found.filter(({ id }) => id !== null).slice(0, count);
  const last = onPage.at(-1);
  return {
    matches: onPage.map(({ json }) => rows.found(JSON.parse(json ?? 'null') as J)),
    included: [],
    next: last && found.length > count ? [last.time?.toISOString() ?? '', last.id ?? 0] : null,
    total: found[0]?.total ?? null,
    completeUntil: found[0]?.horizon ?? null,
  };
}

/** Returns whether a search is answered in the order of the last changes. */
export function isSortedByTime({ sort, criteria }: FhirSearch): boolean {
  return sort === '_lastUpdated' || (criteria['_lastUpdated'] ?? []).length > 0;
}

/** Reads a position that an earlier page has returned. */
function positionOf([time, id]: FhirPosition): { time: Date | null; id: number } {
  return { time: time === '' || time === undefined ? null : new Date(time), id: Number(id) };
}
