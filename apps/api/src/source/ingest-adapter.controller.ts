import { Controller, Get } from '@nestjs/common';
import { JsonText } from '@rpm/database';
import { type IngestAdapterView, nobody } from '@rpm/domain';
import { listAdapters } from '@rpm/sources';
import { RequireScope } from '../authentication/access.decorator';

/** The response to GET /api/v3/ingest-adapter, built once because it never changes. */
const ADAPTERS = JsonText.of<IngestAdapterView[]>(listAdapters(), nobody);

@Controller('api/v3/ingest-adapter')
export class IngestAdapterController {
  @Get()
  @RequireScope('ingest:read')
  list(): JsonText<IngestAdapterView[]> {
    return ADAPTERS;
  }
}
