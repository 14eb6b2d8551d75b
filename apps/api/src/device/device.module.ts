import { Module } from '@nestjs/common';
import { DeviceRepository } from '@rpm/data-access';
import { DeviceController } from './device.controller';
import { provideRepository } from '../service/provide-repository';
import { deviceOpenApi } from './device.openapi';

@Module({ controllers: [DeviceController], providers: [provideRepository(DeviceRepository)] })
export class DeviceModule {
  static readonly openApi = deviceOpenApi;
}
