import { Controller, Get, Query } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { Readiness } from '../http-connection/readiness';
import { ReadinessQuery } from './readiness.query';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** Reports that the process is alive. It does not check the database, because restarting the process would not repair the database. */
  @Get('live')
  @Public()
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @Public()
  async ready(@Query() query: ReadinessQuery) {
    await this.readiness.assertReady(query.for);
    return { status: 'ready' };
  }
}
