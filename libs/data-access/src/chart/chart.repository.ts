import {
  assertChartDate,
  type GlucoseProfileQuery,
  type GlucoseProfileView,
  NotFound,
  type PatientDayView,
  seriesPeriod,
  type SeriesQuery,
  type SeriesView,
  tooManyPoints,
} from '@rpm/domain';
import { withPatient } from '../patient/merged-patient';
import { type Database, JsonText, type JsonSql, runScoped, type PositionalStatement } from '@rpm/database';
import { FIND_GLUCOSE_PROFILE, GLUCOSE_PROFILE } from './glucose-profile.sql';
import { FIND_PATIENT_DAY, findSeriesStatement, PATIENT_DAY, SERIES } from './series.sql';

/** Repository that reads what the charts of one patient show. Each operation is one statement. */
export class ChartRepository {
  constructor(private readonly dataSource: Database) {}

  /** Returns the readings of one kind as columns. @throws NotFound, PatientMerged, InvalidInput if the period has too many days or readings */
  async series(organizationId: number, patientId: number, query: SeriesQuery): Promise<JsonText<SeriesView>> {
    const { start, end } = seriesPeriod(query, new Date());
    return this.find(findSeriesStatement(query.kind), [organizationId, patientId, start, end], SERIES, 'startTimestamp');
  }

  /** Returns glucose by time of day. @throws NotFound, PatientMerged, InvalidInput if `endDate` is out of range, or there are too many readings */
  async glucoseProfile(
    organizationId: number,
    patientId: number,
    { days, endDate }: GlucoseProfileQuery,
  ): Promise<JsonText<GlucoseProfileView>> {
    if (endDate !== undefined) assertChartDate(endDate, 'endDate');
    return this.find(FIND_GLUCOSE_PROFILE, [organizationId, patientId, endDate ?? null, days], GLUCOSE_PROFILE, 'days');
  }

  /** Returns the readings of one local day. @throws NotFound, PatientMerged, InvalidInput if `date` is no valid day, or there are too many readings */
  async day(organizationId: number, patientId: number, date: string): Promise<JsonText<PatientDayView>> {
    assertChartDate(date, 'date');
    return this.find(FIND_PATIENT_DAY, [organizationId, patientId, date], PATIENT_DAY, 'date');
  }

  private find<T>(
    statement: PositionalStatement,
    values: [organizationId: number, patientId: number, ...unknown[]],
    sql: JsonSql<T>,
    parameter: string,
  ): Promise<JsonText<T>> {
    const [organizationId, patientId] = values;
    return withPatient(this.dataSource, organizationId, patientId, async () => {
      const [row] = await runScoped<{ json: string | null }>(this.dataSource, organizationId, statement, values);
      if (!row) throw new NotFound('patient');
      if (row.json === null) throw tooManyPoints(parameter);
      return JsonText.writtenBy(sql, row.json);
    });
  }
}
