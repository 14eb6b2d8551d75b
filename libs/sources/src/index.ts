export {
  AUTHENTICATION_KINDS,
  type Adapter,
  type AdapterFacts,
  type AuthenticationKind,
  type VendorMessage,
} from './adapter/adapter';
export { adapterOf, ADAPTERS, listAdapters } from './adapter/adapters';
export {
  type ClockRange,
  type DeviceKey,
  type HealthPart,
  type IgnoredPart,
  type MessagePart,
  type PartTime,
  type ReadingPart,
  type UnplacedPart,
} from './adapter/message-part';
export { bodyHash, bodyHashes, openBody, sealBody } from './body/message-body';
export { type Evidence, isAuthentic, type MessageHeaders, secretHeaders } from './receiving/authenticity';
export { decompressed, DecompressedTooLarge } from './receiving/decompressed';
export { Refusals } from './receiving/refusals';
export { isInNetworks } from './receiving/source-networks';
export { STORE_LARGE_MESSAGE, STORE_MESSAGE, type StoredMessage } from './receiving/store-message.sql';
export { countSilentDevices } from './silence/device-silence.sql';
export { listSilentSources, type SilentSource } from './silence/silent-sources.sql';
export { observeSources } from './silence/silence-metrics';
export { SilenceWatch, type SilenceWatchOptions } from './silence/silence-watch';
export { minutesOfClockRange } from './adapter/reading/clock-range';
export { MessageProcessor, type MessageProcessorOptions } from './processing/message-processor';
export { type FindReader, type MessageReader } from './processing/message-reader';
export { observeProcessing, ProcessingMetrics } from './processing/processing-metrics';
export { checkSamples, type SampleDifference } from './mapping/check-samples';
export { type Mapping } from './mapping/mapping-schema';
export { MAX_MAPPING_BYTES, parseMapping } from './mapping/parse-mapping';
export { readWithMapping } from './mapping/read-with-mapping';
export { IngestAliasRepository } from './quarantine/ingest-alias.repository';
export { IngestMessageRepository } from './quarantine/ingest-message.repository';
export { emitQuarantineEvents } from './processing/quarantine-events';
export { IngestQuarantineRepository } from './quarantine/ingest-quarantine.repository';
export { findReader } from './processing/message-reader';
export { IngestReplayRepository } from './replay/ingest-replay.repository';
export { MessageTrial } from './replay/try-message';
export { expireMessages, type IngestRetention, ingestRetentionLoop } from './retention/expire-bodies';
export { ingestRetentionSettings } from './retention/retention-settings';
export { IngestMappings, type MappingInterpreter, type ReadParts } from './mapping-store/ingest-mappings';
export { MAPPING_INTERPRETER } from './mapping-store/mapping-interpreter';
