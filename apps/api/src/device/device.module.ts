import { Module } from '@nestjs/common';
import { DeviceRepository, RestampRepository } from '@rpm/data-access';
import { DeviceController } from './device.controller';
import { DeviceAssignmentController } from './device-assignment.controller';
import { provideRepository } from '../service/provide-repository';
import { RestampController } from './restamp.controller';
import { deviceOpenApi } from './device.openapi';

@Module({
  controllers: [DeviceController, DeviceAssignmentController, RestampController],
  providers: [provideRepository(DeviceRepository), provideRepository(RestampRepository)],
})
export class DeviceModule {
  static readonly openApi = deviceOpenApi;
}
