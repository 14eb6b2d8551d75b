import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { type Principal } from '@rpm/data-access';
import { type JsonText, type WriteRequest } from '@rpm/database';
import {
  grantsAllow,
  IngestAliasInput,
  type IngestAliasListView,
  IngestAliasQuery,
  type IngestAliasView,
  IngestBindInput,
  IngestDiscardInput,
  type IngestProgressView,
  type IngestQuarantineGroupView,
  IngestQuarantineInput,
  type IngestQuarantineListView,
  IngestQuarantineQuery,
  Problem,
} from '@rpm/domain';
import { IngestAliasRepository, IngestQuarantineRepository } from '@rpm/sources';
import { Caller, OrganizationId, RequireScope } from '../authentication/access.decorator';
import { LongPipe } from '../http-input/long.pipe';
import { Writing } from '../http-input/write-request.decorator';
import { JsonBody } from '../json/json-body.decorator';

@Controller('api/v3')
export class IngestQuarantineController {
  constructor(
    private readonly quarantine: IngestQuarantineRepository,
    private readonly aliases: IngestAliasRepository,
  ) {}

  @Get('ingest-quarantine')
  @RequireScope('ingest:read')
  list(
    @OrganizationId() organizationId: number,
    @Query() query: IngestQuarantineQuery,
  ): Promise<JsonText<IngestQuarantineListView>> {
    return this.quarantine.list(organizationId, query);
  }

  @Post('ingest-quarantine/bind')
  @HttpCode(200)
  @RequireScope('ingest:write')
  bind(@Writing() request: WriteRequest, @JsonBody() input: IngestBindInput): Promise<JsonText<IngestAliasView>> {
    return this.quarantine.bind(request, input);
  }

  @Post('ingest-quarantine/retry')
  @HttpCode(200)
  @RequireScope('ingest:write')
  retry(
    @Writing() request: WriteRequest,
    @JsonBody() input: IngestQuarantineInput,
  ): Promise<JsonText<IngestQuarantineGroupView>> {
    return this.quarantine.retry(request, input);
  }

  @Post('ingest-quarantine/accept')
  @HttpCode(200)
  @RequireScope('ingest:write')
  accept(
    @Writing() request: WriteRequest,
    @Caller() { scopes }: Principal,
    @JsonBody() input: IngestQuarantineInput,
  ): Promise<JsonText<IngestProgressView>> {
    if (!grantsAllow(scopes, 'readings:write'))
      throw new Problem(
        'scope_missing',
        'Accepting values changes readings, so it needs a key with the scope readings:write, too.',
      );
    return this.quarantine.accept(request, input);
  }

  @Post('ingest-quarantine/discard')
  @HttpCode(200)
  @RequireScope('ingest:write')
  discard(@Writing() request: WriteRequest, @JsonBody() input: IngestDiscardInput): Promise<JsonText<IngestProgressView>> {
    return this.quarantine.discard(request, input);
  }

  @Get('ingest-alias')
  @RequireScope('ingest:read')
  listAliases(
    @OrganizationId() organizationId: number,
    @Query() query: IngestAliasQuery,
  ): Promise<JsonText<IngestAliasListView>> {
    return this.aliases.list(organizationId, query);
  }

  @Get('ingest-alias/:ingestAliasId')
  @RequireScope('ingest:read')
  findAlias(
    @OrganizationId() organizationId: number,
    @Param('ingestAliasId', LongPipe) id: number,
  ): Promise<JsonText<IngestAliasView>> {
    return this.aliases.require(organizationId, id);
  }

  @Post('ingest-alias')
  @HttpCode(200)
  @RequireScope('ingest:write')
  createAlias(@Writing() request: WriteRequest, @JsonBody() input: IngestAliasInput): Promise<JsonText<IngestAliasView>> {
    return this.aliases.create(request, input);
  }

  @Delete('ingest-alias/:ingestAliasId')
  @RequireScope('ingest:write')
  deleteAlias(@Writing() request: WriteRequest, @Param('ingestAliasId', LongPipe) id: number): Promise<JsonText<null>> {
    return this.aliases.delete(request, id);
  }
}
