import { Module } from '@nestjs/common';
import { ManufacturerController } from './manufacturer.controller';

@Module({ controllers: [ManufacturerController] })
export class ManufacturerModule {}
