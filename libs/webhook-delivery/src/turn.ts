/** Work that is never done by two at once. Whoever waits is next: it is handed over, and nobody comes between. */
export class Turn {
  private readonly waiting: (() => void)[] = [];
  private isTaken = false;

  get isFree(): boolean {
    return !this.isTaken;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.isTaken) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.isTaken = true;
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.isTaken = false;
    }
  }
}
