import { type DynamicModule, Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import {
  ApiKeyAuthenticator,
  ApiKeyUses,
  CallerRepository,
  ConsolePeople,
  ConsoleSessionAuthenticator,
  type ConsoleSessionLimits,
  ConsoleSessionRepository,
  ConsoleSessionUses,
  FhirIdentities,
  SmartTokenAuthenticator,
  SourceAuthenticator,
  TokenLookUps,
  type WebhookRules,
} from '@rpm/data-access';
import { Database, type Connection, DatabaseProbe, loggableError } from '@rpm/database';
import { hasUsableSchema } from '@rpm/schema';
import { SecretBox, loadSecretBox } from '@rpm/encryption';
import { MessageProcessor, ProcessingMetrics } from '@rpm/sources';
import {
  AddressPolicy,
  addressPolicyOptionsOf,
  type DeadRow,
  Delivery,
  type MetricsSource,
  PublicationWatch,
  webhookUrlCheck,
} from '@rpm/webhook-delivery';
import { type Logger } from 'pino';
import { ApiKeyGuard } from './authentication/api-key.guard';
import { clientNetwork } from './authentication/client-network';
import { RateLimits } from './authentication/rate-limits';
import { RequestAuthentication } from './authentication/request-authentication';
import { findManifest } from './console/console-files';
import { CONSOLE_SETTINGS, type ConsoleSettings } from './authentication/console-settings';
import { ConsoleModule } from './console/console.module';
import { FhirModule } from './fhir/fhir.module';
import { SmartModule } from './fhir/smart/smart.module';
import { type Configuration } from './configuration/configuration';
import { QueryGuard } from './http-input/query.guard';
import { UnknownPathModule } from './operations/unknown-path.controller';
import { OperationsModule } from './operations/operations.module';
import { ServiceMetrics } from './operations/service-metrics';
import { RESOURCE_MODULES } from './resource-modules';
import { ReadAfterGuard } from './standby/read-after.guard';
import { WEBHOOK_RULES } from './webhook/webhook.module';

const DEAD_ROW = 'Delivery has set a row aside. Remove the cause, then run "rpm-admin webhook requeue".';

/** Objects that must exist before the application is created. */
export interface ApplicationParts {
  database: Database;
  /** Database connection that only the readiness checks use. */
  connection: Connection;
  configuration: Configuration;
  logger: Logger;
  /** Connection pool for webhook delivery. By default, delivery shares the pool that serves requests. */
  delivering?: Database;
  /** The background work of the service's process; none by default. */
  background?: DynamicModule;
  /** The metrics of all workers together if this process is one of several workers; null, the default, if it is the only one. */
  metricsOfAllWorkers?: Pick<MetricsSource, 'metrics'> | null;
  /** Manifest of the built console; null if there is none. The default is the manifest of the installed package of the console. */
  consoleManifest?: string | null;
}

/** The root module: global providers, guards for all requests, and the modules of all resources. */
@Global()
@Module({})
export class AppModule {
  static of({
    database,
    connection,
    configuration,
    logger,
    delivering = database,
    background,
    metricsOfAllWorkers = null,
    consoleManifest = findManifest(),
  }: ApplicationParts): DynamicModule {
    const onError = (error: unknown) => logger.error({ task: 'delivery', ...loggableError(error) });
    const onIngestError = (error: unknown) => logger.error({ task: 'ingest', ...loggableError(error) });
    const onDead = (row: DeadRow) => logger.error({ task: 'delivery', ...row }, DEAD_ROW);
    const addresses = new AddressPolicy(addressPolicyOptionsOf(configuration));
    const webhookRules: WebhookRules = {
      checkUrl: webhookUrlCheck(addresses),
      maxPerOrganization: configuration.WEBHOOK_MAX_PER_ORGANIZATION,
    };
    const settings: ConsoleSettings = {
      isOn: configuration.CONSOLE === 'on',
      publicUrl: configuration.PUBLIC_URL,
      manifestFile: consoleManifest,
    };
    const limits: ConsoleSessionLimits = {
      idleMinutes: configuration.CONSOLE_IDLE_MINUTES,
      maxHours: configuration.CONSOLE_SESSION_HOURS,
    };
    return {
      module: AppModule,
      imports: [
        ...RESOURCE_MODULES,
        OperationsModule,
        FhirModule,
        SmartModule,
        ...(settings.isOn ? [ConsoleModule] : []),
        ...(background ? [background] : []),
        // This module handles every path that no other module handles, so it must be imported last.
        UnknownPathModule,
      ],
      providers: [
        { provide: Database, useValue: database },
        { provide: DatabaseProbe, useFactory: () => new DatabaseProbe(connection, hasUsableSchema) },
        { provide: RateLimits, useValue: new RateLimits(configuration, metricsOfAllWorkers !== null) },
        { provide: ServiceMetrics, useFactory: () => new ServiceMetrics(database, configuration, metricsOfAllWorkers) },
        { provide: TokenLookUps, useFactory: () => new TokenLookUps(database, limits, clientNetwork) },
        { provide: ApiKeyUses, useFactory: () => new ApiKeyUses(database) },
        {
          provide: ApiKeyAuthenticator,
          useFactory: (lookUps: TokenLookUps, uses: ApiKeyUses) => new ApiKeyAuthenticator(lookUps, uses),
          inject: [TokenLookUps, ApiKeyUses],
        },
        {
          provide: SmartTokenAuthenticator,
          useFactory: (lookUps: TokenLookUps, uses: ApiKeyUses) => new SmartTokenAuthenticator(lookUps, uses),
          inject: [TokenLookUps, ApiKeyUses],
        },
        {
          provide: SourceAuthenticator,
          useFactory: (lookUps: TokenLookUps, box: SecretBox) => new SourceAuthenticator(lookUps, database, box),
          inject: [TokenLookUps, SecretBox],
        },
        { provide: AddressPolicy, useValue: addresses },
        { provide: CONSOLE_SETTINGS, useValue: settings },
        { provide: CallerRepository, useFactory: () => new CallerRepository(database, limits) },
        {
          provide: ConsolePeople,
          useFactory: (box: SecretBox) => new ConsolePeople(database, box, limits),
          inject: [SecretBox],
        },
        {
          provide: ConsoleSessionRepository,
          useFactory: (lookUps: TokenLookUps) => new ConsoleSessionRepository(database, limits, lookUps),
          inject: [TokenLookUps],
        },
        { provide: ConsoleSessionUses, useFactory: () => new ConsoleSessionUses(database) },
        {
          provide: ConsoleSessionAuthenticator,
          useFactory: (lookUps: TokenLookUps) => new ConsoleSessionAuthenticator(lookUps),
          inject: [TokenLookUps],
        },
        RequestAuthentication,
        { provide: FhirIdentities, useFactory: () => new FhirIdentities(database) },
        { provide: SecretBox, useFactory: () => loadSecretBox(configuration) },
        { provide: WEBHOOK_RULES, useValue: webhookRules },
        { provide: PublicationWatch, useFactory: () => new PublicationWatch(delivering) },
        {
          provide: Delivery,
          useFactory: (box: SecretBox, { registry }: ServiceMetrics) =>
            new Delivery({ database: delivering, box, configuration, registry, onError, onDead }),
          inject: [SecretBox, ServiceMetrics],
        },
        {
          provide: MessageProcessor,
          useFactory: (box: SecretBox, { registry }: ServiceMetrics) =>
            new MessageProcessor({
              ...{ database: delivering, box, onError: onIngestError },
              ...{ metrics: new ProcessingMetrics(registry), active: database.active },
            }),
          inject: [SecretBox, ServiceMetrics],
        },
        // The order of the guards matters, because a caller without a valid key must not learn what else is wrong with the request.
        { provide: APP_GUARD, useClass: ApiKeyGuard },
        { provide: APP_GUARD, useClass: QueryGuard },
        { provide: APP_GUARD, useClass: ReadAfterGuard },
      ],
      exports: [
        Database,
        DatabaseProbe,
        RateLimits,
        ServiceMetrics,
        TokenLookUps,
        ApiKeyAuthenticator,
        SmartTokenAuthenticator,
        SourceAuthenticator,
        AddressPolicy,
        CONSOLE_SETTINGS,
        CallerRepository,
        ConsolePeople,
        ConsoleSessionRepository,
        ConsoleSessionAuthenticator,
        RequestAuthentication,
        FhirIdentities,
        SecretBox,
        WEBHOOK_RULES,
        PublicationWatch,
        Delivery,
        MessageProcessor,
      ],
    };
  }
}
