import { type ClaimedDelivery, type ClaimRequest } from '@rpm/data-access';

type Lane = Pick<ClaimedDelivery, 'webhookId' | 'isRetry'>;

const nameOf = ({ webhookId, isRetry }: Lane) => `${webhookId} ${isRetry}`;

/** How many requests of a lane are under way at once: of a webhook that has answered well, and of one that has not. */
const ROOM = { proven: 32, unproven: 4 };

/** Slots of a lane of retries, so that they never crowd out first tries. */
const SHARE_OF_RETRIES = 4;

/** So many are remembered to have earned their slots. */
const MAX_PROVEN = 1_000;

/**
 * How much may be under way, in all and for each lane. A webhook earns its slots: until it has answered well with all that it has, and
 * again when it fails, it has few, so that those that hang hold only few of all.
 */
export class Lanes {
  private readonly busy = new Map<string, number>();
  private readonly proven = new Set<number>();
  private total = 0;
  private after: ClaimRequest['after'] = null;
  /** What may have been left some of, for want of room. */
  private limited = new Set<string>();

  constructor(private readonly capacity: number) {}

  /** What may be claimed now; null when nothing may. */
  request(): ClaimRequest | null {
    const limit = this.capacity - this.total;
    if (limit <= 0) return null;
    const room: Record<string, number> = {};
    for (const webhookId of this.proven) {
      for (const name of [nameOf({ webhookId, isRetry: false }), nameOf({ webhookId, isRetry: true })])
        room[name] = this.roomOf(name);
    }
    for (const [name, busy] of this.busy) room[name] = Math.max(0, this.roomOf(name) - busy);
    return { limit, after: this.after, room, roomOfOthers: ROOM.unproven };
  }

  /** Notes what is under way from now on. What fills its lane may leave some waiting: a claim for them may find it full, and free too late. */
  add(claimed: readonly ClaimedDelivery[]): void {
    for (const name of claimed.map(nameOf)) {
      const busy = (this.busy.get(name) ?? 0) + 1;
      this.busy.set(name, busy);
      if (busy >= this.roomOf(name)) this.limited.add(name);
    }
    this.total += claimed.length;
  }

  /**
   * Notes what was claimed by a request. Where it was cut off, the next begins after it.
   * @returns whether there may be more to claim
   */
  take({ limit, after, room, roomOfOthers }: ClaimRequest, claimed: readonly ClaimedDelivery[]): boolean {
    const left = new Map(Object.entries(room));
    for (const name of claimed.map(nameOf)) left.set(name, (left.get(name) ?? roomOfOthers) - 1);
    this.limited = new Set([...left].filter(([, count]) => count <= 0).map(([name]) => name));
    this.add(claimed);
    const last = claimed.at(-1);
    this.after = claimed.length === limit && last ? last : null;
    return after !== null && this.after === null;
  }

  /**
   * A delivery is over and written down.
   * @returns whether something may wait for its place; what comes later is told of otherwise
   */
  release(delivery: Lane): boolean {
    const name = nameOf(delivery);
    const left = (this.busy.get(name) ?? 0) - 1;
    if (left > 0) this.busy.set(name, left);
    else this.busy.delete(name);
    const wasFull = this.total === this.capacity;
    this.total--;
    return wasFull || this.after !== null || this.limited.has(name);
  }

  /** A webhook has answered. */
  judge(lane: Lane, isWell: boolean): void {
    const { webhookId } = lane;
    if (!isWell) this.proven.delete(webhookId);
    else if ((this.busy.get(nameOf(lane)) ?? 0) >= this.roomOf(nameOf(lane))) this.proven.add(webhookId);
    const [oldest] = this.proven;
    if (this.proven.size > MAX_PROVEN && oldest !== undefined) this.proven.delete(oldest);
  }

  private roomOf(name: string): number {
    const [id, isRetry] = name.split(' ');
    const room = this.proven.has(Number(id)) ? ROOM.proven : ROOM.unproven;
    return isRetry === 'true' ? Math.ceil(room / SHARE_OF_RETRIES) : room;
  }
}
