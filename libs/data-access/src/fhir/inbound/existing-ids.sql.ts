import { statement } from '@rpm/database';
import { type NamedEntry } from '@rpm/fhir';

const statementOf = (table: string) =>
  statement<{ ids: readonly number[] }, { id: number }>({
    name: `find-existing-${table}`,
    text: `select id from ${table} where organization_id = $organizationId and id = any($ids::bigint[])`,
  });

const STATEMENTS = { Patient: statementOf('patient'), Device: statementOf('device') };

/** Returns the statement that finds which of some patients or devices exist. */
export const existingIdsStatement = (type: NamedEntry['type']) => STATEMENTS[type];
