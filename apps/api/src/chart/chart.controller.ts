import { Controller, Get, Param, Query } from '@nestjs/common';
import { ChartRepository } from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import { GlucoseProfileQuery, type GlucoseProfileView, type PatientDayView, SeriesQuery, type SeriesView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/patient/:patientId')
export class ChartController {
  constructor(private readonly charts: ChartRepository) {}

  @Get('series')
  @RequireScope('readings:read')
  @ServedByStandby()
  series(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) patientId: number,
    @Query() query: SeriesQuery,
  ): Promise<JsonText<SeriesView>> {
    return this.charts.series(organizationId, patientId, query);
  }

  @Get('glucose-profile')
  @RequireScope('readings:read')
  @ServedByStandby()
  glucoseProfile(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) patientId: number,
    @Query() query: GlucoseProfileQuery,
  ): Promise<JsonText<GlucoseProfileView>> {
    return this.charts.glucoseProfile(organizationId, patientId, query);
  }

  @Get('day/:date')
  @RequireScope('readings:read')
  @ServedByStandby()
  day(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) patientId: number,
    @Param('date') date: string,
  ): Promise<JsonText<PatientDayView>> {
    return this.charts.day(organizationId, patientId, date);
  }
}
