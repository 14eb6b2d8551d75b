import { Module } from '@nestjs/common';
import { DatabaseProbe } from '@rpm/database';
import { DocsController } from './docs.controller';
import { ErrorPageController } from './error-page.controller';
import { HealthController } from './health.controller';
import { HomeController } from './home.controller';
import { MetricsController } from './metrics.controller';
import { OpenApiController } from './openapi.controller';
import { Readiness } from './readiness';

/** Public endpoints for operating the service: health, metrics, documentation and error pages. */
@Module({
  controllers: [DocsController, ErrorPageController, HealthController, HomeController, MetricsController, OpenApiController],
  providers: [{ provide: Readiness, useFactory: (database: DatabaseProbe) => new Readiness(database), inject: [DatabaseProbe] }],
  exports: [Readiness],
})
export class OperationsModule {}
