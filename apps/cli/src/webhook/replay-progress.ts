import { Presets, SingleBar } from 'cli-progress';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const LINE_EVERY_MS = 5_000;
/** After so long without any progress nobody seems to work on it. */
const WORRY_AFTER_MS = 10_000;

/** A replay as it is shown. */
export interface Replay {
  id: number;
  webhookId: number;
  startTimestamp: string;
  endTimestamp: string;
  status: string | null;
  state: 'running' | 'done' | 'cancelled';
  queued: number;
  progress: number;
  createTimestamp: string;
}

/** How far a replay is, on stderr: a bar on a terminal, a line every few seconds elsewhere. */
export class ReplayProgress {
  private bar: SingleBar | null = null;
  private lastLine = Date.now();
  private lastMove = Date.now();
  private progress = 0;
  private isWorried = false;

  constructor(private readonly output: Output) {}

  show({ progress, queued }: Replay): void {
    if (progress !== this.progress) this.lastMove = Date.now();
    this.progress = progress;
    if (this.output.options.json) return;
    if (terminal().stderr.isTTY) this.showBar(progress, queued);
    else if (Date.now() - this.lastLine >= LINE_EVERY_MS) {
      this.lastLine = Date.now();
      this.output.progress(`${Math.floor(progress * 100)} %, ${queued} queued`);
    }
    this.worry();
  }

  end(): void {
    this.bar?.stop();
  }

  private worry(): void {
    if (this.isWorried || Date.now() - this.lastMove < WORRY_AFTER_MS) return;
    this.isWorried = true;
    this.output.progress('Nothing moves: the service, or "rpm-admin deliver", must run.');
  }

  private showBar(progress: number, queued: number): void {
    if (!this.bar) {
      const format = '{bar} {percentage}% | {queued} queued';
      // Its own handling of Ctrl-C would come before ours.
      this.bar = new SingleBar(
        { format, stream: terminal().stderr, gracefulExit: false, clearOnComplete: true },
        Presets.shades_classic,
      );
      this.bar.start(1, 0, { queued });
    }
    this.bar.update(progress, { queued });
  }
}
