import { QueryIds } from '../input/query';

/** Chooses the patients whose summaries are returned. */
export class PatientSummaryQuery {
  @QueryIds('The patients, such as those on a page of a list; repeated for each of them.') patientId?: number[];
}
