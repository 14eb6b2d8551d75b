import { Module } from '@nestjs/common';
import { AuditEventRepository, DisclosureRepository } from '@rpm/data-access';
import { provideRepository } from '../service/provide-repository';
import { AuditEventController } from './audit-event.controller';
import { auditOpenApi } from './audit.openapi';
import { DisclosureController } from './disclosure.controller';

@Module({
  controllers: [AuditEventController, DisclosureController],
  providers: [provideRepository(AuditEventRepository), provideRepository(DisclosureRepository)],
})
export class AuditModule {
  static readonly openApi = auditOpenApi;
}
