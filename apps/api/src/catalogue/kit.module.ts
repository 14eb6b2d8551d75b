import { Module } from '@nestjs/common';
import { KitRepository } from '@rpm/data-access';
import { KitController } from './kit.controller';
import { provideRepository } from '../service/provide-repository';

@Module({ controllers: [KitController], providers: [provideRepository(KitRepository)] })
export class KitModule {}
