import { Controller, Get, Param, Query } from '@nestjs/common';
import { AuditEventRepository } from '@rpm/data-access';
import { type JsonText } from '@rpm/database';
import {
  AuditEventQuery,
  type AuditEventListView,
  type AuditStateView,
  type PatientAccessListView,
  PatientAccessQuery,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';

@Controller('api/v3')
export class AuditEventController {
  constructor(private readonly events: AuditEventRepository) {}

  @Get('audit-event')
  @RequireScope('audit:read')
  list(@OrganizationId() organizationId: number, @Query() query: AuditEventQuery): Promise<JsonText<AuditEventListView>> {
    return this.events.list(organizationId, query);
  }

  @Get('audit-event/state')
  @RequireScope('audit:read')
  state(@OrganizationId() organizationId: number): Promise<JsonText<AuditStateView>> {
    return this.events.state(organizationId);
  }

  @Get('patient/:patientId/access')
  @RequireScope('audit:read')
  access(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) id: number,
    @Query() query: PatientAccessQuery,
  ): Promise<JsonText<PatientAccessListView>> {
    return this.events.accessTo(organizationId, id, query);
  }
}
