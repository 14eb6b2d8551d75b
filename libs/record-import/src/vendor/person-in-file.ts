/** The patient as a file describes them. It is compared with the chosen patient and then forgotten: it is neither stored nor printed. */
export interface PersonInFile {
  firstName?: string;
  lastName?: string;
  /** The whole name, if the file does not separate its parts. */
  name?: string;
  /** Date of birth as YYYY-MM-DD. */
  dateOfBirth?: string;
}

/** The properties of a patient with whom a file is compared. */
export interface ComparedPatient {
  firstName: string;
  lastName: string;
  dateOfBirth: string | null;
}

/** Properties of the person in a file. */
export type PersonProperty = 'firstName' | 'lastName' | 'name' | 'dateOfBirth';

/** Lists the properties of a person that differ from those of a patient. Properties that the file or the patient does not have are not compared. */
export function personDifferences(person: PersonInFile, patient: ComparedPatient): PersonProperty[] {
  const differences: PersonProperty[] = [];
  const { firstName, lastName, name, dateOfBirth } = person;
  if (isDifferent(firstName, patient.firstName)) differences.push('firstName');
  if (isDifferent(lastName, patient.lastName)) differences.push('lastName');
  const words = (text: string) => normalized(text).split(' ').sort().join(' ');
  const isNameGiven = name !== undefined && normalized(name) !== '';
  if (isNameGiven && words(name) !== words(`${patient.firstName} ${patient.lastName}`)) differences.push('name');
  if (dateOfBirth !== undefined && patient.dateOfBirth !== null && dateOfBirth !== patient.dateOfBirth)
    differences.push('dateOfBirth');
  return differences;
}

/** Returns whether a file names a person at all. */
export function namesPerson(person: PersonInFile): boolean {
  return Object.values(person).some((text) => normalized(String(text)) !== '');
}

const isDifferent = (inFile: string | undefined, stored: string) =>
  inFile !== undefined && normalized(inFile) !== '' && normalized(inFile) !== normalized(stored);

/** Names are compared without case, accents and punctuation. */
function normalized(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
