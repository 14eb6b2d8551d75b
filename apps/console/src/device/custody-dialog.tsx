import {
  type AssociationInput,
  type DeviceAssignment,
  type DeviceAssignmentInput,
  type DeviceAssignmentPatchInput,
} from '@rpm/client';
import { rpm } from '../service/rpm';
import { ChosenPatient, withChosenPatient } from '../correction/chosen-patient';
import { FormCorrection } from '../correction/form-correction';
import { FORMS } from '../form/forms.generated';
import { patientText } from '../named-patient/patient';

/** Correction of a device's custody that a person has chosen. */
export type CustodyCorrection = { type: 'add' | 'begin' } | { type: 'change' | 'end' | 'remove'; assignment: DeviceAssignment };

interface CustodyDialogProperties {
  deviceId: number;
  correction: CustodyCorrection;
  close: () => void;
  done: () => void;
}

const READINGS_FOLLOW = 'Each reading belongs to the patient who held the device when the reading was taken.';
const dryRun = true;

/** Asks for a correction of custody, and shows before it is carried out how many readings would get another patient. */
export function CustodyDialog({ deviceId, correction, ...frame }: CustodyDialogProperties) {
  switch (correction.type) {
    case 'begin':
      return (
        <FormCorrection
          {...frame}
          title="Assign the device to a patient"
          effect={`A patient holds the device from now on, or since a time in the past. ${READINGS_FOLLOW}`}
          text="Assign the device"
          fields={FORMS.AssociationInput}
          preview={(body: AssociationInput) => withChosenPatient(rpm.associatePatient({ deviceId, body, dryRun }), body)}
          show={(preview) => <ChosenPatient preview={preview} />}
          send={(body) => rpm.associatePatient({ deviceId, body })}
        />
      );
    case 'add':
      return (
        <FormCorrection
          {...frame}
          title="Add a past assignment"
          effect={`A patient held the device in the past, and nobody recorded it. ${READINGS_FOLLOW}`}
          text="Add the assignment"
          fields={FORMS.DeviceAssignmentInput}
          preview={(body: DeviceAssignmentInput) => withChosenPatient(rpm.addDeviceAssignment({ deviceId, body, dryRun }), body)}
          show={(preview) => <ChosenPatient preview={preview} />}
          send={(body) => rpm.addDeviceAssignment({ deviceId, body })}
        />
      );
    default:
      return <AssignmentDialog {...frame} deviceId={deviceId} type={correction.type} assignment={correction.assignment} />;
  }
}

type AssignmentDialogProperties = Omit<CustodyDialogProperties, 'correction'> &
  Extract<CustodyCorrection, { assignment: unknown }>;

function AssignmentDialog({ deviceId, type, assignment, ...frame }: AssignmentDialogProperties) {
  const { id: assignmentId, patient, endTimestamp } = assignment;
  const name = patientText(patient);
  const isCurrent = endTimestamp === null;
  if (type === 'end') {
    const bodyOf = (body: object) => ({ ...body, patient: { id: patient.id } });
    return (
      <FormCorrection
        {...frame}
        title={`End the assignment to ${name}`}
        effect={`The patient no longer holds the device, from now on or since a time in the past. ${READINGS_FOLLOW}`}
        text="End the assignment"
        fields={FORMS.AssociationInput.filter((field) => field.name !== 'patient')}
        preview={(body) => rpm.disassociatePatient({ deviceId, body: bodyOf(body), dryRun })}
        send={(body) => rpm.disassociatePatient({ deviceId, body: bodyOf(body) })}
      />
    );
  }
  if (type === 'remove') {
    return (
      <FormCorrection
        {...frame}
        title={`Remove the assignment to ${name}`}
        effect={`The patient never held the device. ${isCurrent ? 'The device becomes available. ' : ''}${READINGS_FOLLOW}`}
        text="Remove the assignment"
        isDanger
        fields={FORMS.ChangeReasonInput}
        preview={(body: object) => rpm.removeDeviceAssignment({ deviceId, assignmentId, body, dryRun })}
        send={(body: object) => rpm.removeDeviceAssignment({ deviceId, assignmentId, body })}
      />
    );
  }
  return (
    <FormCorrection
      {...frame}
      title={`Change the assignment to ${name}`}
      effect={`Another patient held the device, or the times were different. ${READINGS_FOLLOW}`}
      text="Change the assignment"
      fields={FORMS.DeviceAssignmentPatchInput.filter((field) => !isCurrent || field.name !== 'endTimestamp')}
      start={assignment}
      isPatch
      preview={(body: DeviceAssignmentPatchInput) =>
        withChosenPatient(rpm.changeDeviceAssignment({ deviceId, assignmentId, body, dryRun }), body)
      }
      show={(preview) => <ChosenPatient preview={preview} />}
      send={(body) => rpm.changeDeviceAssignment({ deviceId, assignmentId, body })}
    />
  );
}
