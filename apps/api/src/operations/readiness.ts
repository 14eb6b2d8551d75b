import { schemaState } from '@rpm/data-access';
import { TryLater } from '@rpm/domain';
import { type DataSource } from 'typeorm';

/** Whether this instance should be sent requests. */
export class Readiness {
  private draining = false;
  private check: Promise<void> | null = null;

  constructor(private readonly dataSource: DataSource) {}

  /** From now on nobody should send more; what is under way is still answered. */
  startDraining(): void {
    this.draining = true;
  }

  get isDraining(): boolean {
    return this.draining;
  }

  /** Simultaneous questions share one look, because anybody may ask. @throws TryLater */
  async assertReady(): Promise<void> {
    if (this.draining) throw new TryLater('unavailable', 'This instance is stopping.', 5);
    this.check ??= this.look().finally(() => (this.check = null));
    await this.check;
  }

  private async look(): Promise<void> {
    const { pending, unknown, changed } = await schemaState(this.dataSource);
    if (pending.length + unknown.length + changed.length > 0) {
      throw new TryLater('unavailable', 'The database schema is not the one that this version expects.', 30);
    }
  }
}
