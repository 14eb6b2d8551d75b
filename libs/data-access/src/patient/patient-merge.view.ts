import { PATIENT_MERGE_VIEW, type PatientMergeView, embeddedPatients } from '@rpm/domain';
import { embeddedRow, jsonInstant, viewAsJson, type ListDefinition } from '@rpm/database';
import { EMBEDDED_PATIENT } from './patient.view';

/** SQL for a column of the correction to which the merge `m` belongs. */
const ofCorrection = (column: string) =>
  `(select c.${column} from correction c where c.organization_id = m.organization_id and c.id = m.id)`;

/** SQL expression that converts the row `m` to the JSON of a merge. */
const PATIENT_MERGE = viewAsJson<typeof PATIENT_MERGE_VIEW, object>(PATIENT_MERGE_VIEW, 'm', {
  id: 'm.id',
  mergedPatient: embeddedRow(EMBEDDED_PATIENT, 'patient', 'p', 'merged_patient_id', 'm'),
  readingCount: ofCorrection('reading_count'),
  mergeTimestamp: jsonInstant('m.merge_timestamp'),
  actor: ofCorrection('actor'),
  actorKind: ofCorrection('actor_kind'),
  actorId: ofCorrection('actor_id'),
  unmergeTimestamp: jsonInstant('m.unmerge_timestamp'),
  unmergeActor: 'm.unmerge_actor',
  unmergeActorKind: 'm.unmerge_actor_kind',
  unmergeActorId: 'm.unmerge_actor_id',
});

/** The list of the merges into a patient. */
export const PATIENT_MERGE_LIST: ListDefinition<{ remainingPatientId: number }, PatientMergeView> = {
  from: 'patient_merge m',
  json: PATIENT_MERGE,
  about: embeddedPatients,
  conditions: { remainingPatientId: 'm.remaining_patient_id = $' },
  order: 'm.id desc',
  sorts: { id: ['m.id'] },
};
