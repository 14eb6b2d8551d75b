import { Module } from '@nestjs/common';
import { AdherenceController } from './adherence.controller';

@Module({ controllers: [AdherenceController] })
export class AdherenceModule {}
