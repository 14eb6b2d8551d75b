import { type AdherenceFilter, type Page, type PageRequest, type AdherenceView } from '@rpm/domain';
import { type DataSource } from 'typeorm';
import { ADHERENCE, adherenceList, FIND_ADHERENCE } from './adherence.sql';
import { firstOrNotFound } from '../resource/find';
import { type JsonText } from '../resource/json-text';
import { pageOf, type PageRow } from '../resource/list';
import { runScoped } from '../scope/organization-scope';

/** Repository that counts the days on which patients have taken readings. */
export class AdherenceRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Counts the days with readings of one patient.
   * @param startDate first day of the counted window; without it, the window ends today
   * @throws NotFound
   */
  async require(organizationId: number, patientId: number, startDate: string | undefined): Promise<JsonText<AdherenceView>> {
    const values = [organizationId, startDate ?? null, patientId];
    const rows = await runScoped<{ json: string }>(this.dataSource, organizationId, FIND_ADHERENCE, values);
    return firstOrNotFound(rows, { noun: 'patient', json: ADHERENCE });
  }

  /** Lists how many days with readings each enrolled patient has, ordered by patient id. */
  async list(
    organizationId: number,
    { threshold, atRisk }: AdherenceFilter,
    startDate: string | undefined,
    { page, size }: PageRequest,
  ): Promise<Page<JsonText<AdherenceView>>> {
    const isFiltered = threshold !== undefined || atRisk !== undefined;
    const values = [organizationId, startDate ?? null, page, size, ...(isFiltered ? [threshold ?? null, atRisk ?? null] : [])];
    const rows = await runScoped<PageRow>(this.dataSource, organizationId, adherenceList({ isFiltered }), values);
    return pageOf(rows, { page, size }, ADHERENCE);
  }
}
