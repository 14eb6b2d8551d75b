import { DescribeBody } from '../input/description';
import { Nested } from '../input/body';
import { ReferenceInput } from '../input/reference-input';
import { sortedPageQuery } from '../page/sorted-page.query';
import { actorProperties } from '../view/actor-property';
import { id, instant, integer, object } from '../view/property';
import { eventProperties } from '../view/version-properties';
import { view, type ViewOf } from '../view/view';
import { EMBEDDED_PATIENT_VIEW, PATIENT_REFERENCE_VIEW, PATIENT_VIEW } from './patient.view';

/** The request body of a merge, and of the operation that undoes the merge. The body names the patient whose record is merged into another one. */
@DescribeBody('The patient whose record is merged, or was merged.', { patient: { id: 2 } })
export class PatientMergeInput {
  @Nested(
    'The patient whose record is merged, or was merged, into the record of the patient in the path.',
    () => ReferenceInput,
    {
      required: true,
      referencedView: () => PATIENT_VIEW,
    },
  )
  patient: ReferenceInput;
}

/** The parameters of the list of the merges into a patient. */
export class PatientMergeQuery extends sortedPageQuery(['id'], { descending: true }) {}

const unmerge = actorProperties('undid the merge');

export const PATIENT_MERGE_VIEW = view('PatientMerge', 'A merge of the record of one patient into the record of another.', {
  id: id('Identifier, which the service assigns.', { example: 62 }),
  mergedPatient: object(EMBEDDED_PATIENT_VIEW, 'The patient whose record was merged.'),
  readingCount: integer({ minimum: 0 }, 'The number of readings that the merge has changed.', { example: 120 }),
  mergeTimestamp: instant('When the records were merged.', { example: '2026-01-20T16:00:00.000Z' }),
  ...actorProperties('merged the records'),
  unmergeTimestamp: instant('When the merge was undone; null if it was not.', { nullable: true, example: null }),
  unmergeActor: unmerge.actor,
  unmergeActorKind: unmerge.actorKind,
  unmergeActorId: unmerge.actorId,
});

export type PatientMergeView = ViewOf<typeof PATIENT_MERGE_VIEW>;

const REMAINING = { remainingPatient: object(PATIENT_REFERENCE_VIEW, 'The patient into whom this one was merged.') };

/** The payload of `patient.merged`. */
export const PATIENT_MERGED_VIEW = view(
  'PatientMergedEvent',
  'A patient whose record was merged into the record of another patient.',
  {
    ...eventProperties('patient'),
    ...REMAINING,
  },
);

/** The payload of `patient.unmerged`. */
export const PATIENT_UNMERGED_VIEW = view('PatientUnmergedEvent', 'A patient who exists again, because a merge was undone.', {
  ...PATIENT_VIEW.properties,
  ...REMAINING,
});
