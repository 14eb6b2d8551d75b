import { type Database } from '@rpm/database';
import { type FileAnalysis, type OpenedFile } from './file-analysis';
import { type FilePatient, findFilePatient, requireFilePatient } from './file-patient';
import { type VendorImportSource } from './file-to-import';
import { comparisonWith, mayBeOfSomebodyElse, requiredQuestions, UnansweredQuestions } from './required-questions';
import { assertScopesToImport, scopesToImport } from './required-scopes';

/** The patient of a file before its readings are stored. */
export interface PreparedPatient {
  chosen: FilePatient;
  createdPatients: number[];
  /** Whether the file may be of somebody else, and a person has confirmed that it is of the patient. */
  isConfirmed: boolean;
}

/** Finds or creates the patient of a file. @throws UnansweredQuestions, Problem `scope_missing` before anything is stored */
export async function preparePatient(
  database: Database,
  organizationId: number,
  { answers, patient: wanted, createPatients, actor, has = () => true }: VendorImportSource,
  { format }: OpenedFile,
  analysis: FileAnalysis,
): Promise<PreparedPatient> {
  const found = wanted && (await database.inTransaction({ organizationId }, (one) => findFilePatient(one, wanted)));
  const canCreate = createPatients && wanted !== null && 'externalIdentifier' in wanted;
  const person = comparisonWith(analysis, found, has('patients:read'));
  const questions = requiredQuestions(analysis, answers, { hasPatient: found !== null || canCreate, person });
  if (questions.length > 0) throw new UnansweredQuestions(questions);
  const lacking = { format, devices: [...analysis.devices.values()], patient: found, createsPatient: !found };
  const required = await database.inTransaction({ organizationId }, (one) => scopesToImport(one, lacking));
  assertScopesToImport(required, has);
  const isConfirmed = mayBeOfSomebodyElse(person);
  if (found) return { chosen: found, createdPatients: [], isConfirmed };
  if (!canCreate) throw new Error('An import needs a patient.');
  const { patient, created } = await database.inTransaction(
    { organizationId, actor },
    (transaction) => requireFilePatient(transaction, wanted.externalIdentifier),
    { isWrite: true },
  );
  return { chosen: patient, createdPatients: created, isConfirmed };
}
