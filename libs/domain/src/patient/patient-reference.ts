import { DescribeBody } from '../input/description';
import { Id, Text } from '../input/body';
import { type PresenceOptions } from '../input/presence';
import { NamedReference } from '../input/reference-input';
import { PATIENT_VIEW } from './patient.view';

/** A reference to a patient in a body, by the id or by the identifier in the customer's own system. */
@DescribeBody(
  'A patient of the same organization. Send one of the two properties; if both are sent, only `id` counts. The other properties of a patient are ignored.',
)
export class PatientReferenceInput {
  @Id('Id of the patient.') id?: number | null;
  @Text("The patient's identifier in the customer's own system.", { filled: true, identifies: 'other' })
  externalIdentifier?: string | null;
}

/** Decorator for a reference to a patient. */
export function PatientReference(description: string, { required = false }: PresenceOptions = {}): PropertyDecorator {
  return NamedReference(
    description,
    () => PatientReferenceInput,
    () => PATIENT_VIEW,
    ['id', 'externalIdentifier'],
    required,
  );
}
