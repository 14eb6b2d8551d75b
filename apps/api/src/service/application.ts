import { NestFactory } from '@nestjs/core';
import { type NestExpressApplication } from '@nestjs/platform-express';
import { AppModule, type ApplicationParts } from '../app.module';
import { AnswerRecorder } from '../trail/answer-recorder';
import { accessLog } from '../http/access-log';
import { closeWhenDraining } from '../http-connection/close-when-draining';
import { corsOptions } from '../http/cors';
import { FhirIdentities } from '@rpm/data-access';
import { HttpAdapter } from '../http/http-adapter';
import { InputPipe } from '../http-input/input.pipe';
import { forbidStoring } from '../http-answer/no-store';
import { ProblemFilter } from '../http/problem.filter';
import { combineSteps } from '../request/request-step';
import { assignRequestId } from '../http/request-id';
import { setSecurityHeaders } from '../http/security-headers';
import { Readiness } from '../http-connection/readiness';
import { AnswerPosition } from '../standby/answer-position';
import { StandbyReadInterceptor } from '../standby/standby-read.interceptor';
import { keepIngestPath } from '../ingest/ingest-path';
import { ServiceMetrics } from '../operations/service-metrics';

/** Creates the service's Nest application, which `init` starts. The service process and the specs use the same function. */
export async function createApplication(parts: ApplicationParts): Promise<NestExpressApplication> {
  const { configuration, logger, database } = parts;
  const recorder = new AnswerRecorder(database.auditTrail);
  const adapter = new HttpAdapter(configuration, logger, recorder, new AnswerPosition(database));
  const application = await NestFactory.create<NestExpressApplication>(AppModule.of(parts), adapter, {
    bodyParser: false,
    logger: false,
    abortOnError: false,
  });
  // The CORS headers are set first, so that pages can also read problems and responses to rejected requests.
  if (configuration.CORS_ORIGINS) application.enableCors(corsOptions(configuration.CORS_ORIGINS));
  const draining = closeWhenDraining(application.get(Readiness));
  const metrics = application.get(ServiceMetrics);
  recorder.unrecorded.publish(metrics.registry);
  const logged = accessLog(logger, (exchange) => metrics.count(exchange));
  application.use(combineSteps(assignRequestId, logged, setSecurityHeaders, forbidStoring, draining, keepIngestPath));
  // An interceptor costs every request a little.
  if (database.standbys) application.useGlobalInterceptors(new StandbyReadInterceptor());
  application.useGlobalPipes(new InputPipe());
  application.useGlobalFilters(
    new ProblemFilter(logger, configuration.PUBLIC_URL, adapter, recorder, application.get(FhirIdentities)),
  );
  return application;
}
