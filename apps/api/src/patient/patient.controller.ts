import { Controller, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { PatientRepository } from '@rpm/data-access';
import {
  type CorrectionPreview,
  DryRunQuery,
  type Page,
  PatientEmailInput,
  PATIENT_VIEW,
  type PatientEquipmentView,
  PatientInput,
  PatientMergeInput,
  PatientMergeQuery,
  type PatientMergeView,
  PatientQuery,
  PatientSearchInput,
  type PatientSearchView,
  type PageView,
  type PatientTimeZoneView,
  type PatientView,
  type Changes,
  ChangesQuery,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { TextPipe } from '../http-input/text.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';

@Controller('api/v3/patient')
export class PatientController {
  constructor(private readonly patients: PatientRepository) {}

  @Get()
  @RequireScope('patients:read')
  @ServedByStandby()
  list(@OrganizationId() organizationId: number, @Query() query: PatientQuery): Promise<Listed<JsonText<PatientView>>> {
    return this.patients.list(organizationId, query, query);
  }

  @Get('changes')
  @RequireScope('patients:read')
  changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<PatientView>>> {
    return this.patients.changes(organizationId, query);
  }

  @Post()
  @HttpCode(200)
  @RequireScope('patients:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: PatientInput): Promise<JsonText<PatientView>> {
    return this.patients.create(request, input);
  }

  @Post('find-by-email')
  @HttpCode(200)
  @RequireScope('patients:read')
  findByEmail(
    @Writing() request: WriteRequest,
    @JsonBody() { email }: PatientEmailInput,
  ): Promise<JsonText<PageView<PatientView>>> {
    return this.patients.findByEmail(request, email);
  }

  @Post('search')
  @HttpCode(200)
  @RequireScope('patients:read')
  search(@Writing() request: WriteRequest, @JsonBody() input: PatientSearchInput): Promise<JsonText<PatientSearchView>> {
    return this.patients.search(request, input);
  }

  @Get('external-identifier/:externalIdentifier')
  @RequireScope('patients:read')
  findByExternalIdentifier(
    @OrganizationId() organizationId: number,
    @Param('externalIdentifier', TextPipe) identifier: string,
  ): Promise<JsonText<PatientView>> {
    return this.patients.requireByExternalIdentifier(organizationId, identifier);
  }

  @Get(':patientId')
  @RequireScope('patients:read')
  find(@OrganizationId() organizationId: number, @Param('patientId', LongPipe) id: number): Promise<JsonText<PatientView>> {
    return this.patients.require(organizationId, id);
  }

  @Get(':patientId/equipment')
  @RequireScope('patients:read')
  equipment(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) id: number,
  ): Promise<JsonText<PatientEquipmentView>> {
    return this.patients.equipment(organizationId, id);
  }

  @Get(':patientId/time-zone')
  @RequireScope('patients:read')
  timeZone(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) id: number,
  ): Promise<JsonText<PatientTimeZoneView>> {
    return this.patients.timeZone(organizationId, id);
  }

  @Put(':patientId')
  @RequireScope('patients:write')
  replace(
    @Writing() request: WriteRequest,
    @Param('patientId', LongPipe) id: number,
    @JsonBody({ type: PatientInput, view: PATIENT_VIEW }) input: PatientInput,
  ): Promise<JsonText<PatientView>> {
    return this.patients.replace(request, id, input);
  }

  @Patch(':patientId')
  @RequireScope('patients:write')
  change(
    @Writing() request: WriteRequest,
    @Param('patientId', LongPipe) id: number,
    @MergePatch({ type: PatientInput, view: PATIENT_VIEW }) patch: PatientInput,
  ): Promise<JsonText<PatientView>> {
    return this.patients.change(request, id, patch);
  }

  @Get(':patientId/merge')
  @RequireScope('patients:read')
  @ServedByStandby()
  merges(
    @OrganizationId() organizationId: number,
    @Param('patientId', LongPipe) id: number,
    @Query() query: PatientMergeQuery,
  ): Promise<Page<JsonText<PatientMergeView>>> {
    return this.patients.merges(organizationId, id, query);
  }

  @Post(':patientId/merge')
  @HttpCode(200)
  @RequireScope('patients:write')
  merge(
    @Writing() request: WriteRequest,
    @Param('patientId', LongPipe) id: number,
    @JsonBody() input: PatientMergeInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<PatientView | CorrectionPreview>> {
    return this.patients.merge({ ...request, dryRun: query.dryRun }, id, input);
  }

  @Post(':patientId/unmerge')
  @HttpCode(200)
  @RequireScope('patients:write')
  unmerge(
    @Writing() request: WriteRequest,
    @Param('patientId', LongPipe) id: number,
    @JsonBody() input: PatientMergeInput,
    @Query() query: DryRunQuery,
  ): Promise<JsonText<PatientView | CorrectionPreview>> {
    return this.patients.unmerge({ ...request, dryRun: query.dryRun }, id, input);
  }
}
