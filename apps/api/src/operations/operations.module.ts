import { Module } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DocsController } from './docs.controller';
import { ErrorPageController } from './error-page.controller';
import { HealthController } from './health.controller';
import { OpenApiController } from './openapi.controller';
import { Readiness } from './readiness';

/** What runs the service rather than what it is for; open to anybody. */
@Module({
  controllers: [DocsController, ErrorPageController, HealthController, OpenApiController],
  providers: [{ provide: Readiness, useFactory: (dataSource: DataSource) => new Readiness(dataSource), inject: [DataSource] }],
  exports: [Readiness],
})
export class OperationsModule {}
