import { PATIENT_SEARCH_VIEW } from '@rpm/domain';
import { statement, viewAsJson } from '@rpm/database';
import { PATIENT } from './patient.view';

/** Maximum number of words that a search reads of the part of the query with the fewest words. It limits the time of a search for a single letter. */
const MAX_CANDIDATES = 5000;
/** Number of words up to which the parts of a query are compared. */
const COMPARED = 1000;

interface SearchArguments {
  /** The number of the part to which each alternative belongs. */
  terms: number[];
  /** The beginnings of words, not folded. */
  beginnings: string[];
  archived: boolean | null;
  enrolled: boolean | null;
  siteId: number | null;
  size: number;
}

const WORDS = `patient_search_word w where w.organization_id = $organizationId and w.word >= r.low and w.word < r.high`;

const RESULT = viewAsJson<typeof PATIENT_SEARCH_VIEW, object>(PATIENT_SEARCH_VIEW, 'f', {
  content: `(select coalesce(json_agg(s.shown order by s.word, s.last_name, s.first_name, s.id), '[]') from shown s)`,
  complete: `(select count(*) from found) <= $size and (select count(*) from candidates) < ${MAX_CANDIDATES}`,
  preparing: 'exists (select from patient_search_state t where t.organization_id = $organizationId)',
});

/**
 * SQL that finds the patients who have, for each part of a query, a word that begins with one of its alternatives. It reads the words of the part with the fewest
 * words, and looks up the others for each patient. The bounds of a range are plain comparisons, which are leakproof, so the index serves them under row-level
 * security; U+10FFFF follows every character.
 */
export const SEARCH_PATIENTS = statement<SearchArguments, { json: string }>({
  name: 'search-patients',
  text: `
    with ranges as materialized (
      select g.term, f.low, f.low || chr(1114111) as high
      from unnest($terms::integer[], $beginnings::text[]) as g (term, beginning) cross join lateral (select fold_text(g.beginning) collate "C" as low) f
    ), rarest as materialized (
      select r.term from ranges r cross join lateral (select count(*) as n from (select from ${WORDS} limit ${COMPARED}) one) c
      group by r.term order by sum(c.n), r.term limit 1
    ), candidates as materialized (
      select c.patient_id, c.word from rarest join ranges r using (term)
        cross join lateral (select w.patient_id, w.word from ${WORDS} order by w.word, w.patient_id limit ${MAX_CANDIDATES}) c
      limit ${MAX_CANDIDATES}
    ), found as materialized (
      select p.id, p.first_name, p.last_name, c.word
      from (select patient_id, min(word) as word from candidates group by patient_id) c
        join patient p on p.organization_id = $organizationId and p.id = c.patient_id
      where p.merged_into is null and ($archived::boolean is null or p.archived = $archived)
        and ($enrolled::boolean is null or p.enrolled = $enrolled) and ($siteId::bigint is null or p.site_id = $siteId)
        and not exists (
          select from (select distinct term from ranges where term <> (select term from rarest)) other
          where not exists (select from ranges r join ${WORDS.replace(' where ', ' on ')} and w.patient_id = p.id and r.term = other.term))
      order by c.word, p.last_name, p.first_name, p.id limit $size + 1
    ), shown as (
      select f.id, f.word, f.last_name, f.first_name, (
        select ${PATIENT} from patient p where p.organization_id = $organizationId and p.id = f.id) as shown
      from found f order by f.word, f.last_name, f.first_name, f.id limit $size
    )
    select ${RESULT}::text as json`,
});

/** The view of the result, with which its JSON is marked. */
export { RESULT as PATIENT_SEARCH_RESULT };
