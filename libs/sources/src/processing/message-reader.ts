import { type OrganizationRunner } from '@rpm/database';
import { adapterOf } from '../adapter/adapters';
import { type ReadParts } from '../mapping-store/ingest-mappings';
import { MAPPING_INTERPRETER } from '../mapping-store/mapping-interpreter';
import { FIND_MAPPING } from '../mapping-store/mapping-store.sql';
import { type ProcessedSource } from '../source/processed-source';

/** Converts the messages of a source to parts, by its adapter and its mapping. */
export interface MessageReader {
  adapterVersion: number;
  mappingVersion: number | null;
  read: ReadParts;
}

/** Finds how the messages of a source are read now. */
export type FindReader = (runner: OrganizationRunner, source: ProcessedSource) => Promise<MessageReader>;

/** Finds the adapter of a source and the active version of its mapping. */
export const findReader: FindReader = async (runner, { id: sourceId, adapter, mappingVersion }) => {
  const [active] = mappingVersion === null ? [] : await runner.run(FIND_MAPPING, { sourceId, version: mappingVersion });
  return {
    adapterVersion: adapterOf(adapter)?.version ?? 0,
    mappingVersion,
    read: readOf(adapter, active?.document ?? null),
  };
};

/** Returns how messages are read. A stored mapping that this version of the service cannot parse makes messages wait until it is replaced. */
function readOf(adapter: ProcessedSource['adapter'], document: string | null): MessageReader['read'] {
  try {
    return MAPPING_INTERPRETER.reader(adapter, document === null ? null : (JSON.parse(document) as unknown));
  } catch {
    return () => [{ type: 'unplaced', pointer: '', code: 'mapping_failed' }];
  }
}
