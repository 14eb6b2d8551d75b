import { Controller, Get, Param, type Type } from '@nestjs/common';
import { type JsonText, ReadingRepository } from '@rpm/data-access';
import { readingKind, type ReadingKindName } from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http/long.pipe';

/** The controller of one kind: all kinds have the same operations, and differ in data. */
export function readingController(kind: ReadingKindName): Type<unknown> {
  @Controller(`api/v3/${readingKind(kind).path}-reading`)
  class ReadingController {
    constructor(private readonly readings: ReadingRepository) {}

    @Get(':readingId')
    @RequireScope('readings:read')
    find(@OrganizationId() organizationId: number, @Param('readingId', LongPipe) id: number): Promise<JsonText> {
      return this.readings.require(kind, organizationId, id);
    }
  }
  return ReadingController;
}
