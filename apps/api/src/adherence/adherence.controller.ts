import { Controller, Get, Param, Query } from '@nestjs/common';
import { AdherenceRepository } from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import { AdherenceQuery, AdherenceWindowQuery, type Page, type AdherenceView, type AdherenceWithDatesView } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3')
export class AdherenceController {
  constructor(private readonly adherence: AdherenceRepository) {}

  @Get('adherence')
  @RequireScope('readings:read')
  @ServedByStandby()
  list(
    @OrganizationId() organizationId: number,
    @Query() query: AdherenceQuery,
  ): Promise<Page<JsonText<AdherenceView | AdherenceWithDatesView>>> {
    return this.adherence.list(organizationId, query, query.firstDate, query);
  }

  @Get('patient/:patientId/adherence')
  @RequireScope('readings:read')
  @ServedByStandby()
  find(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) patientId: number,
    @Query() { firstDate, days }: AdherenceWindowQuery,
  ): Promise<JsonText<AdherenceView | AdherenceWithDatesView>> {
    if (days) return this.adherence.requireWithDates(organizationId, patientId, firstDate);
    return this.adherence.require(organizationId, patientId, firstDate);
  }
}
