import {
  FIRST_PAGE,
  MAX_PAGE_SIZE,
  type PatientFilter,
  type PatientSort,
  type PatientView,
  type PageView,
  outermostPatient,
} from '@rpm/domain';
import { type ListDefinition, type JsonSql, jsonObject, statement } from '@rpm/database';
import { keyOf, keysIn } from '../stored-text/identifier-key.sql';
import { PATIENT } from './patient.view';

export const PATIENT_RESOURCE = {
  noun: 'patient',
  from: 'patient p',
  where: 'p.merged_into is null',
  json: PATIENT,
  about: outermostPatient,
  isQuick: true as const,
};

const CONDITIONS: Record<keyof PatientFilter, string> = {
  id: 'p.id = any($::bigint[])',
  siteId: 'p.site_id = any($::bigint[])',
  // The identifier of a merged patient finds the remaining one.
  externalIdentifier: `p.id = any(array(
    select coalesce(m.merged_into, m.id) from patient m where m.organization_id = $organizationId
      and m.external_identifier_key = any(${keysIn('patient', '$')})))`,
  email: 'p.email_key = identifier_key(fold_case($))',
  // A name that is too long for an index is normalized only during the search.
  name: `(position(fold_text($::text) in p.folded_name) > 0 or p.id = any(array(
    select l.id from patient l where l.organization_id = $organizationId and l.folded_name is null
      and position(fold_text($::text) in fold_text(l.first_name || ' ' || l.last_name)) > 0)))`,
  archived: 'p.archived = $',
  enrolled: 'p.enrolled = $',
  afterPatientId: 'p.id > $',
  dateOfBirthMin: 'p.date_of_birth >= $::date',
  dateOfBirthMax: 'p.date_of_birth <= $::date',
  zipCode: startsAndIs('p.postal_code_start', `p.address->>'zipCode'`),
  country: startsAndIs('p.country_start', `p.address->>'country'`),
};

/**
 * SQL condition: a text equals the value of a filter. The column contains the first 32 characters of the text, and is part of the indexes of the lists.
 * PostgreSQL evaluates the second part while it plans the statement, and reads the text itself only if the filter is longer than the column.
 */
function startsAndIs(column: string, text: string): string {
  return `${column} = left($::text, 32) and (char_length($::text) <= 32 or ${text} = $::text)`;
}

/** The columns by which each sort order sorts patients. Patients with equal values are sorted by id. */
const SORTED_BY: Record<PatientSort, readonly string[]> = {
  id: ['p.id'],
  firstName: ['p.first_name', 'p.id'],
  lastName: ['p.last_name', 'p.id'],
  dateOfBirth: ['p.date_of_birth', 'p.id'],
  externalIdentifier: ['p.external_identifier', 'p.id'],
};

export const PATIENT_LIST: ListDefinition<PatientFilter, PatientView> = {
  ...PATIENT_RESOURCE,
  // The condition is true for every row. `patient_by_id` is a partial index with this condition, so PostgreSQL uses it only for lists that have it, too.
  where: `p.id > 0 and ${PATIENT_RESOURCE.where}`,
  conditions: CONDITIONS,
  order: 'p.id',
  sorts: SORTED_BY,
  index: { reverseOrder: 'p.id desc', keyFilters: ['id', 'externalIdentifier', 'email'] },
  changes: { isDeleted: 'p.merged_into is not null' },
};

export const FIND_BY_EXTERNAL_IDENTIFIER = statement<{ identifier: string }, { json: string }>({
  name: 'find-patient-by-external-identifier',
  text: `select ${PATIENT}::text as json from patient p where p.organization_id = $organizationId and p.id = (
    select coalesce(m.merged_into, m.id) from patient m where m.organization_id = $organizationId
      and m.external_identifier_key = ${keyOf('patient', '$identifier::text')})`,
});

const MATCHING =
  'from patient p where p.organization_id = $organizationId and p.email_key = identifier_key(fold_case($email)) and p.merged_into is null';

/** SQL expression for the JSON of the first page; the compiler cannot check that these are the properties of a page. */
export const PAGE_OF_PATIENTS = jsonObject({
  content: `(select coalesce(json_agg(shown order by id), '[]') from paged)`,
  first: 'true',
  last: `total <= ${MAX_PAGE_SIZE}`,
  page: String(FIRST_PAGE),
  size: String(MAX_PAGE_SIZE),
  total: 'total',
}) as JsonSql<PageView<PatientView>>;

/**
 * SQL that finds patients by e-mail address, and returns the first page, with the maximum page size, as JSON text. It is text because the response to
 * a POST may be stored and sent again for a repeated request.
 */
export const FIND_BY_EMAIL = statement<{ email: string }, { json: string }>({
  name: 'find-patients-by-email',
  text: `
    with matching as materialized (select count(*) as total ${MATCHING}),
      paged as (select p.id, ${PATIENT} as shown ${MATCHING} order by p.id limit ${MAX_PAGE_SIZE})
    select ${PAGE_OF_PATIENTS}::text as json
    from matching`,
});
