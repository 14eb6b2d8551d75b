import { Module } from '@nestjs/common';
import { ItemRepository } from '@rpm/data-access';
import { ItemController } from './item.controller';
import { provideRepository } from '../service/provide-repository';

@Module({ controllers: [ItemController], providers: [provideRepository(ItemRepository)] })
export class ItemModule {}
