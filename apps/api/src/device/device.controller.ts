import { Controller, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { DeviceRepository, type JsonText, type WriteRequest } from '@rpm/data-access';
import {
  AssociationInput,
  DeviceAssignmentQuery,
  DeviceInput,
  DevicePatchInput,
  DeviceQuery,
  HealthCheckInput,
  type Page,
  type DeviceAssignmentView,
  type DeviceHealthCheckView,
  type DeviceValidationView,
  type DeviceView,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { TextPipe } from '../http-input/text.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { NoBody } from '../json/no-body.decorator';

/** Routes with fixed words precede those with `:deviceId`, which would otherwise match these words as ids. */
@Controller('api/v3/device')
export class DeviceController {
  constructor(private readonly devices: DeviceRepository) {}

  @Get()
  @RequireScope('devices:read')
  list(@OrganizationId() organizationId: number, @Query() query: DeviceQuery): Promise<Page<JsonText<DeviceView>>> {
    return this.devices.list(organizationId, query, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('devices:write')
  register(@Writing() request: WriteRequest, @JsonBody() input: DeviceInput): Promise<JsonText<DeviceView>> {
    return this.devices.register(request, input);
  }

  @Get('validate/:deviceIdentifier')
  @RequireScope('devices:read')
  validate(
    @OrganizationId() organizationId: number,
    @Param('deviceIdentifier', TextPipe) identifier: string,
  ): Promise<JsonText<DeviceValidationView>> {
    return this.devices.validate(organizationId, identifier);
  }

  @Get(':deviceId')
  @RequireScope('devices:read')
  find(@OrganizationId() organizationId: number, @Param('deviceId', LongPipe) id: number): Promise<JsonText<DeviceView>> {
    return this.devices.require(organizationId, id);
  }

  @Patch(':deviceId')
  @RequireScope('devices:write')
  change(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @MergePatch() patch: DevicePatchInput,
  ): Promise<JsonText<DeviceView>> {
    return this.devices.change(request, id, patch);
  }

  @Post(':deviceId/associate-patient')
  @HttpCode(200)
  @RequireScope('devices:write')
  associate(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @JsonBody() input: AssociationInput,
  ): Promise<JsonText<DeviceView>> {
    return this.devices.associate(request, id, input);
  }

  @Post(':deviceId/disassociate-patient')
  @HttpCode(200)
  @RequireScope('devices:write')
  disassociate(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @JsonBody() input: AssociationInput,
  ): Promise<JsonText<DeviceView>> {
    return this.devices.disassociate(request, id, input);
  }

  @Post(':deviceId/disable-readings')
  @HttpCode(200)
  @RequireScope('devices:write')
  disableReadings(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<DeviceView>> {
    return this.devices.disableReadings(request, id);
  }

  @Post(':deviceId/enable-readings')
  @HttpCode(200)
  @RequireScope('devices:write')
  enableReadings(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<DeviceView>> {
    return this.devices.enableReadings(request, id);
  }

  @Get(':deviceId/assignment')
  @RequireScope('devices:read')
  assignments(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) id: number,
    @Query() query: DeviceAssignmentQuery,
  ): Promise<Page<JsonText<DeviceAssignmentView>>> {
    return this.devices.assignments(organizationId, id, query);
  }

  @Post(':deviceId/healthcheck')
  @HttpCode(200)
  @RequireScope('devices:write')
  checkHealth(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @JsonBody() input: HealthCheckInput,
  ): Promise<JsonText<DeviceHealthCheckView>> {
    return this.devices.checkHealth(request, id, input);
  }
}
