import { NotFound, readingKind, type ReadingKindName } from '@rpm/domain';
import DataLoader from 'dataloader';
import { type DataSource } from 'typeorm';
import { JsonText } from './json-text';
import { runScoped } from './organization-scope';
import { findReadings } from './reading.statement';

/**
 * One statement is worked on by one of PostgreSQL's processes, one reading after the other, and writing a reading as JSON costs more
 * than asking for it: few at a time share the round trip, and the rest goes to other processes meanwhile.
 */
const MAX_COALESCED = 8;

/** Readings of every kind: a kind is data, and says which table. */
export class ReadingRepository {
  /** One per kind and organization, because a statement is of one of each. */
  private readonly loaders = new Map<string, DataLoader<number, JsonText | null>>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * One reading as its response. Simultaneous calls for one organization share statements.
   * @throws NotFound
   */
  async require(kind: ReadingKindName, organizationId: number, id: number): Promise<JsonText> {
    const reading = await this.loader(kind, organizationId).load(id);
    if (!reading) throw new NotFound(readingKind(kind).noun);
    return reading;
  }

  private loader(kind: ReadingKindName, organizationId: number): DataLoader<number, JsonText | null> {
    const made = this.loaders.get(`${kind} ${organizationId}`);
    if (made) return made;
    const loader = new DataLoader<number, JsonText | null>((ids) => this.find(kind, organizationId, ids), {
      // Nothing is remembered: every call reads what is committed now.
      cache: false,
      maxBatchSize: MAX_COALESCED,
      // All requests that arrived together are read before the statement is sent.
      batchScheduleFn: (send) => setImmediate(send),
    });
    this.loaders.set(`${kind} ${organizationId}`, loader);
    return loader;
  }

  private async find(kind: ReadingKindName, organizationId: number, ids: readonly number[]): Promise<(JsonText | null)[]> {
    const values = [organizationId, [...new Set(ids)], false];
    const rows = await runScoped<{ id: number; json: string }>(this.dataSource, organizationId, findReadings(kind), values);
    const found = new Map(rows.map(({ id, json }) => [id, new JsonText(json)]));
    return ids.map((id) => found.get(id) ?? null);
  }
}
