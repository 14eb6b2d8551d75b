import { keyOf } from '@rpm/data-access';
import { statement, type Transaction } from '@rpm/database';
import { type ComparedPatient, personDifferences, type PersonInFile, type PersonProperty } from '../vendor/person-in-file';
import { CREATE_PATIENTS } from '../reading/subjects.sql';

/** The patient to whom a person has assigned a file: by id, or by the identifier in the customer's own system. */
export type ChosenPatient = { id: number } | { externalIdentifier: string };

export interface FilePatient extends ComparedPatient {
  id: number;
  /** Whether an import has created the patient, so that the name is only the identifier. */
  isNameless: boolean;
}

const COLUMNS = `p.id, p.first_name as "firstName", p.last_name as "lastName", p.date_of_birth::text as "dateOfBirth", (p.first_name = 'Subject' and p.last_name = coalesce(p.external_identifier, '')) as "isNameless"`;

const FIND_BY_ID = statement<{ id: number }, FilePatient>({
  name: 'find-patient-of-file',
  text: `
    select ${COLUMNS} from patient m join patient p on p.organization_id = $organizationId and p.id = coalesce(m.merged_into, m.id)
    where m.organization_id = $organizationId and m.id = $id`,
});

const FIND_BY_IDENTIFIER = statement<{ identifier: string }, FilePatient>({
  name: 'find-patient-of-file-by-identifier',
  text: `
    select ${COLUMNS} from patient m join patient p on p.organization_id = $organizationId and p.id = coalesce(m.merged_into, m.id)
    where m.organization_id = $organizationId and m.external_identifier_key = ${keyOf('patient', '$identifier::text')}`,
});

/** Finds the patient of a file. A merged patient is the remaining one. @returns null if there is no such patient */
export async function findFilePatient(transaction: Transaction, chosen: ChosenPatient): Promise<FilePatient | null> {
  const [found] =
    'id' in chosen
      ? await transaction.run(FIND_BY_ID, chosen)
      : await transaction.run(FIND_BY_IDENTIFIER, { identifier: chosen.externalIdentifier });
  return found ?? null;
}

/** Finds the patient of a file, and creates a patient with this identifier if there is none. The name in the file is not stored. */
export async function requireFilePatient(
  transaction: Transaction,
  externalIdentifier: string,
): Promise<{ patient: FilePatient; created: number[] }> {
  const created = (await transaction.run(CREATE_PATIENTS, { subjects: [externalIdentifier] })).map(({ id }) => id);
  const patient = await findFilePatient(transaction, { externalIdentifier });
  if (!patient) throw new Error('The patient of the file was not created.');
  return { patient, created };
}

/** Compares the person in a file with its patient. @returns the properties that differ; none for a patient whose name is not known */
export function differencesFrom(person: PersonInFile, patient: FilePatient): PersonProperty[] {
  return patient.isNameless ? [] : personDifferences(person, patient);
}
