import { type ReadingKindName, type ReadingView } from '@rpm/domain';
import DataLoader from 'dataloader';
import { type DataSource } from 'typeorm';
import { JsonText } from '../resource/json-text';
import { runScoped } from '../scope/organization-scope';
import { findReadingsStatement } from './reading.sql';
import { readingAsJson } from './reading.view';

/**
 * Maximum number of readings per statement. A single PostgreSQL process runs a statement, and converting a reading to JSON costs more than a round
 * trip, so small statements let several processes share the work.
 */
const MAX_COALESCED = 8;

/** Key under which concurrent lookups are merged into one statement. */
interface LookUpKey {
  kind: ReadingKindName;
  organizationId: number;
  includeVoided: boolean;
}

/** Finds readings by id. Concurrent calls share statements. */
export class ReadingLoader {
  private readonly loaders = new Map<string, DataLoader<number, JsonText<ReadingView> | null>>();

  constructor(private readonly dataSource: DataSource) {}

  load(key: LookUpKey, id: number): Promise<JsonText<ReadingView> | null> {
    return this.loader(key).load(id);
  }

  private loader(key: LookUpKey): DataLoader<number, JsonText<ReadingView> | null> {
    const name = `${key.kind} ${key.organizationId} ${key.includeVoided}`;
    const made = this.loaders.get(name);
    if (made) return made;
    const loader = new DataLoader<number, JsonText<ReadingView> | null>((ids) => this.find(key, ids), {
      // Nothing is cached: every call reads the data that is committed at that moment.
      cache: false,
      maxBatchSize: MAX_COALESCED,
      // Waits until all requests that arrived together are parsed, so that they share one statement.
      batchScheduleFn: (send) => setImmediate(send),
    });
    this.loaders.set(name, loader);
    return loader;
  }

  private async find(key: LookUpKey, ids: readonly number[]): Promise<(JsonText<ReadingView> | null)[]> {
    const { kind, organizationId, includeVoided } = key;
    const values = [organizationId, [...new Set(ids)], includeVoided];
    const rows = await runScoped<{ id: number; isVoided: boolean; json: string }>(
      this.dataSource,
      organizationId,
      findReadingsStatement(kind),
      values,
    );
    const found = new Map(
      rows.map(({ id, isVoided, json }) => [
        id,
        JsonText.writtenBy(readingAsJson, json, isVoided ? { isEnteredInError: true } : {}),
      ]),
    );
    return ids.map((id) => found.get(id) ?? null);
  }
}
