import { jsonObject, type JsonSql, statement, viewAsJson } from '@rpm/database';
import { PATIENT_SUMMARY_VIEW, type PatientSummariesView, READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';
import { changes, counts } from '../adherence/adherence-counts.sql';
import { ADHERENCE_COLUMNS } from '../adherence/adherence.sql';
import { columnsOf } from '../chart/series.sql';

/** SQL that selects the newest reading of a kind of the patient in the row `adherence`. The index of the patient's readings contains all columns. */
const newestOf = (kind: ReadingKindName) => `
  select ${jsonObject(columnsOf(kind))} as json
  from (
    select r.* from ${readingTableOf(kind)} r
    where r.organization_id = $organizationId and r.patient_id = adherence.id and r.void_timestamp is null
    order by r.reading_timestamp desc, r.id desc limit 1
  ) r
  having count(*) > 0`;

const SUMMARY = viewAsJson<typeof PATIENT_SUMMARY_VIEW, { days: number }>(PATIENT_SUMMARY_VIEW, 'adherence', {
  ...ADHERENCE_COLUMNS,
  latest: `(select coalesce(json_agg(newest.json), '[]') from (${READING_KIND_NAMES.map(newestOf).join(' union all ')}) newest)`,
});

/** SQL that finds the adherence and the newest readings of several patients. */
export const FIND_PATIENT_SUMMARIES = statement<{ startDate: null; patientIds: readonly number[] }, { json: string }>({
  name: 'find-patient-summaries',
  text: `
    with ${changes('patient_id = any($patientIds::bigint[])')},
      ${counts('patient.id = any($patientIds::bigint[]) and patient.merged_into is null')}
    select json_build_object('content', coalesce(json_agg(${SUMMARY} order by adherence.id), '[]'))::text as json from adherence`,
});

/** The type of the JSON that {@link FIND_PATIENT_SUMMARIES} returns. */
export const PATIENT_SUMMARIES = 'json' as JsonSql<PatientSummariesView>;
