import { type ViewOf, type WEBHOOK_REPLAY_VIEW } from '@rpm/domain';
import { Presets, SingleBar } from 'cli-progress';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const LINE_EVERY_MS = 5_000;
/** Time without progress after which the command warns that probably no process sends webhooks. */
const STALLED_AFTER_MS = 10_000;

export type Replay = ViewOf<typeof WEBHOOK_REPLAY_VIEW>;

/** Shows the progress of a replay on stderr: as a bar on a terminal, otherwise as a line every few seconds. */
export class ReplayProgress {
  private bar: SingleBar | null = null;
  private lastLine = Date.now();
  private lastMove = Date.now();
  private progress = 0;
  private hasWarned = false;

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
    this.warnIfStalled();
  }

  end(): void {
    this.bar?.stop();
  }

  private warnIfStalled(): void {
    if (this.hasWarned || Date.now() - this.lastMove < STALLED_AFTER_MS) return;
    this.hasWarned = true;
    this.output.progress('The replay makes no progress. Is the service, or "rpm-admin deliver", running?');
  }

  private showBar(progress: number, queued: number): void {
    if (!this.bar) {
      const format = '{bar} {percentage}% | {queued} queued';
      // The progress bar does not handle Ctrl-C, because rpm-admin handles it and reports the interruption.
      this.bar = new SingleBar(
        { format, stream: terminal().stderr, gracefulExit: false, clearOnComplete: true },
        Presets.shades_classic,
      );
      this.bar.start(1, 0, { queued });
    }
    this.bar.update(progress, { queued });
  }
}
