import { adapterOf } from '../adapter/adapters';
import { checkSamples } from '../mapping/check-samples';
import { type Mapping } from '../mapping/mapping-schema';
import { parseMapping } from '../mapping/parse-mapping';
import { readWithMapping } from '../mapping/read-with-mapping';
import { type MappingInterpreter, type ReadParts } from './ingest-mappings';

const NO_MAPPING: ReadParts = () => [{ type: 'unplaced', pointer: '', code: 'no_mapping' }];

/** Returns how the messages of a source are read: by its mapping, by its adapter, or by both. Without either, nothing describes a message. */
function readerOf(name: Parameters<MappingInterpreter['reader']>[0], mapping: Mapping | null): ReadParts {
  const adapter = adapterOf(name);
  return adapter === null && mapping === null
    ? NO_MAPPING
    : (message, budget) => readWithMapping(adapter, mapping, message, budget);
}

/** The interpreter of the mappings of this service. */
export const MAPPING_INTERPRETER: MappingInterpreter = {
  check: parseMapping,
  failedSamples: (document) => checkSamples(parseMapping(document)).map(({ pointer }) => pointer),
  reader: (adapter, document) => readerOf(adapter, document === null ? null : parseMapping(document)),
};
