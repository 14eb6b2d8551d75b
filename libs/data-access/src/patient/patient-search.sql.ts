import { PATIENT_SEARCH_VIEW } from '@rpm/domain';
import { statement, viewAsJson } from '@rpm/database';
import { PATIENT } from './patient.view';

/** Maximum number of stored words that a search reads for the rarest part of what was typed. It limits the time of a search for a single letter. */
const MAX_CANDIDATES = 20_000;
/** Number of matching words after which a search ends. They are more than a result contains, so that its patients are sorted by name. */
const MAX_MATCHING = 200;

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
  complete: `(select count(*) from best) <= $size and (select count(*) from found) < ${MAX_MATCHING} and (select n from rarest) < ${MAX_CANDIDATES}`,
  preparing: 'exists (select from patient_search_state t where t.organization_id = $organizationId)',
});

/**
 * SQL that finds the patients who have, for each part of a query, a word that begins with one of its alternatives. It reads the words of the part with the fewest
 * words, looks up the others and the patient for each of them, and ends as soon as more patients match than a result contains. The bounds of a range are plain
 * comparisons, which are leakproof, so the index serves them under row-level security; U+10FFFF follows every character. Without `offset 0`, the planner would
 * read all patients, because it expects thousands of words.
 */
export const SEARCH_PATIENTS = statement<SearchArguments, { json: string }>({
  name: 'search-patients',
  text: `
    with ranges as materialized (
      select g.term, f.low, f.low || chr(1114111) as high
      from unnest($terms::integer[], $beginnings::text[]) as g (term, beginning) cross join lateral (select fold_text(g.beginning) collate "C" as low) f
      where f.low <> ''
    ), rarest as materialized (
      select r.term, sum(c.n) as n
      from ranges r cross join lateral (select count(*) as n from (select from ${WORDS} limit ${MAX_CANDIDATES}) one) c
      group by r.term order by n, r.term limit 1
    ), others as materialized (
      select distinct r.term from ranges r where r.term <> (select term from rarest)
    ), found as materialized (
      select p.id, p.first_name, p.last_name, c.word
      from rarest join ranges r using (term)
        cross join lateral (select w.patient_id, w.word from ${WORDS} order by w.word, w.patient_id limit ${MAX_CANDIDATES}) c
        cross join lateral (
          select p.id, p.first_name, p.last_name from patient p
          where p.organization_id = $organizationId and p.id = c.patient_id and p.merged_into is null
            and ($archived::boolean is null or p.archived = $archived)
            and ($enrolled::boolean is null or p.enrolled = $enrolled) and ($siteId::bigint is null or p.site_id = $siteId) offset 0) p
      where not exists (
        select from others o
        where not exists (select from ranges r join ${WORDS.replace(' where ', ' on ')} and w.patient_id = c.patient_id and r.term = o.term))
      limit ${MAX_MATCHING}
    ), best as materialized (
      select f.id, f.first_name, f.last_name, min(f.word) as word from found f group by 1, 2, 3 order by word, f.last_name, f.first_name, f.id limit $size + 1
    ), shown as (
      select b.word, b.last_name, b.first_name, b.id, (
        select ${PATIENT} from patient p where p.organization_id = $organizationId and p.id = b.id) as shown
      from best b order by b.word, b.last_name, b.first_name, b.id limit $size
    )
    select ${RESULT}::text as json`,
});

/** The view of the result, with which its JSON is marked. */
export { RESULT as PATIENT_SEARCH_RESULT };
