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
  embeddedPatients,
} from '@rpm/domain';
import { withPatient } from '../patient/merged-patient';
import { type Database, JsonText, type JsonSql, type NamedStatement } from '@rpm/database';
import { FIND_GLUCOSE_PROFILE, GLUCOSE_PROFILE } from './glucose-profile.sql';
import { type ChartRow, FIND_PATIENT_DAY, findSeriesStatement, PATIENT_DAY, SERIES } from './series.sql';

/** Repository that reads the data of one patient's charts. Each operation is one statement. */
export class ChartRepository {
  constructor(private readonly database: Database) {}

  /** Returns the readings of one kind as columns. @throws NotFound, PatientMerged, InvalidInput if the period has too many days or readings */
  async series(organizationId: number, patientId: number, query: SeriesQuery): Promise<JsonText<SeriesView>> {
    const { start, end } = seriesPeriod(query, new Date());
    const args = { patientId, start, end };
    return this.find(organizationId, findSeriesStatement(query.kind), args, SERIES, 'startTimestamp');
  }

  /** Returns glucose by time of day. @throws NotFound, PatientMerged, InvalidInput if `endDate` is out of range, or there are too many readings */
  async glucoseProfile(
    organizationId: number,
    patientId: number,
    { days, endDate }: GlucoseProfileQuery,
  ): Promise<JsonText<GlucoseProfileView>> {
    if (endDate !== undefined) assertChartDate(endDate, 'endDate');
    const args = { patientId, endDate: endDate ?? null, days };
    return this.find(organizationId, FIND_GLUCOSE_PROFILE, args, GLUCOSE_PROFILE, 'days');
  }

  /** Returns the readings of one local day. @throws NotFound, PatientMerged, InvalidInput if `date` is not a valid day, or there are too many readings */
  async day(organizationId: number, patientId: number, date: string): Promise<JsonText<PatientDayView>> {
    assertChartDate(date, 'date');
    return this.find(organizationId, FIND_PATIENT_DAY, { patientId, date }, PATIENT_DAY, 'date');
  }

  private find<Arguments extends { patientId: number }, T>(
    organizationId: number,
    statement: NamedStatement<Arguments, ChartRow>,
    args: Arguments,
    sql: JsonSql<T>,
    parameter: string,
  ): Promise<JsonText<T>> {
    return withPatient(this.database, organizationId, args.patientId, async () => {
      const [row] = await this.database.run({ organizationId }, statement, args);
      if (!row) throw new NotFound('patient');
      if (row.json === null) throw tooManyPoints(parameter);
      return JsonText.writtenBy(sql, row.json, embeddedPatients);
    });
  }
}
