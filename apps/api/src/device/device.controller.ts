import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { DeviceRepository } from '@rpm/data-access';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import {
  AssociationInput,
  type CorrectionPreview,
  DeviceEventQuery,
  type DeviceHistoryEventView,
  DeviceHealthCheckQuery,
  DeviceInput,
  DevicePatchInput,
  DryRunQuery,
  DeviceQuery,
  FormerDeviceIdentifierQuery,
  type FormerDeviceIdentifierView,
  HealthCheckInput,
  type Page,
  type DeviceHealthCheckView,
  type DeviceValidationView,
  type DeviceView,
  DEVICE_VIEW,
  type Changes,
  ChangesQuery,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { TextPipe } from '../http-input/text.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { NoBody } from '../json/no-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

/** Routes with fixed words precede those with `:deviceId`, which would otherwise match these words as ids. */
@Controller('api/v3/device')
export class DeviceController {
  constructor(private readonly devices: DeviceRepository) {}

  @Get()
  @RequireScope('devices:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: DeviceQuery): Promise<Listed<JsonText<DeviceView>>> {
    return this.devices.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('devices:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<DeviceView>>> {
    return this.devices.changes(organizationId, query);
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
    @MergePatch({ type: DevicePatchInput, view: DEVICE_VIEW }) patch: DevicePatchInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<DeviceView | CorrectionPreview>> {
    return this.devices.change({ ...request, dryRun: query.dryRun }, id, patch);
  }

  @Delete(':deviceId')
  @RequireScope('devices:write')
  delete(@Writing() request: WriteRequest, @Param('deviceId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.devices.delete(request, id);
  }

  @Post(':deviceId/associate-patient')
  @HttpCode(200)
  @RequireScope('devices:write')
  associate(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @JsonBody() input: AssociationInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<DeviceView | CorrectionPreview>> {
    return this.devices.associate({ ...request, dryRun: query.dryRun }, id, input);
  }

  @Post(':deviceId/disassociate-patient')
  @HttpCode(200)
  @RequireScope('devices:write')
  disassociate(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) id: number,
    @JsonBody() input: AssociationInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<DeviceView | CorrectionPreview>> {
    return this.devices.disassociate({ ...request, dryRun: query.dryRun }, id, input);
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

  @Get(':deviceId/event')
  @RequireScope('devices:read')
  @ServedByStandby()
  events(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) id: number,
    @Query() query: DeviceEventQuery,
  ): Promise<Page<JsonText<DeviceHistoryEventView>>> {
    return this.devices.events(organizationId, id, query);
  }

  @Get(':deviceId/former-identifier')
  @RequireScope('devices:read')
  @ServedByStandby()
  formerIdentifiers(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) id: number,
    @Query() query: FormerDeviceIdentifierQuery,
  ): Promise<Page<JsonText<FormerDeviceIdentifierView>>> {
    return this.devices.formerIdentifiers(organizationId, id, query);
  }

  @Get(':deviceId/healthcheck')
  @RequireScope('devices:read')
  @ServedByStandby()
  healthChecks(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) id: number,
    @Query() query: DeviceHealthCheckQuery,
  ): Promise<Page<JsonText<DeviceHealthCheckView>>> {
    return this.devices.healthChecks(organizationId, id, query, query);
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
