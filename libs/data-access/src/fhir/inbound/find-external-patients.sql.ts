import { statement } from '@rpm/database';
import { givenKeys } from '../../stored-text/identifier-key.sql';

/** SQL that finds patients by external identifiers. The external identifier of a merged patient names the remaining one. */
export const FIND_EXTERNAL_PATIENTS = statement<{ identifiers: readonly string[] }, { identifier: string; id: number }>({
  name: 'find-external-patients',
  text: `
    with ${givenKeys('patient', '$identifiers')}
    select g.text as identifier, coalesce(m.merged_into, m.id) as id
    from given g join patient m on m.organization_id = $organizationId and m.external_identifier_key = g.key`,
});
