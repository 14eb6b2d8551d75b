/** Makes the random choices of one test step from a list of numbers, so that they can be repeated. */
export class RandomChoices {
  constructor(private readonly numbers: readonly number[]) {}
  private taken = 0;

  below(bound: number): number {
    return (this.numbers[this.taken++ % this.numbers.length] ?? 0) % bound;
  }

  /** Chooses an element of a list; undefined if the list is empty. */
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(Math.max(list.length, 1))];
  }
}
