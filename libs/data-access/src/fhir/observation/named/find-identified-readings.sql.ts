import { statement } from '@rpm/database';
import { type ReadingIdentifier } from '../../inbound/find-reading-identifiers.sql';
import { MAX_NAMED } from './named-values';

/** Identifiers of senders by their systems and values. Null stands for every system, or for every value of a system. */
export interface SearchedIdentifiers {
  systems: readonly (string | null)[];
  values: readonly (string | null)[];
}

const found = (condition: string) => `
      (select i.system, i.value, i.kind, i.reading_id from reading_identifier i
        where i.organization_id = $organizationId and ${condition} limit ${MAX_NAMED + 1})`;

/** SQL that finds readings by the identifiers that senders have given them. One more row than a search may name shows that there are too many. */
export const FIND_IDENTIFIED_READINGS = statement<SearchedIdentifiers, ReadingIdentifier>({
  name: 'find-identified-readings',
  text: `
    select distinct f.system, f.value, f.kind, f.reading_id as "readingId"
    from unnest($systems::text[], $values::text[]) as given (system, value) cross join lateral (${[
      'i.system = given.system and i.value = given.value',
      'given.system is null and i.value = given.value',
      'given.value is null and i.system = given.system',
    ]
      .map(found)
      .join(' union all ')}
    ) f
    limit ${MAX_NAMED + 1}`,
});
