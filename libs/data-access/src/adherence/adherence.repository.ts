import {
  type AdherenceFilter,
  type AdherenceSort,
  type AdherenceView,
  type AdherenceWithDatesView,
  type Page,
  type PageRequest,
  thresholdDays,
  embeddedPatients,
} from '@rpm/domain';
import {
  ADHERENCE,
  ADHERENCE_WITH_DATES,
  FIND_ADHERENCE,
  FIND_ADHERENCE_WITH_DATES,
  JOIN_BY_HASH,
  LIST_ADHERENCE,
  LIST_ADHERENCE_BY_DAYS,
  LIST_ADHERENCE_FILTERED,
} from './adherence.sql';
import { type Database, firstOrNotFound, type JsonText, pageOf } from '@rpm/database';
import { listOfPatient, withPatient } from '../patient/merged-patient';

/** Repository that counts the days on which patients have taken readings. */
export class AdherenceRepository {
  constructor(private readonly database: Database) {}

  /**
   * Counts the days with readings of one patient.
   * @param startDate first day of the counted window; without it, the window ends today
   * @throws NotFound, PatientMerged
   */
  require(organizationId: number, patientId: number, startDate: string | undefined): Promise<JsonText<AdherenceView>> {
    return withPatient(this.database, organizationId, patientId, async () => {
      const args = { patientId, startDate: startDate ?? null };
      const rows = await this.database.run({ organizationId }, FIND_ADHERENCE, args);
      return firstOrNotFound(rows, { noun: 'patient', json: ADHERENCE, about: embeddedPatients });
    });
  }

  /** Counts the days with readings of one patient as {@link require} does, and lists them. @throws NotFound, PatientMerged */
  requireWithDates(
    organizationId: number,
    patientId: number,
    startDate: string | undefined,
  ): Promise<JsonText<AdherenceWithDatesView>> {
    return withPatient(this.database, organizationId, patientId, async () => {
      const args = { patientId, startDate: startDate ?? null };
      const rows = await this.database.run({ organizationId }, FIND_ADHERENCE_WITH_DATES, args);
      return firstOrNotFound(rows, { noun: 'patient', json: ADHERENCE_WITH_DATES, about: embeddedPatients });
    });
  }

  /**
   * Lists how many days with readings each patient has, on request with these days, sorted by patient id or by their number. Patients who are not monitored
   * are listed on request.
   */
  async list(
    organizationId: number,
    { patientId, siteId, threshold, atRisk, days, includeInactive, afterPatientId }: AdherenceFilter,
    startDate: string | undefined,
    { page, size, sort = 'patientId', sortDescending }: PageRequest & { sort?: AdherenceSort },
  ): Promise<Page<JsonText<AdherenceView | AdherenceWithDatesView>>> {
    const args = {
      startDate: startDate ?? null,
      page,
      size,
      patientId: patientId ?? null,
      siteId: siteId ?? null,
      includeInactive: includeInactive ?? false,
      afterPatientId: afterPatientId ?? null,
    };
    const filter = { ...thresholdDays(threshold), atRisk: atRisk ?? null };
    const form = `${days === true ? 'withDates' : 'plain'}${sortDescending === true ? 'Descending' : ''}` as const;
    const matching = sort === 'days' ? LIST_ADHERENCE_BY_DAYS : LIST_ADHERENCE_FILTERED;
    const rows =
      threshold === undefined && atRisk === undefined && sort === 'patientId'
        ? this.database.run({ organizationId }, LIST_ADHERENCE[form], args)
        : this.database.run({ organizationId }, matching[form], { ...args, ...filter }, { preparations: [JOIN_BY_HASH] });
    const listed = rows.then((found) =>
      pageOf<AdherenceView | AdherenceWithDatesView>(
        found,
        { page, size },
        { json: days === true ? ADHERENCE_WITH_DATES : ADHERENCE, about: embeddedPatients },
      ),
    );
    return listOfPatient(this.database, organizationId, { patientId }, listed);
  }
}
