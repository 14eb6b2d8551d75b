import { Module } from '@nestjs/common';
import { AuditEventRepository } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { AuditEventController } from './audit-event.controller';
import { auditOpenApi } from './audit.openapi';

@Module({ controllers: [AuditEventController], providers: [provideRepository(AuditEventRepository)] })
export class AuditModule {
  static readonly openApi = auditOpenApi;
}
