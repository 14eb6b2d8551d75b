import { PatientModule } from './patient/patient.module';
import { AdherenceModule } from './adherence/adherence.module';
import { PatientSummaryModule } from './patient-summary/patient-summary.controller';
import { ChartModule } from './chart/chart.module';
import { ReadingModule } from './reading/reading.module';
import { FileImportModule } from './file-import/file-import.module';
import { ManufacturerModule } from './catalogue/manufacturer.controller';
import { ItemModule } from './catalogue/item.controller';
import { KitModule } from './catalogue/kit.controller';
import { DeviceModule } from './device/device.module';
import { SiteModule } from './site/site.controller';
import { OrderModule } from './order/order.module';
import { ReturnModule } from './return/return.module';
import { StockModule } from './stock/stock.module';
import { OrganizationModule } from './organization/organization.controller';
import { ApiKeyModule } from './api-key/api-key.module';
import { ConsoleLinkModule } from './console/console-link.module';
import { ConsolePersonModule } from './console/console-person.module';
import { AuditModule } from './audit/audit.module';
import { IngestSourceModule } from './source/ingest-source.module';
import { IngestMessageModule } from './source/ingest-message.module';
import { EventModule } from './event/event.module';
import { WebhookLogModule } from './webhook-log/webhook-log.module';
import { WebhookModule } from './webhook/webhook.module';

/**
 * The modules of the resources, in the order of the API reference. A module with a fixed word in its path must precede a module whose path has an id
 * instead of this word: `webhook/logs` precedes `webhook/{webhookId}`.
 */
export const RESOURCE_MODULES = [
  PatientModule,
  AdherenceModule,
  ChartModule,
  PatientSummaryModule,
  ReadingModule,
  FileImportModule,
  ManufacturerModule,
  ItemModule,
  KitModule,
  DeviceModule,
  SiteModule,
  OrderModule,
  ReturnModule,
  StockModule,
  WebhookLogModule,
  WebhookModule,
  EventModule,
  IngestSourceModule,
  IngestMessageModule,
  AuditModule,
  OrganizationModule,
  ApiKeyModule,
  ConsoleLinkModule,
  ConsolePersonModule,
];
