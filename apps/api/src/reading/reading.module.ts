import { Module } from '@nestjs/common';
import { ReadingAssignments, ReadingRepository } from '@rpm/data-access';
import { READING_KIND_NAMES } from '@rpm/domain';
import { readingController } from './reading.controller';
import { provideRepository } from '../service/provide-repository';
import { ReadingDownloads } from './reading-downloads';
import { readingOpenApi } from './reading.openapi';

@Module({
  controllers: READING_KIND_NAMES.map(readingController),
  providers: [provideRepository(ReadingAssignments), provideRepository(ReadingRepository), ReadingDownloads],
})
export class ReadingModule {
  static readonly openApi = READING_KIND_NAMES.map(readingOpenApi);
}
