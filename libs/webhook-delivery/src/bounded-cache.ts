/** A map that keeps a limited number of entries. A new entry removes the oldest one if the map is full. */
export class BoundedCache<Key, Value> {
  private readonly entries = new Map<Key, Value>();

  constructor(private readonly maxEntries: number) {}

  get(key: Key): Value | undefined {
    return this.entries.get(key);
  }

  /** Adds an entry, or replaces the value of an existing one. */
  set(key: Key, value: Value): void {
    if (!this.entries.has(key) && this.entries.size >= this.maxEntries) {
      for (const oldest of this.entries.keys()) {
        this.entries.delete(oldest);
        break;
      }
    }
    this.entries.set(key, value);
  }
}
