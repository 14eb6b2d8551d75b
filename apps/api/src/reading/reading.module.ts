import { Module } from '@nestjs/common';
import { READING_KIND_NAMES } from '@rpm/domain';
import { readingController } from './reading.controller';

@Module({ controllers: READING_KIND_NAMES.map(readingController) })
export class ReadingModule {}
