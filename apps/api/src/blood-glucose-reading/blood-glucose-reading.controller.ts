import { Controller, Get, Param } from '@nestjs/common';
import { BloodGlucoseReadingRepository, type JsonText } from '@rpm/data-access';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http/long.pipe';

@Controller('api/v3/blood-glucose-reading')
export class BloodGlucoseReadingController {
  constructor(private readonly readings: BloodGlucoseReadingRepository) {}

  @Get(':readingId')
  @RequireScope('readings:read')
  find(@OrganizationId() organizationId: number, @Param('readingId', LongPipe) readingId: number): Promise<JsonText> {
    return this.readings.require(organizationId, readingId);
  }
}
