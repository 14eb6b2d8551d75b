import { Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { type Principal } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import {
  DryRunQuery,
  FileAnswersInput,
  FileImportInput,
  type FileImportListView,
  FileImportQuery,
  type FileImportUndoView,
  type FileImportView,
  FilePartInput,
  type FilePreviewView,
  grantsAllow,
} from '@rpm/domain';
import { FileImports, type HasScope } from '@rpm/record-import';
import { Caller, OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';
import { NoBody } from '../json/no-body.decorator';

@Controller('api/v3/file-import')
export class FileImportController {
  constructor(private readonly imports: FileImports) {}

  @Post()
  @HttpCode(200)
  @RequireScope('readings:write')
  create(@Writing() request: WriteRequest, @JsonBody() input: FileImportInput): Promise<JsonText<FileImportView>> {
    return this.imports.create(request, input);
  }

  @Get()
  @RequireScope('readings:read')
  list(@OrganizationId() organizationId: number, @Query() query: FileImportQuery): Promise<JsonText<FileImportListView>> {
    return this.imports.list(organizationId, query);
  }

  @Get(':fileImportId')
  @RequireScope('readings:read')
  find(@OrganizationId() organizationId: number, @Param('fileImportId', LongPipe) id: number): Promise<JsonText<FileImportView>> {
    return this.imports.require(organizationId, id);
  }

  @Put(':fileImportId/part/:number')
  @RequireScope('readings:write')
  putPart(
    @Writing() request: WriteRequest,
    @Param('fileImportId', LongPipe) id: number,
    @Param('number', LongPipe) number: number,
    @JsonBody() input: FilePartInput,
  ): Promise<JsonText<FileImportView>> {
    return this.imports.putPart(request, id, number, input);
  }

  @Post(':fileImportId/answers')
  @HttpCode(200)
  @RequireScope('readings:write')
  answer(
    @Writing() request: WriteRequest,
    @Caller() caller: Principal,
    @Param('fileImportId', LongPipe) id: number,
    @JsonBody() input: FileAnswersInput,
  ): Promise<JsonText<FilePreviewView>> {
    return this.imports.answer(request, id, input, scopesOf(caller));
  }

  @Post(':fileImportId/start')
  @HttpCode(200)
  @RequireScope('readings:write')
  start(
    @Writing() request: WriteRequest,
    @Caller() caller: Principal,
    @Param('fileImportId', LongPipe) id: number,
    @NoBody() _: unknown,
  ): Promise<JsonText<FileImportView>> {
    return this.imports.start(request, id, scopesOf(caller));
  }

  @Post(':fileImportId/undo')
  @HttpCode(200)
  @RequireScope('readings:write')
  undo(
    @Writing() request: WriteRequest,
    @Caller() caller: Principal,
    @Param('fileImportId', LongPipe) id: number,
    @Query() { dryRun }: DryRunQuery,
    @NoBody() _: unknown,
  ): Promise<JsonText<FileImportView | FileImportUndoView>> {
    return this.imports.undo({ ...request, dryRun }, id, scopesOf(caller));
  }
}

const scopesOf =
  ({ scopes }: Principal): HasScope =>
  (scope) =>
    grantsAllow(scopes, scope);
