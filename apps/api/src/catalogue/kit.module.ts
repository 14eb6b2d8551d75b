import { Module } from '@nestjs/common';
import { KitController } from './kit.controller';

@Module({ controllers: [KitController] })
export class KitModule {}
