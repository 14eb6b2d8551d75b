import { Module } from '@nestjs/common';
import { SiteRepository } from '@rpm/data-access';
import { SiteController } from './site.controller';
import { provideRepository } from '../service/provide-repository';

@Module({ controllers: [SiteController], providers: [provideRepository(SiteRepository)] })
export class SiteModule {}
