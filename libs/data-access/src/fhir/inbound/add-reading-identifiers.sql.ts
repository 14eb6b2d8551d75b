import { statement } from '@rpm/database';
import { type IdentifierLists } from './find-reading-identifiers.sql';

/** SQL that stores readings under identifiers, except for identifiers that a reading has already. They are sorted, so that two transactions cannot deadlock. */
export const ADD_READING_IDENTIFIERS = statement<IdentifierLists & { kinds: readonly string[]; readingIds: readonly number[] }>({
  name: 'add-reading-identifiers',
  text: `
    insert into reading_identifier (organization_id, system, value, kind, reading_id)
    select $organizationId, given.* from unnest($systems::text[], $values::text[], $kinds::text[], $readingIds::bigint[]) as given (system, value, kind, id)
    order by given.system, given.value
    on conflict (organization_id, system, value) do nothing`,
});
