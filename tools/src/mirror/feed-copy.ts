import { Copy } from './copy';
import { applyEvent, type Event, Sequences } from './event';
import { type ServiceAccess } from './service-access';

const WAIT_SECONDS = 2;

interface Feed {
  events: Event[];
  cursor: string;
  hasMore: boolean;
}

/** A client that keeps a copy from the feed of events only. */
export class FeedClient {
  readonly copy = new Copy();
  readonly sequences = new Sequences();
  events = 0;
  private cursor = 'oldest';

  constructor(private readonly service: ServiceAccess) {}

  /** Reads the feed until it is stopped, and then until there are no more events. */
  async readUntil(isOver: () => boolean): Promise<void> {
    for (let isLast = false; !isLast;) {
      const wasOver = isOver();
      const { events, cursor, hasMore } = await this.service.get<Feed>(
        `/event?after=${this.cursor}&limit=500&wait=${WAIT_SECONDS}`,
      );
      if (hasMore && cursor === this.cursor) throw new Error('The cursor of the feed stands still.');
      for (const event of events) {
        this.sequences.add(event);
        applyEvent(this.copy, event);
      }
      this.events += events.length;
      this.cursor = cursor;
      isLast = wasOver && !hasMore;
    }
  }
}
