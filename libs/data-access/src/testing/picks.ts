/** Decides for a step what it is done to, from the numbers it was given. */
export class Picks {
  constructor(private readonly numbers: readonly number[]) {}
  private taken = 0;

  below(bound: number): number {
    return (this.numbers[this.taken++ % this.numbers.length] ?? 0) % bound;
  }

  /** Undefined where there are none. */
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(Math.max(list.length, 1))];
  }
}
