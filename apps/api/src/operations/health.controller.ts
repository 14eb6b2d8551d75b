import { Controller, Get } from '@nestjs/common';
import { Public } from '../authentication/access.decorator';
import { Readiness } from './readiness';

@Controller('health')
export class HealthController {
  constructor(private readonly readiness: Readiness) {}

  /** The process answers; says nothing of the database, because a restart would not bring that back. */
  @Get('live')
  @Public()
  live() {
    return { status: 'live' };
  }

  @Get('ready')
  @Public()
  async ready() {
    await this.readiness.assertReady();
    return { status: 'ready' };
  }
}
