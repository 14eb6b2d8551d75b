/**
 * One order in which a device may have written its lines, ascending or descending. A time that clocks showed twice has two possible instants; the order
 * decides between them if only one of them keeps all lines in order.
 */
class PossibleOrder {
  /** The earliest possible instant of the last line. */
  private last = -Infinity;
  /** Lines with two possible instants since the last line with only one possible instant. */
  private open: { line: number; instants: readonly number[]; earliest: number }[] | null = null;
  private decided: Map<number, number> | null = null;

  /**
   * @param sign 1 for ascending; -1 for descending, which is ascending if all instants change their sign
   * @param mayRepeat whether two lines may have the same instant
   */
  constructor(
    private readonly sign: 1 | -1,
    readonly mayRepeat: boolean,
  ) {}

  /** Adds the next line. @returns false if the lines are not in this order */
  add(line: number, given: readonly number[]): boolean {
    const instants = this.sign === 1 ? given : given.map((instant) => -instant).reverse();
    const earliest = instants.find((instant) => this.isAfter(instant, this.last));
    if (earliest === undefined) return false;
    this.last = earliest;
    if (instants.length > 1) (this.open ??= []).push({ line, instants, earliest });
    else this.decideBefore(earliest);
    return true;
  }

  /** Ends the order after the last line. @returns the instants that this order determines, by line */
  end(): ReadonlyMap<number, number> {
    this.decideBefore(Infinity);
    return this.decided ?? new Map<number, number>();
  }

  /**
   * Decides the lines with two possible instants, from the last to the first: a line has its earliest instant if its later one would not be before the
   * next line.
   */
  private decideBefore(next: number): void {
    if (!this.open) return;
    let limit = next;
    for (const { line, instants, earliest } of this.open.reverse()) {
      limit = instants.findLast((instant) => this.isAfter(limit, instant)) ?? earliest;
      if (limit === earliest) (this.decided ??= new Map()).set(line, earliest * this.sign);
    }
    this.open = null;
  }

  private isAfter(one: number, other: number): boolean {
    return this.mayRepeat ? one >= other : one > other;
  }
}

/** The orders in which one device may have written its lines, and the instants that follow from these orders. */
export class LineOrder {
  private orders = [false, true].flatMap((mayRepeat) => [new PossibleOrder(1, mayRepeat), new PossibleOrder(-1, mayRepeat)]);

  /** Adds the next line. @param instants the possible instants of the line, in increasing order */
  add(line: number, instants: readonly number[]): void {
    const lost = this.orders.filter((order) => !order.add(line, instants));
    if (lost.length > 0) this.orders = this.orders.filter((order) => !lost.includes(order));
  }

  /**
   * Returns the instants of lines, by line, that are the same in every order (ascending or descending) that the lines can have. Two lines get the same
   * instant only if no order avoids it, because a device has only one reading for an instant.
   */
  decide(): Map<number, number> {
    const strict = this.orders.filter(({ mayRepeat }) => !mayRepeat);
    const [first, ...others] = (strict.length > 0 ? strict : this.orders).map((order) => order.end());
    return new Map([...(first ?? [])].filter(([line, instant]) => others.every((other) => other.get(line) === instant)));
  }
}
