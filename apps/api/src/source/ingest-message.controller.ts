import { Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Principal } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import {
  grantsAllow,
  type IngestBodyView,
  type IngestMessageDetailView,
  type IngestMessageListView,
  IngestMessageQuery,
  IngestReplayInput,
  IngestReplayQuery,
  type IngestReplayView,
  IngestTestInput,
  type IngestTestView,
  Problem,
} from '@rpm/domain';
import { IngestMessageRepository, IngestReplayRepository, MessageTrial } from '@rpm/sources';
import { Caller, OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';

@Controller('api/v3')
export class IngestMessageController {
  constructor(
    private readonly messages: IngestMessageRepository,
    private readonly replays: IngestReplayRepository,
    private readonly trial: MessageTrial,
  ) {}

  @Get('ingest-message')
  @RequireScope('ingest:read')
  list(@OrganizationId() organizationId: number, @Query() query: IngestMessageQuery): Promise<JsonText<IngestMessageListView>> {
    return this.messages.list(organizationId, query);
  }

  @Get('ingest-message/:ingestMessageId')
  @RequireScope('ingest:read')
  find(
    @OrganizationId() organizationId: number,
    @Param('ingestMessageId', LongPipe) id: number,
  ): Promise<JsonText<IngestMessageDetailView>> {
    return this.messages.require(organizationId, id);
  }

  @Get('ingest-message/:ingestMessageId/body')
  @RequireScope('ingest:raw')
  body(
    @OrganizationId() organizationId: number,
    @Param('ingestMessageId', LongPipe) id: number,
  ): Promise<JsonText<IngestBodyView>> {
    return this.messages.body(organizationId, id);
  }

  @Post('ingest-replay')
  @HttpCode(200)
  @RequireScope('ingest:write')
  replay(
    @Writing() request: WriteRequest,
    @Caller() { scopes }: Principal,
    @JsonBody() input: IngestReplayInput,
    @Query() { dryRun }: IngestReplayQuery,
  ): Promise<JsonText<IngestReplayView>> {
    // The answer contains values of readings before and after.
    if (!grantsAllow(scopes, 'readings:read'))
      throw new Problem(
        'scope_missing',
        'A replay shows values of readings, so it needs a key with the scope readings:read, too.',
      );
    if (!grantsAllow(scopes, 'readings:write'))
      throw new Problem('scope_missing', 'A replay changes readings, so it needs a key with the scope readings:write, too.');
    return this.replays.replay({ ...request, dryRun }, input);
  }

  @Post('ingest-source/:ingestSourceId/test')
  @HttpCode(200)
  @RequireScope('ingest:write')
  test(
    @Writing() request: WriteRequest,
    @Caller() { scopes }: Principal,
    @Param('ingestSourceId', LongPipe) sourceId: number,
    @JsonBody() input: IngestTestInput,
  ): Promise<JsonText<IngestTestView>> {
    if (input.message && !grantsAllow(scopes, 'ingest:raw'))
      throw new Problem(
        'scope_missing',
        'The answer contains values of a kept message, so it needs a key with the scope ingest:raw, too.',
      );
    return this.trial.try(request, sourceId, input);
  }
}
