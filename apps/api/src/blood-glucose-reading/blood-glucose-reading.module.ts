import { Module } from '@nestjs/common';
import { BloodGlucoseReadingController } from './blood-glucose-reading.controller';

@Module({ controllers: [BloodGlucoseReadingController] })
export class BloodGlucoseReadingModule {}
