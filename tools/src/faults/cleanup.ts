/** Functions to be called when a run ends for any reason. They are called in reverse order, one after the other and only once. */
export class CleanupFunctions {
  private readonly stops: (() => Promise<unknown>)[] = [];
  private ended: Promise<void> | null = null;

  get isBegun(): boolean {
    return this.ended !== null;
  }

  readonly defer = (stop: () => Promise<unknown>): void => {
    this.stops.push(stop);
  };

  /** Calls all registered functions; later callers wait for the same calls. @throws the first failure after all functions were called */
  all(): Promise<void> {
    return (this.ended ??= this.stopAll());
  }

  private async stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) await stop().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
