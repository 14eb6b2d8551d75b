import { DescribeBody } from '../input/description';
import { Nested } from '../input/body';
import { ReferenceInput } from '../input/reference-input';
import { object } from '../view/property';
import { eventProperties } from '../view/version-properties';
import { view } from '../view/view';
import { PATIENT_REFERENCE_VIEW, PATIENT_VIEW } from './patient.view';

/** The request body that merges the record of a patient into that of another one, and the one that undoes it. */
@DescribeBody('The patient whose record is merged, or was merged.', { patient: { id: 2 } })
export class PatientMergeInput {
  @Nested('The patient whose record is merged into that of the patient in the path, or was.', () => ReferenceInput, {
    required: true,
    of: () => PATIENT_VIEW,
  })
  patient: ReferenceInput;
}

const REMAINING = { remainingPatient: object(PATIENT_REFERENCE_VIEW, 'The patient into whom this one was merged.') };

/** The payload of `patient.merged`. */
export const PATIENT_MERGED_VIEW = view('PatientMergedEvent', 'A patient whose record was merged into that of another one.', {
  ...eventProperties('patient'),
  ...REMAINING,
});

/** The payload of `patient.unmerged`. */
export const PATIENT_UNMERGED_VIEW = view('PatientUnmergedEvent', 'A patient who exists again, because a merge was undone.', {
  ...PATIENT_VIEW.properties,
  ...REMAINING,
});
