/** Counts held slots by a key such as the organization. Keys whose count is 0 are removed. */
export class SlotCounts extends Map<number | string, number> {
  of(key: number | string): number {
    return this.get(key) ?? 0;
  }

  add(key: number | string, change: 1 | -1): void {
    const count = this.of(key) + change;
    if (count === 0) this.delete(key);
    else this.set(key, count);
  }

  /** Adds one. @returns the new count */
  next(key: number | string): number {
    this.add(key, 1);
    return this.of(key);
  }
}
