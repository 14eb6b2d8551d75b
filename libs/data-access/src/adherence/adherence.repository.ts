import {
  type AdherenceFilter,
  type AdherenceView,
  type AdherenceWithDatesView,
  type Page,
  type PageRequest,
  thresholdDays,
} from '@rpm/domain';
import {
  ADHERENCE,
  ADHERENCE_WITH_DATES,
  FIND_ADHERENCE,
  FIND_ADHERENCE_WITH_DATES,
  JOIN_BY_HASH,
  LIST_ADHERENCE,
  LIST_ADHERENCE_FILTERED,
} from './adherence.sql';
import {
  type Database,
  firstOrNotFound,
  type JsonText,
  pageOf,
  type PageRow,
  runScoped,
  type PositionalStatement,
  type Preparation,
} from '@rpm/database';
import { listOfPatient, withPatient } from '../patient/merged-patient';

/** Repository that counts the days on which patients have taken readings. */
export class AdherenceRepository {
  constructor(private readonly dataSource: Database) {}

  /**
   * Counts the days with readings of one patient.
   * @param startDate first day of the counted window; without it, the window ends today
   * @throws NotFound, PatientMerged
   */
  require(organizationId: number, patientId: number, startDate: string | undefined): Promise<JsonText<AdherenceView>> {
    return withPatient(this.dataSource, organizationId, patientId, async () => {
      const rows = await this.find(FIND_ADHERENCE, organizationId, patientId, startDate);
      return firstOrNotFound(rows, { noun: 'patient', json: ADHERENCE });
    });
  }

  /** Counts the days with readings of one patient as {@link require} does, and lists them. @throws NotFound, PatientMerged */
  requireWithDates(
    organizationId: number,
    patientId: number,
    startDate: string | undefined,
  ): Promise<JsonText<AdherenceWithDatesView>> {
    return withPatient(this.dataSource, organizationId, patientId, async () => {
      const rows = await this.find(FIND_ADHERENCE_WITH_DATES, organizationId, patientId, startDate);
      return firstOrNotFound(rows, { noun: 'patient', json: ADHERENCE_WITH_DATES });
    });
  }

  private find(statement: PositionalStatement, organizationId: number, patientId: number, startDate: string | undefined) {
    const values = [organizationId, startDate ?? null, patientId];
    return runScoped<{ json: string }>(this.dataSource, organizationId, statement, values);
  }

  /** Lists how many days with readings each enrolled patient has, ordered by patient id. */
  async list(
    organizationId: number,
    { patientId, siteId, threshold, atRisk }: AdherenceFilter,
    startDate: string | undefined,
    { page, size }: PageRequest,
  ): Promise<Page<JsonText<AdherenceView>>> {
    const values = [organizationId, startDate ?? null, page, size, patientId ?? null, siteId ?? null];
    const run = (statement: PositionalStatement, filter: unknown[], preparations: readonly Preparation[]) =>
      runScoped<PageRow>(this.dataSource, organizationId, statement, [...values, ...filter], preparations);
    const { daysMin, daysMax } = thresholdDays(threshold);
    const rows =
      threshold === undefined && atRisk === undefined
        ? run(LIST_ADHERENCE, [], [])
        : run(LIST_ADHERENCE_FILTERED, [daysMin, daysMax, atRisk ?? null], [JOIN_BY_HASH]);
    const listed = rows.then((found) => pageOf(found, { page, size }, ADHERENCE));
    return listOfPatient(this.dataSource, organizationId, { patientId }, listed);
  }
}
