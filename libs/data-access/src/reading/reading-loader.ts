import { type ReadingKindName, type ReadingView, type ViewName, embeddedPatients } from '@rpm/domain';
import DataLoader from 'dataloader';
import { type Database, JsonText } from '@rpm/database';
import { findReadingRecordsStatement, findReadingsStatement } from './reading.sql';
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
  view?: ViewName | undefined;
}

/** Finds readings by id. Concurrent calls share statements. */
export class ReadingLoader {
  /** The loaders whose statements are not sent yet. Others are forgotten, because there would be several for each organization. */
  private readonly loaders = new Map<string, DataLoader<number, JsonText<ReadingView> | null>>();
  private readonly unsent: (() => void)[] = [];

  constructor(private readonly database: Database) {}

  load(key: LookUpKey, id: number): Promise<JsonText<ReadingView> | null> {
    return this.loader(key).load(id);
  }

  private loader(key: LookUpKey): DataLoader<number, JsonText<ReadingView> | null> {
    const name = `${key.kind} ${key.organizationId} ${key.includeVoided} ${key.view}`;
    const made = this.loaders.get(name);
    if (made) return made;
    const loader = new DataLoader<number, JsonText<ReadingView> | null>((ids) => this.find(key, ids), {
      // Nothing is cached: every call reads the data that is committed at that moment.
      cache: false,
      maxBatchSize: MAX_COALESCED,
      // Waits until all requests that arrived together are parsed, so that they share one statement.
      batchScheduleFn: (send) => this.sendTogether(send),
    });
    this.loaders.set(name, loader);
    return loader;
  }

  /** Sends the statements of different organizations in the same task of the event loop, so that they share a message to the database. */
  private sendTogether(send: () => void): void {
    if (this.unsent.push(send) > 1) return;
    setImmediate(() => {
      this.loaders.clear();
      for (const next of this.unsent.splice(0)) next();
    });
  }

  private async find(key: LookUpKey, ids: readonly number[]): Promise<(JsonText<ReadingView> | null)[]> {
    const { kind, organizationId, includeVoided, view } = key;
    const rows = await this.database.read(
      { organizationId },
      view === 'record' ? findReadingRecordsStatement(kind) : findReadingsStatement(kind),
      { ids: [...new Set(ids)], includeVoided },
      { longArguments: (long) => ({ ids: long.map(({ id }) => id), includeVoided }) },
    );
    const found = new Map(
      rows.map(({ id, isVoided, json }) => [
        id,
        JsonText.writtenBy(readingAsJson, json, embeddedPatients, isVoided ? { isVoided: true } : {}),
      ]),
    );
    return ids.map((id) => found.get(id) ?? null);
  }
}
