import { FormLink } from '../components/form-link';

/** Links from a patient to the forms that change the patient and place orders and returns. */
export function PatientFormLinks({ id }: { id: number }) {
  return (
    <>
      <FormLink path={`/patients/${id}/edit`} scope="patients:write" text="Edit" />
      <FormLink path="/orders/new" query={{ patientId: id }} scope="orders:write" text="New order" />
      <FormLink path="/returns/new" query={{ patientId: id }} scope="orders:write" text="New return" />
    </>
  );
}
