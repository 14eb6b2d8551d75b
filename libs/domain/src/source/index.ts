export { ADAPTER_NAMES, type AdapterName } from './adapter-name';
export * from './authentication-kind';
export * from './ingest-source';
export * from './ingest-source.input';
export * from './ingest-source.view';
export {
  IGNORE_CODES,
  type IgnoreCode,
  PART_OUTCOMES,
  type PartOutcome,
  QUARANTINE_CODES,
  type QuarantineCode,
} from './part-outcome';
export * from './health/refusal-reason';
export * from './health/source-health.view';
export * from './source-state';
export { SOURCE_REFERENCE_VIEW } from './health/source-reference.view';
export { INGEST_QUARANTINED_VIEW, MAX_GROUPS_OF_EVENT } from './quarantine-event.view';
export { SILENCE_ENDS, SOURCE_RECOVERED_VIEW, SOURCE_SILENT_VIEW } from './health/source-silence.view';
export * from './ingest-alias';
export * from './ingest-message.query';
export * from './ingest-message.view';
export * from './ingest-replay';
export * from './ingest-test';
export {
  INGEST_MAPPING_PREVIEW_VIEW,
  INGEST_MAPPING_VIEW,
  IngestMappingInput,
  type IngestMappingPreview,
  IngestMappingQuery,
  type IngestMappingView,
  MAX_PREVIEWED_MESSAGES,
  namedMessages,
} from './ingest-mapping';
