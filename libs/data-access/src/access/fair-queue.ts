/** Maximum numbers of items that may wait in a {@link FairQueue}. */
export interface FairQueueLimits {
  /** Maximum number of items with the same key. */
  ofKey: number;
  total: number;
}

/** A queue that serves keys in turn: it returns one item of a key, then one of the next key. Items with the same key leave in the order of their arrival. */
export class FairQueue<Item> {
  /** The waiting items by key. The key whose turn is next comes first. */
  private readonly itemsByKey = new Map<string, Item[]>();
  private size = 0;

  constructor(private readonly limits: FairQueueLimits) {}

  /** Adds an item. @returns false if the queue has no room for it */
  add(key: string, item: Item): boolean {
    const items = this.itemsByKey.get(key);
    if (this.size >= this.limits.total || (items?.length ?? 0) >= this.limits.ofKey) return false;
    if (items) items.push(item);
    else this.itemsByKey.set(key, [item]);
    this.size++;
    return true;
  }

  /** Removes and returns the next items, at most `count`. */
  take(count: number): Item[] {
    const taken: Item[] = [];
    // A key that has more items is deleted and set again. This moves it to the end of the map, where the loop reaches it again.
    for (const [key, items] of this.itemsByKey) {
      if (taken.length >= count) break;
      this.itemsByKey.delete(key);
      taken.push(...items.splice(0, 1));
      if (items.length > 0) this.itemsByKey.set(key, items);
    }
    this.size -= taken.length;
    return taken;
  }
}
