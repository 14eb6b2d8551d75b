import { type DynamicModule, Global, Module, type Provider, type Type } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  AdherenceRepository,
  ApiKeyAuthenticator,
  ApiKeyRepository,
  type Connection,
  DatabaseProbe,
  DeviceRepository,
  ItemRepository,
  KitRepository,
  ManufacturerRepository,
  OrderRepository,
  PatientRepository,
  ReadingRepository,
  ReturnRepository,
  SecretBox,
  loadSecretBox,
  SiteRepository,
  StockRepository,
  WebhookRepository,
  withoutMessage,
} from '@rpm/data-access';
import {
  type DeadRow,
  WebhookLogDetailRepository,
  WebhookLogRepository,
  WebhookReplayRepository,
  WebhookTest,
} from '@rpm/webhook-delivery';
import { AddressPolicy, addressesOf, Delivery, webhookUrlCheck } from '@rpm/webhook-delivery';
import { type Logger } from 'pino';
import { DataSource } from 'typeorm';
import { AdherenceModule } from './adherence/adherence.module';
import { ApiKeyGuard } from './authentication/api-key.guard';
import { RateLimits } from './authentication/rate-limits';
import { DeviceModule } from './device/device.module';
import { ReadingModule } from './reading/reading.module';
import { type Configuration } from './service/configuration';
import { QueryGuard } from './http/query.guard';
import { UnknownPathModule } from './http/unknown-path.controller';
import { ItemModule } from './catalogue/item.module';
import { KitModule } from './catalogue/kit.module';
import { ManufacturerModule } from './catalogue/manufacturer.module';
import { OperationsModule } from './operations/operations.module';
import { ServiceMetrics } from './operations/service-metrics';
import { OrderModule } from './order/order.module';
import { PatientModule } from './patient/patient.module';
import { ReturnModule } from './return/return.module';
import { SiteModule } from './site/site.module';
import { StockModule } from './stock/stock.module';
import { WebhookLogModule } from './webhook-log/webhook-log.module';
import { WebhookModule } from './webhook/webhook.module';

const repository = (type: Type<unknown>): Provider => ({
  provide: type,
  useFactory: (dataSource: DataSource) => new type(dataSource),
  inject: [DataSource],
});

const DEAD_ROW = 'Delivery has set a row aside. Remove the cause, then run "rpm-admin webhook requeue".';

const repositories = [
  AdherenceRepository,
  ApiKeyRepository,
  DeviceRepository,
  ItemRepository,
  KitRepository,
  ManufacturerRepository,
  OrderRepository,
  PatientRepository,
  ReadingRepository,
  ReturnRepository,
  SiteRepository,
  StockRepository,
  WebhookLogDetailRepository,
  WebhookLogRepository,
  WebhookReplayRepository,
].map(repository);

/** What an application is made of. */
export interface ApplicationParts {
  dataSource: DataSource;
  /** For readiness, which has a connection of its own. */
  connection: Connection;
  configuration: Configuration;
  logger: Logger;
  /** Where delivery works: a pool of its own, where it is to run. */
  delivering?: DataSource;
}

/** All global wiring: what is provided everywhere, what every request passes, which resources there are. */
@Global()
@Module({
  imports: [
    ReadingModule,
    ManufacturerModule,
    ItemModule,
    KitModule,
    DeviceModule,
    SiteModule,
    PatientModule,
    AdherenceModule,
    OrderModule,
    ReturnModule,
    StockModule,
    // Its paths begin with a word where the next has an id.
    WebhookLogModule,
    WebhookModule,
    OperationsModule,
    // Takes every path that is left, so it stays last.
    UnknownPathModule,
  ],
})
export class AppModule {
  static of({ dataSource, connection, configuration, logger, delivering = dataSource }: ApplicationParts): DynamicModule {
    const onError = (error: unknown) => logger.error({ task: 'delivery', ...withoutMessage(error) });
    const onDead = (row: DeadRow) => logger.error({ task: 'delivery', ...row }, DEAD_ROW);
    const webhookRules = {
      checkUrl: webhookUrlCheck(new AddressPolicy(addressesOf(configuration))),
      maxPerOrganization: configuration.WEBHOOK_MAX_PER_ORGANIZATION,
    };
    return {
      module: AppModule,
      providers: [
        { provide: DataSource, useValue: dataSource },
        { provide: DatabaseProbe, useFactory: () => new DatabaseProbe(connection) },
        { provide: RateLimits, useValue: new RateLimits(configuration) },
        { provide: ServiceMetrics, useFactory: () => new ServiceMetrics(dataSource, configuration) },
        {
          provide: ApiKeyAuthenticator,
          useFactory: (apiKeys: ApiKeyRepository) => new ApiKeyAuthenticator(apiKeys),
          inject: [ApiKeyRepository],
        },
        ...repositories,
        { provide: SecretBox, useFactory: () => loadSecretBox(configuration) },
        {
          provide: WebhookRepository,
          useFactory: (box: SecretBox) => new WebhookRepository(dataSource, box, webhookRules),
          inject: [SecretBox],
        },
        {
          provide: Delivery,
          useFactory: (box: SecretBox, { registry }: ServiceMetrics) =>
            new Delivery({ dataSource: delivering, box, configuration, registry, onError, onDead }),
          inject: [SecretBox, ServiceMetrics],
        },
        {
          provide: WebhookTest,
          useFactory: (delivery: Delivery) => new WebhookTest(dataSource, (...test) => delivery.sendTest(...test)),
          inject: [Delivery],
        },
        // In this order: only who was admitted is told what is wrong with the rest of the request.
        { provide: APP_GUARD, useClass: ApiKeyGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
      ],
      exports: [
        DataSource,
        DatabaseProbe,
        RateLimits,
        ServiceMetrics,
        ApiKeyAuthenticator,
        SecretBox,
        WebhookRepository,
        WebhookTest,
        Delivery,
        ...repositories,
      ],
    };
  }
}
