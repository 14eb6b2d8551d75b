import { Module } from '@nestjs/common';
import { DatabaseProbe } from '@rpm/data-access';
import { DocsController } from './docs.controller';
import { ErrorPageController } from './error-page.controller';
import { HealthController } from './health.controller';
import { MetricsController } from './metrics.controller';
import { OpenApiController } from './openapi.controller';
import { Readiness } from './readiness';

/** What runs the service rather than what it is for; open to anybody. */
@Module({
  controllers: [DocsController, ErrorPageController, HealthController, MetricsController, OpenApiController],
  providers: [{ provide: Readiness, useFactory: (database: DatabaseProbe) => new Readiness(database), inject: [DatabaseProbe] }],
  exports: [Readiness],
})
export class OperationsModule {}
