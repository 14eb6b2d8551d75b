import { setTimeout as sleep } from 'node:timers/promises';
import { Copy, type Resource } from './copy';
import { RESOURCE_TYPES } from './resource-types';
import { type ServiceAccess } from './service-access';

const PAUSE_MS = 300;

interface Changes {
  content: Resource[];
  cursor: string;
  hasMore: boolean;
}

/** A client that keeps a copy by requesting from all lists the changes since its last request. */
export class PollingClient {
  readonly copy = new Copy();
  changes = 0;
  private readonly cursors = new Map(RESOURCE_TYPES.map((type) => [type, '2000-01-01T00:00:00Z']));

  constructor(private readonly service: ServiceAccess) {}

  /** Polls until it is stopped, and then once more. */
  async pollUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      await this.poll();
      await sleep(PAUSE_MS);
    }
    // A list of changes omits changes of the current millisecond, so they are requested once more after a pause.
    await sleep(PAUSE_MS);
    await this.poll();
  }

  private async poll(): Promise<void> {
    for (const type of RESOURCE_TYPES) {
      for (let hasMore = true; hasMore;) {
        const after = this.cursors.get(type) ?? '';
        const answer = await this.service.get<Changes>(`/${type}/changes?updatedAfter=${encodeURIComponent(after)}&size=250`);
        if (answer.hasMore && answer.cursor === after) throw new Error(`The cursor of ${type} stands still.`);
        for (const resource of answer.content) this.copy.put(type, resource);
        this.changes += answer.content.length;
        this.cursors.set(type, answer.cursor);
        ({ hasMore } = answer);
      }
    }
  }
}
