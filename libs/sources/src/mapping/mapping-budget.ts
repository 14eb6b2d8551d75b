/** Maximum number of parts that a mapping returns for one message. */
export const MAX_PARTS = 1_000;
/** Maximum number of steps for one message. Steps are counted, and time is not measured, so that the same message always has the same result. */
export const MAX_STEPS = 100_000;

/** Thrown when a message needs more steps or parts than a mapping may have. */
export class BudgetExceeded extends Error {}

/** Counts what the rules of a mapping do with one message. */
export class MappingBudget {
  private steps = 0;
  private parts = 0;

  /** The number of steps until now, at most {@link MAX_STEPS}. */
  get stepCount(): number {
    return Math.min(this.steps, MAX_STEPS);
  }

  /** @throws BudgetExceeded */
  takeSteps(count: number): void {
    this.steps += count;
    if (this.steps > MAX_STEPS) throw new BudgetExceeded();
  }

  /** @throws BudgetExceeded */
  takePart(): void {
    if (++this.parts > MAX_PARTS) throw new BudgetExceeded();
  }
}
