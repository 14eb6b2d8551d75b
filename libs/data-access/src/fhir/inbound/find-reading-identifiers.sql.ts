import { statement } from '@rpm/database';
import { type ReadingKindName } from '@rpm/domain';

/** An identifier that a sender has given an Observation, and the reading that is stored under it. */
export interface ReadingIdentifier {
  system: string;
  value: string;
  kind: ReadingKindName;
  readingId: number;
}

/** Identifiers as lists of their systems and of their values. */
export interface IdentifierLists {
  systems: readonly string[];
  values: readonly string[];
}

/** SQL that finds the readings that are stored under identifiers. */
export const FIND_READING_IDENTIFIERS = statement<IdentifierLists, ReadingIdentifier>({
  name: 'find-reading-identifiers',
  text: `
    select i.system, i.value, i.kind, i.reading_id as "readingId"
    from unnest($systems::text[], $values::text[]) as given (system, value)
    join reading_identifier i on i.organization_id = $organizationId and i.system = given.system and i.value = given.value`,
});
