import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocsController } from './docs.controller';
import { ErrorPageController } from './error-page.controller';
import { HealthController } from './health.controller';
import { MetricsController } from './metrics.controller';
import { OpenApiController } from './openapi.controller';
import { Readiness } from './readiness';

const onDatabase = <T>(type: new (dataSource: DataSource) => T) => ({
  provide: type,
  useFactory: (dataSource: DataSource) => new type(dataSource),
  inject: [DataSource],
});

/** What runs the service rather than what it is for; open to anybody. */
@Module({
  controllers: [DocsController, ErrorPageController, HealthController, MetricsController, OpenApiController],
  providers: [onDatabase(Readiness)],
  exports: [Readiness],
})
export class OperationsModule {}
