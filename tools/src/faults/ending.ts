/** What has to be stopped when a run ends, however it ends: the last that was begun first, each after the other, and once. */
export class Ending {
  private readonly stops: (() => Promise<unknown>)[] = [];
  private ended: Promise<void> | null = null;

  get isBegun(): boolean {
    return this.ended !== null;
  }

  readonly defer = (stop: () => Promise<unknown>): void => {
    this.stops.push(stop);
  };

  /** Whoever asks waits for all of it. @throws the first failure, after all others were stopped too */
  all(): Promise<void> {
    return (this.ended ??= this.stopAll());
  }

  private async stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) await stop().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
