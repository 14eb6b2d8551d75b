import { HttpProblem } from '../problem/problem-kind';
import { Controller, Get, Header, Headers } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { StaticContent } from '../http-answer/static-content';
import { ServiceMetrics } from './service-metrics';

/**
 * Serves metrics to a Prometheus server that sends the token. All other callers get 404, as for an unknown path. The caller's address is not checked,
 * because behind a proxy on the same machine, all requests come from loopback.
 */
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: ServiceMetrics) {}

  @Get()
  @Public()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async text(@Headers('authorization') authorization: string | undefined): Promise<StaticContent> {
    if (!this.metrics.areServedTo(authorization)) {
      throw new HttpProblem('path_not_found', 'There is no such path. See /openapi.json.');
    }
    return new StaticContent(await this.metrics.text());
  }
}
