import { UnitError } from '../reading/unit-error';
import { differencesFrom, type FilePatient } from './file-patient';
import { namesPerson, type PersonProperty } from '../vendor/person-in-file';
import { type FileAnalysis } from './file-analysis';
import { type FileAnswers, type FileQuestion } from './file-answers';

/** The result of comparing the person in a file with the chosen patient. */
export interface PersonComparison {
  /** Whether the file names a person. */
  named: boolean;
  /** The properties that differ from those of the patient; null if no patient is chosen, or if whoever asks may not read the patient. */
  differences: PersonProperty[] | null;
  /** Whether a patient is chosen whom the caller may not read, so that no answer depends on the patient's name. */
  isHidden: boolean;
}

/** Compares the person in a file with the chosen patient, unless the caller may not read patients: the answer would reveal the name. */
export const comparisonWith = (
  analysis: FileAnalysis,
  patient: FilePatient | null,
  mayReadPatients: boolean,
): PersonComparison => ({
  named: namesPerson(analysis.person),
  differences: patient && mayReadPatients ? differencesFrom(analysis.person, patient) : null,
  isHidden: patient !== null && !mayReadPatients,
});

/** Returns whether a person must confirm that a file is of the patient. */
export const mayBeOfSomebodyElse = ({ named, differences, isHidden }: PersonComparison) =>
  (differences?.length ?? 0) > 0 || (isHidden && named);

/** Error: a file cannot be imported before a person has answered questions. Nothing was stored. */
export class UnansweredQuestions extends Error {
  constructor(readonly questions: readonly FileQuestion[]) {
    super(questions.map(({ detail }) => detail).join(' '));
  }
}

/** Lists what only a person can decide about a file. */
export function requiredQuestions(
  analysis: FileAnalysis,
  answers: FileAnswers,
  { hasPatient, person }: { hasPatient: boolean; person: PersonComparison },
): FileQuestion[] {
  const questions: FileQuestion[] = [];
  if (!hasPatient) questions.push({ name: 'patient', detail: 'The file does not name a patient of this organization.' });
  if (analysis.dates.isUndecided)
    questions.push({
      name: 'dateOrder',
      detail: 'No date of the file shows whether its first number is the day or the month.',
    });
  if (analysis.needsTimeZone && answers.timeZone === null)
    questions.push({
      name: 'timeZone',
      detail: 'The times of the file are local times, and the file does not state their time zone.',
    });
  if (missingUnit(analysis)) questions.push({ name: 'unit', detail: 'The file does not state the unit of its values.' });
  if (analysis.below + analysis.above > 0 && answers.limits === null)
    questions.push({
      name: 'limits',
      detail:
        'The file contains values that were too low or too high for the instrument, or that equal its limits without a marker, and does not state its range.',
    });
  if ((person.differences?.length ?? 0) > 0 && !answers.personConfirmed)
    questions.push({
      name: 'personConfirmed',
      detail: `The file names somebody else than the patient: ${person.differences?.join(', ')} differ.`,
    });
  if (person.isHidden && person.named && !answers.personConfirmed)
    questions.push({
      name: 'personConfirmed',
      detail:
        'The file names a person, who cannot be compared with the patient without the scope patients:read. Confirm that the file is of the patient.',
    });
  return questions;
}

function missingUnit({ units }: FileAnalysis): boolean {
  return [...units.values()].some((one) => {
    try {
      one.assertStated();
      return false;
    } catch (error) {
      if (error instanceof UnitError && error.code === 'unit_missing') return true;
      if (error instanceof UnitError) return false;
      throw error;
    }
  });
}

/** @throws UnitError if values contradict the unit of the file, or the limits of the instrument do */
export function assertUnits({ units, kinds }: FileAnalysis, { limits }: FileAnswers): void {
  for (const one of units.values()) {
    try {
      one.assertStated();
    } catch (error) {
      if (!(error instanceof UnitError) || error.code !== 'unit_missing') throw error;
    }
  }
  if (limits && kinds.has('bloodGlucose')) units.get('bloodGlucose')?.assertIncludes(limits);
}
