import { PatientModule } from './patient/patient.module';
import { AdherenceModule } from './adherence/adherence.module';
import { ReadingModule } from './reading/reading.module';
import { ManufacturerModule } from './catalogue/manufacturer.controller';
import { ItemModule } from './catalogue/item.controller';
import { KitModule } from './catalogue/kit.controller';
import { DeviceModule } from './device/device.module';
import { SiteModule } from './site/site.controller';
import { OrderModule } from './order/order.module';
import { ReturnModule } from './return/return.module';
import { StockModule } from './stock/stock.module';
import { WebhookLogModule } from './webhook-log/webhook-log.module';
import { WebhookModule } from './webhook/webhook.module';

/**
 * The modules of the resources, in the order of the API reference. If one module has a fixed word where another has an id in its path, it must come
 * first: `webhook/logs` precedes `webhook/{webhookId}`.
 */
export const RESOURCE_MODULES = [
  PatientModule,
  AdherenceModule,
  ReadingModule,
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
];
