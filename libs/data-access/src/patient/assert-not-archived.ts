import { type InputError, Problem } from '@rpm/domain';
import { type Transaction, statement } from '@rpm/database';

/**
 * Checks that a patient may get a device or an order, and locks the patient, so that nobody archives the patient until the transaction ends.
 * @param pointer JSON pointer to the patient in the body
 * @throws Problem `patient_archived`
 */
export async function assertNotArchived(transaction: Transaction, patientId: number, pointer = '/patient'): Promise<void> {
  const [patient] = await transaction.run(LOCK_ARCHIVED, { patientId });
  if (!patient?.archived) return;
  throw patientArchived([{ pointer, code: 'patient_archived', detail: ARCHIVED }]);
}

/** Returns the problem of an operation that would give a device or an order to an archived patient. */
export const patientArchived = (errors: readonly InputError[] = []) => new Problem('patient_archived', ARCHIVED, errors);

const ARCHIVED = 'The patient is archived. Set archived to false first.';

export const LOCK_ARCHIVED = statement<{ patientId: number }, { archived: boolean }>({
  name: 'lock-archived-of-patient',
  text: 'select archived from patient where organization_id = $organizationId and id = $patientId for share',
});
