import { Module } from '@nestjs/common';
import { ManufacturerRepository } from '@rpm/data-access';
import { ManufacturerController } from './manufacturer.controller';
import { provideRepository } from '../service/provide-repository';

@Module({ controllers: [ManufacturerController], providers: [provideRepository(ManufacturerRepository)] })
export class ManufacturerModule {}
