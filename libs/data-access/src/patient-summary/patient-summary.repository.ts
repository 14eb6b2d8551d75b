import { type Database, firstOrNotFound, type JsonText } from '@rpm/database';
import { type PatientSummariesView, embeddedPatients } from '@rpm/domain';
import { FIND_PATIENT_SUMMARIES, PATIENT_SUMMARIES } from './patient-summary.sql';

/** Repository that reads what a list of patients shows of each patient, for a whole page of the list by one statement. */
export class PatientSummaryRepository {
  constructor(private readonly database: Database) {}

  /** Returns the adherence and the newest readings of patients. Unknown and merged patients, and those of other organizations, are left out. */
  async find(organizationId: number, patientIds: readonly number[]): Promise<JsonText<PatientSummariesView>> {
    const rows = await this.database.run({ organizationId }, FIND_PATIENT_SUMMARIES, { startDate: null, patientIds });
    return firstOrNotFound(rows, { noun: 'patient', json: PATIENT_SUMMARIES, about: embeddedPatients });
  }
}
