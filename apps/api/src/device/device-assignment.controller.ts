import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { DeviceRepository } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import {
  ChangeReasonInput,
  type CorrectionPreview,
  DEVICE_ASSIGNMENT_VIEW,
  DeviceAssignmentInput,
  DeviceAssignmentPatchInput,
  DeviceAssignmentQuery,
  type DeviceAssignmentView,
  DryRunQuery,
  type Page,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch, OptionalJsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/device/:deviceId/assignment')
export class DeviceAssignmentController {
  constructor(private readonly devices: DeviceRepository) {}

  @Get()
  @RequireScope('devices:read')
  @ServedByStandby()
  list(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) deviceId: number,
    @Query() query: DeviceAssignmentQuery,
  ): Promise<Page<JsonText<DeviceAssignmentView>>> {
    return this.devices.assignments(organizationId, deviceId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('devices:write')
  add(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) deviceId: number,
    @JsonBody() input: DeviceAssignmentInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<DeviceAssignmentView | CorrectionPreview>> {
    return this.devices.addAssignment({ ...request, dryRun: query.dryRun }, deviceId, input);
  }

  @Get(':assignmentId')
  @RequireScope('devices:read')
  find(
    @OrganizationId() organizationId: number,
    @Param('deviceId', LongPipe) deviceId: number,
    @Param('assignmentId', LongPipe) id: number,
  ): Promise<JsonText<DeviceAssignmentView>> {
    return this.devices.requireAssignment(organizationId, deviceId, id);
  }

  @Patch(':assignmentId')
  @RequireScope('devices:write')
  change(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) deviceId: number,
    @Param('assignmentId', LongPipe) id: number,
    @MergePatch({ type: DeviceAssignmentPatchInput, view: DEVICE_ASSIGNMENT_VIEW }) patch: DeviceAssignmentPatchInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<DeviceAssignmentView | CorrectionPreview>> {
    return this.devices.changeAssignment({ ...request, dryRun: query.dryRun }, deviceId, id, patch);
  }

  @Delete(':assignmentId')
  @RequireScope('devices:write')
  remove(
    @Writing() request: WriteRequest,
    @Param('deviceId', LongPipe) deviceId: number,
    @Param('assignmentId', LongPipe) id: number,
    @OptionalJsonBody() input: ChangeReasonInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<CorrectionPreview | null>> {
    return this.devices.removeAssignment({ ...request, dryRun: query.dryRun }, deviceId, id, input);
  }
}
