import { INGEST_MAPPING_PREVIEW_VIEW, INGEST_MAPPING_VIEW, IngestMappingInput, IngestMappingQuery } from '@rpm/domain';
import { type Parameter } from '../../openapi/model';
import { type OperationsByRoute } from '../../openapi/resource-part';

const VERSION: Parameter = {
  name: 'version',
  in: 'path',
  required: true,
  description: 'Number of the version.',
  schema: { type: 'integer', format: 'int64', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
};

export const mappings: OperationsByRoute = {
  'GET /api/v3/ingest-source/{ingestSourceId}/mapping': {
    view: INGEST_MAPPING_VIEW,
    operationId: 'listIngestMappings',
    summary: 'List the versions of the mapping of a source',
    description: 'Returns the versions of the mapping, newest first.',
    query: IngestMappingQuery,
  },
  'POST /api/v3/ingest-source/{ingestSourceId}/mapping': {
    view: INGEST_MAPPING_VIEW,
    operationId: 'createIngestMapping',
    summary: 'Add a version of the mapping of a source',
    description: 'Stores a version, which never changes. Messages are read with it as soon as it is activated.',
    body: IngestMappingInput,
  },
  'POST /api/v3/ingest-source/{ingestSourceId}/mapping/{version}/preview': {
    view: INGEST_MAPPING_PREVIEW_VIEW,
    operationId: 'previewIngestMapping',
    summary: 'Preview a version of the mapping of a source',
    description:
      'Compares how the newest kept messages are read now with how they would be read with this version, and notes who has made the preview. All samples of the version ' +
      'must have the parts that they state.',
    parameters: [VERSION],
  },
  'POST /api/v3/ingest-source/{ingestSourceId}/mapping/{version}/activate': {
    view: INGEST_MAPPING_VIEW,
    operationId: 'activateIngestMapping',
    summary: 'Activate a version of the mapping of a source',
    description:
      'From now on, messages are read with this version. All samples of the version must have the parts that they state, and the version must have been previewed since ' +
      'another version was activated.',
    parameters: [VERSION],
    problems: { conflict: { detail: 'Preview this version first.' } },
  },
};
