import { type DeviceAssignmentInput, type ReadingAssignmentInput } from '@rpm/client';
import { rpm } from '../service/rpm';
import { ChangedReadings } from '../correction/changed-readings';
import { ChosenPatient, withChosenPatient } from '../correction/chosen-patient';
import { FormCorrection } from '../correction/form-correction';
import { FORMS } from '../form/forms.generated';
import { type NamedPatient, patientNumber, patientText } from '../named-patient/patient';
import { Differences } from './differences';
import { type DialogProperties } from './reading-dialogs';
import { assignReading, previewAssignment } from './reading-operations';

/** Returns the text for the patient whose reading it is, or would be. */
const holderText = (patient: NamedPatient | null) => (patient ? patientText(patient) : 'nobody');

/**
 * Assigns one reading to another patient or to nobody, after the dialog has named the patients before and after, and the number of readings that would change.
 */
export function AssignDialog({ kind, tagged, reload, close, done, isToNobody }: DialogProperties & { isToNobody: boolean }) {
  const before = holderText(tagged.record.patient);
  const effect = isToNobody
    ? 'Nobody known held the device when the reading was taken.'
    : 'Another patient took the reading. The device stays with the patient who has it.';
  return (
    <FormCorrection
      title={isToNobody ? 'Assign the reading to nobody' : 'Assign the reading to another patient'}
      effect={`${effect} Other readings of the device of the same instant follow.`}
      text={isToNobody ? 'Assign to nobody' : 'Assign to the patient'}
      fields={isToNobody ? FORMS.ChangeReasonInput : FORMS.ReadingAssignmentInput}
      preview={async (body: Partial<ReadingAssignmentInput>) => {
        const preview = await withChosenPatient(previewAssignment(kind, tagged, body), body);
        const id = body.patient?.id ?? null;
        return { ...preview, after: id === null || preview.chosen ? holderText(preview.chosen) : patientNumber(id) };
      }}
      show={({ after, ...preview }) => (
        <>
          {after !== before && <Differences differences={[{ label: 'Patient', before, after }]} />}
          <ChangedReadings preview={preview} />
        </>
      )}
      send={(body: Partial<ReadingAssignmentInput>) => assignReading(kind, tagged, body)}
      version={{ etag: tagged.etag, reload }}
      close={close}
      done={done}
    />
  );
}

const MINUTE_MILLISECONDS = 60_000;

/**
 * Assigns a reading without a patient to the patient who held its device at that time, after the dialog has counted the other readings that would be
 * assigned, too.
 */
export function AssignPeriodDialog({ tagged: { record }, close, done }: DialogProperties) {
  const deviceId = record.device?.id ?? 0;
  const begin = Date.parse(record.readingTimestamp);
  const period = {
    startTimestamp: record.readingTimestamp,
    endTimestamp: new Date(Math.min(begin + MINUTE_MILLISECONDS, Date.now())).toISOString(),
  };
  return (
    <FormCorrection
      title="Assign the reading to a patient"
      effect="The patient held the device when the reading was taken. Enter a longer period if the patient held it longer: the other readings of this time follow."
      text="Assign to the patient"
      fields={FORMS.DeviceAssignmentInput}
      start={period}
      preview={(body: DeviceAssignmentInput) =>
        withChosenPatient(rpm.addDeviceAssignment({ deviceId, body, dryRun: true }), body)
      }
      show={(preview) => <ChosenPatient preview={preview} />}
      send={(body) => rpm.addDeviceAssignment({ deviceId, body })}
      close={close}
      done={done}
    />
  );
}
