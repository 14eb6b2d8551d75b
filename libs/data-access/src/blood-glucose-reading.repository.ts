import { NotFound } from '@rpm/domain';
import DataLoader from 'dataloader';
import { type DataSource } from 'typeorm';
import { FIND_BLOOD_GLUCOSE_READINGS } from './blood-glucose-reading.statement';
import { runNamed } from './data-source';
import { JsonText } from './json-text';

/**
 * One statement is worked on by one of PostgreSQL's processes, one reading after the other, and writing a reading as JSON costs more
 * than asking for it: few at a time share the round trip, and the rest goes to other processes meanwhile.
 */
const MAX_COALESCED = 8;

export class BloodGlucoseReadingRepository {
  /** One per organization, because a statement is of one organization. */
  private readonly loaders = new Map<number, DataLoader<number, JsonText | null>>();

  constructor(private readonly dataSource: DataSource) {}

  /**
   * One reading as its response. Simultaneous calls for one organization share statements.
   * @throws NotFound
   */
  async require(organizationId: number, id: number): Promise<JsonText> {
    const reading = await this.loader(organizationId).load(id);
    if (!reading) throw new NotFound('blood glucose reading');
    return reading;
  }

  private loader(organizationId: number): DataLoader<number, JsonText | null> {
    const made = this.loaders.get(organizationId);
    if (made) return made;
    const loader = new DataLoader<number, JsonText | null>((ids) => this.find(organizationId, ids), {
      // Nothing is remembered: every call reads what is committed now.
      cache: false,
      maxBatchSize: MAX_COALESCED,
      // All requests that arrived together are read before the statement is sent.
      batchScheduleFn: (send) => setImmediate(send),
    });
    this.loaders.set(organizationId, loader);
    return loader;
  }

  private async find(organizationId: number, ids: readonly number[]): Promise<(JsonText | null)[]> {
    const rows = await runNamed<{ id: number; json: string }>(this.dataSource, FIND_BLOOD_GLUCOSE_READINGS, [
      organizationId,
      [...new Set(ids)],
    ]);
    const found = new Map(rows.map(({ id, json }) => [id, new JsonText(json)]));
    return ids.map((id) => found.get(id) ?? null);
  }
}
