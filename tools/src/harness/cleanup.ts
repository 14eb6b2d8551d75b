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

  /** When the program is interrupted, calls all registered functions and then ends the program with the status. */
  onInterrupt(status: number): void {
    const end = () => {
      process.stderr.write('\nStopping all processes …\n');
      void this.all()
        .catch(() => undefined)
        .then(() => process.exit(status));
    };
    process.once('SIGINT', end).once('SIGTERM', end);
  }

  /** Calls all registered functions; later callers wait for the same calls. @throws the first error, after all functions were called */
  all(): Promise<void> {
    return (this.ended ??= this.stopAll());
  }

  private async stopAll(): Promise<void> {
    const failures: unknown[] = [];
    for (let stop = this.stops.pop(); stop; stop = this.stops.pop()) await stop().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw failures[0];
  }
}
