import { type CorrectionPreview, type Patient } from '@rpm/client';
import { rpm } from '../service/rpm';
import { ChangedReadings } from './changed-readings';
import { PatientName } from '../named-patient/patient';

/** A preview, and the patient whom the person has chosen; null if there is none, or if the person may not read patients. */
type PreviewWithPatient = CorrectionPreview & { chosen: Patient | null };

/** Adds the chosen patient to a preview, so that a person notices a wrong number before the correction is carried out. */
export async function withChosenPatient(
  preview: Promise<CorrectionPreview>,
  { patient }: { patient?: { id?: number | null } | null },
): Promise<PreviewWithPatient> {
  const found = await preview;
  const id = patient?.id;
  if (id === undefined || id === null) return { ...found, chosen: null };
  return { ...found, chosen: await rpm.getPatient({ patientId: id }).catch(() => null) };
}

/** Says who the chosen patient is, and how many readings would change. */
export function ChosenPatient({ preview }: { preview: PreviewWithPatient }) {
  const { chosen } = preview;
  return (
    <>
      {chosen && (
        <p>
          <PatientName patient={chosen} />
        </p>
      )}
      <ChangedReadings preview={preview} />
    </>
  );
}
