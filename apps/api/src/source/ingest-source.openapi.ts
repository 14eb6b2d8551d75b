import {
  ADAPTER_NAMES,
  exampleOf,
  INGEST_ADAPTER_VIEW,
  INGEST_SOURCE_HEALTH_LIST_VIEW,
  INGEST_SOURCE_HEALTH_VIEW,
  INGEST_SOURCE_VIEW,
  INGEST_SOURCE_WITH_SECRET_VIEW,
  IngestSourceHealthQuery,
  IngestSourceInput,
  IngestSourcePatchInput,
  IngestSourceQuery,
  IngestSourceRotationInput,
} from '@rpm/domain';
import { type OpenApiPart } from '../openapi/model';
import { INVALID_INPUT } from '../openapi/problems';
import { resourcePart } from '../openapi/resource-part';
import { ref } from '../openapi/schema/schema';
import { viewSchemas } from '../openapi/schema/view-schema';
import { mappings } from './mapping/ingest-mapping.openapi';

const ONLY_ONCE = 'Only this response contains the token and the secret.';

const part = resourcePart(
  {
    area: 'ingest',
    view: INGEST_SOURCE_VIEW,
    query: IngestSourceQuery,
    input: IngestSourceInput,
    patchExample: { state: 'paused' },
    referencesExample: { message: 12 },
    operations: {
      list: 'Returns the sources of the organization of the key, ordered by id, without their tokens and secrets.',
      find: 'Returns one source of the organization of the key, without its token and secret.',
      create: {
        description: `From now on, the vendor can post messages to the URL. ${ONLY_ONCE} The \`ETag\` is that of the source without them.`,
        view: INGEST_SOURCE_WITH_SECRET_VIEW,
      },
      change: { patch: IngestSourcePatchInput },
    },
  },
  {
    ...mappings,
    'GET /api/v3/ingest-source/health': {
      operationId: 'getIngestSourcesHealth',
      isServedByStandby: true,
      summary: 'Fetch the health of several ingest sources',
      description:
        'Returns the health of up to 100 sources in one request, such as those on a page of their list, which therefore needs no request for each row.',
      query: IngestSourceHealthQuery,
      view: INGEST_SOURCE_HEALTH_LIST_VIEW,
    },
    'GET /api/v3/ingest-source/{ingestSourceId}/health': {
      operationId: 'getIngestSourceHealth',
      summary: 'Fetch the health of an ingest source',
      description:
        'Returns the time of the last message, what waits, and the refused requests. They are no part of the source, because its `ETag` would otherwise change with every message.',
      view: INGEST_SOURCE_HEALTH_VIEW,
    },
    'POST /api/v3/ingest-source/{ingestSourceId}/rotate': {
      operationId: 'rotateIngestSource',
      summary: 'Rotate the token and secret of an ingest source',
      description: `Makes a token and a secret and returns them. The former ones stay valid for a while, so that the vendor can change to the new ones. ${ONLY_ONCE}`,
      body: IngestSourceRotationInput,
      view: INGEST_SOURCE_WITH_SECRET_VIEW,
      problems: { conflict: { detail: 'A former token or secret is still valid, and at most two are valid at once.' } },
    },
    'GET /api/v3/ingest-adapter': {
      operationId: 'listIngestAdapters',
      summary: 'List the adapters of sources',
      description: 'Returns every adapter that a source can have, with the public sources of its facts.',
      example: [exampleOf(INGEST_ADAPTER_VIEW)],
      answer: {
        description: 'All adapters.',
        schema: { type: 'array', items: ref(INGEST_ADAPTER_VIEW.name), maxItems: ADAPTER_NAMES.length },
      },
      problems: INVALID_INPUT,
    },
  },
);

export const ingestSourceOpenApi: OpenApiPart = {
  ...part,
  schemas: { ...part.schemas, ...viewSchemas(INGEST_ADAPTER_VIEW) },
};
