import { Controller, Delete, Get, HttpCode, Param, Patch, Post, Query, type Type } from '@nestjs/common';
import { type JsonText, type Listed, type WriteRequest } from '@rpm/database';
import { ReadingAssignments, type ReadingBatchResult, ReadingRepository } from '@rpm/data-access';
import {
  ChangeReasonInput,
  type Changes,
  ChangesQuery,
  type CorrectionPreview,
  DryRunQuery,
  type Page,
  ReadingAssignmentInput,
  type ReadingInput,
  ReadingBatchInput,
  type ReadingCorrection,
  readingCorrection,
  readingInput,
  readingKind,
  type ReadingKindName,
  ReadingExportQuery,
  ReadingListQuery,
  ReadingRevisionQuery,
  type ReadingRevisionView,
  ReadingVisibilityQuery,
  type ReadingView,
  readingRecordView,
} from '@rpm/domain';
import { OrganizationId, RequireScope } from '../authentication/access.decorator';
import { type StreamedContent } from '../download/streamed-content';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody, MergePatch, OptionalJsonBody } from '../json/json-body.decorator';
import { ServedByStandby } from '../standby/served-by-standby.decorator';
import { ReadingDownloads } from './reading-downloads';
import { WantsCsv } from './wants-csv.decorator';

/** Creates the controller for one kind of reading. All kinds of readings have the same operations, but different measured values. */
export function readingController(kind: ReadingKindName): Type<unknown> {
  @Controller(`api/v3/${readingKind(kind).path}-reading`)
  class ReadingController {
    constructor(
      private readonly readings: ReadingRepository,
      private readonly downloads: ReadingDownloads,
      private readonly assignments: ReadingAssignments,
    ) {}

    @Get()
    @RequireScope('readings:read')
    @ServedByStandby()
    list(
      @OrganizationId() organizationId: number,
      @Query() { view, format: _, ...query }: ReadingListQuery,
      @WantsCsv() wantsCsv: boolean,
    ): Promise<Listed<JsonText<ReadingView>> | StreamedContent> {
      if (wantsCsv) return this.downloads.begin(kind, organizationId, query);
      return this.readings.list(kind, organizationId, query, query, view);
    }

    @Get('changes')
    @RequireScope('readings:read')
    changes(@OrganizationId() organizationId: number, @Query() query: ChangesQuery): Promise<Changes<JsonText<ReadingView>>> {
      return this.readings.changes(kind, organizationId, query);
    }

    @Get('export')
    @RequireScope('readings:read')
    @ServedByStandby()
    export(@OrganizationId() organizationId: number, @Query() query: ReadingExportQuery): Promise<StreamedContent> {
      return this.downloads.begin(kind, organizationId, query);
    }

    @Post()
    @HttpCode(200)
    @RequireScope('readings:write')
    record(
      @Writing() request: WriteRequest,
      @JsonBody({ type: readingInput(kind) }) reading: ReadingInput,
    ): Promise<JsonText<ReadingView | null>> {
      return this.readings.record(kind, request, reading);
    }

    @Post('batch')
    @HttpCode(200)
    @RequireScope('readings:write')
    recordBatch(
      @Writing() request: WriteRequest,
      @JsonBody({ size: 'batch' }) batch: ReadingBatchInput,
    ): Promise<JsonText<ReadingBatchResult>> {
      return this.readings.recordBatch(kind, request, batch);
    }

    @Get(':readingId')
    @RequireScope('readings:read')
    find(
      @OrganizationId() organizationId: number,
      @Param('readingId', LongPipe) id: number,
      @Query() query: ReadingVisibilityQuery,
    ): Promise<JsonText<ReadingView>> {
      return this.readings.require(kind, organizationId, id, query);
    }

    @Get(':readingId/history')
    @RequireScope('readings:read')
    @ServedByStandby()
    history(
      @OrganizationId() organizationId: number,
      @Param('readingId', LongPipe) id: number,
      @Query() query: ReadingRevisionQuery,
    ): Promise<Page<JsonText<ReadingRevisionView>>> {
      return this.readings.history(kind, organizationId, id, query);
    }

    @Patch(':readingId')
    @RequireScope('readings:write')
    correct(
      @Writing() request: WriteRequest,
      @Param('readingId', LongPipe) id: number,
      @MergePatch({ type: readingCorrection(kind), view: readingRecordView(kind) }) correction: ReadingCorrection,
    ): Promise<JsonText<ReadingView>> {
      return this.readings.correct(kind, request, id, correction);
    }

    @Delete(':readingId')
    @RequireScope('readings:write')
    void(
      @Writing() request: WriteRequest,
      @Param('readingId', LongPipe) id: number,
      @OptionalJsonBody() input: ChangeReasonInput,
    ): Promise<JsonText<null>> {
      return this.readings.void(kind, request, id, input);
    }

    @Post(':readingId/assign-patient')
    @HttpCode(200)
    @RequireScope('readings:write')
    assign(
      @Writing() request: WriteRequest,
      @Param('readingId', LongPipe) id: number,
      @JsonBody() input: ReadingAssignmentInput,
      @Query() query: DryRunQuery,
    ): Promise<JsonText<ReadingView | CorrectionPreview>> {
      return this.assignments.assign(kind, { ...request, dryRun: query.dryRun }, id, input);
    }

    @Post(':readingId/unassign-patient')
    @HttpCode(200)
    @RequireScope('readings:write')
    unassign(
      @Writing() request: WriteRequest,
      @Param('readingId', LongPipe) id: number,
      @OptionalJsonBody() input: ChangeReasonInput,
      @Query() query: DryRunQuery,
    ): Promise<JsonText<ReadingView | CorrectionPreview>> {
      return this.assignments.unassign(kind, { ...request, dryRun: query.dryRun }, id, input);
    }
  }
  return ReadingController;
}
