import { Controller, Get, Header, Req } from '@nestjs/common';
import { Problem } from '@rpm/domain';
import { BlockList } from 'node:net';
import { Public } from '../authentication/access.decorator';
import { type Request } from '../http/request';
import { PageText } from './page-text';
import { ServiceMetrics } from './service-metrics';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** What a proxy adds: whoever comes through one on this machine may be anybody. */
const FORWARDING = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** For a Prometheus on the same machine; for all others there is no such path. */
@Controller('metrics')
export class MetricsController {
  constructor(private readonly metrics: ServiceMetrics) {}

  @Get()
  @Public()
  @Header('Content-Type', 'text/plain; version=0.0.4; charset=utf-8')
  async text(@Req() request: Request): Promise<PageText> {
    if (this.metrics.areElsewhere || !isFromHere(request)) {
      throw new Problem('path_not_found', 'There is no such path. See /openapi.json.');
    }
    return new PageText(await this.metrics.registry.metrics());
  }
}

function isFromHere({ socket: { remoteAddress = '', remoteFamily }, headers }: Request): boolean {
  if (FORWARDING.some((name) => name in headers)) return false;
  return LOOPBACK.check(remoteAddress, remoteFamily === 'IPv6' ? 'ipv6' : 'ipv4');
}
