import { type FileImportRow } from '@rpm/data-access';
import { type Transaction } from '@rpm/database';
import { Conflict, type FileAnswersInput, InvalidInput } from '@rpm/domain';
import { type FileAnswers, NO_ANSWERS } from '../file-answers';
import { type ChosenPatient, findFilePatient } from '../file-patient';

/** The answers of a person about a file, as they are stored, and how the patient was named. */
export interface StoredAnswers {
  answers: FileAnswers;
  patient: ChosenPatient | null;
  createPatients: boolean;
}

/** Returns the answers of a request, with the default for each answer that it lacks. */
export function answersOf(input: FileAnswersInput): StoredAnswers {
  const { format, encoding, timeZone, clock, nonexistent, dateOrder, unit, lowLimit, highLimit, kind, columns, personConfirmed } =
    input;
  const limits = typeof lowLimit === 'number' && typeof highLimit === 'number' ? { low: lowLimit, high: highLimit } : null;
  const { id, externalIdentifier } = input.patient ?? {};
  return {
    answers: {
      format: format ?? null,
      encoding: encoding ?? NO_ANSWERS.encoding,
      timeZone: timeZone ?? null,
      clock: clock ?? NO_ANSWERS.clock,
      nonexistent: nonexistent ?? NO_ANSWERS.nonexistent,
      dateOrder: dateOrder ?? null,
      unit: unit ?? null,
      limits,
      kind: kind ?? null,
      columns: columns && columns.length > 0 ? Object.fromEntries(columns.map(({ column, role }) => [column - 1, role])) : null,
      personConfirmed: personConfirmed ?? false,
    },
    patient: typeof id === 'number' ? { id } : typeof externalIdentifier === 'string' ? { externalIdentifier } : null,
    createPatients: input.createPatients ?? false,
  };
}

/** Returns the answers of an import; a started import stores them in the form of the command line, with the patient beside them. */
export function storedAnswers({ answers, patientId, state }: FileImportRow): StoredAnswers {
  // The column contains only what `FileImports` and the import itself have stored, in these two forms.
  if (state !== 'receiving' && patientId !== null)
    // Whose file it is was decided when the import began: whoever continues it may not be able to compare the names.
    return {
      answers: { ...(answers as unknown as FileAnswers), personConfirmed: true },
      patient: { id: patientId },
      createPatients: false,
    };
  if (!('answers' in answers)) throw new Conflict('Answer the questions about the file first.');
  return answers as unknown as StoredAnswers;
}

/** @throws InvalidInput if the chosen patient neither exists nor may be created */
export async function assertPatientUsable(transaction: Transaction, { patient, createPatients }: StoredAnswers): Promise<void> {
  if (!patient || (createPatients && 'externalIdentifier' in patient)) return;
  if (await findFilePatient(transaction, patient)) return;
  const [name = ''] = Object.keys(patient);
  throw new InvalidInput([{ pointer: `/patient/${name}`, code: 'not_found', detail: 'The organization has no such patient.' }]);
}
