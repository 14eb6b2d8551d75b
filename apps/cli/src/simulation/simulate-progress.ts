import { type SimulationStage, type SimulationSummary } from '@rpm/simulation';
import { Presets, SingleBar } from 'cli-progress';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const LINE_EVERY_MS = 5_000;

/** Shows the progress of a simulation on stderr: as a bar on a terminal, otherwise as a line every few seconds. */
export class SimulateProgress {
  private bar: SingleBar | null = null;
  private lastLine = 0;

  constructor(
    private readonly output: Output,
    private readonly days: number,
  ) {}

  show({ title, day }: SimulationStage, { requests, created }: SimulationSummary): void {
    if (this.output.options.json) return;
    if (terminal().stderr.isTTY) this.showBar(title, day, created);
    else if (Date.now() - this.lastLine >= LINE_EVERY_MS) {
      this.lastLine = Date.now();
      this.output.progress(`${title}: ${requests} requests, ${created} readings stored`);
    }
  }

  end(): void {
    this.bar?.stop();
  }

  private showBar(title: string, day: number, created: number): void {
    if (!this.bar) {
      const format = '{bar} {percentage}% | {title} | {created} readings stored';
      // The progress bar does not handle Ctrl-C, because rpm-admin handles it and reports the interruption.
      this.bar = new SingleBar(
        { format, stream: terminal().stderr, gracefulExit: false, clearOnComplete: true },
        Presets.shades_classic,
      );
      this.bar.start(this.days, 0, { title, created });
    }
    this.bar.update(day, { title, created });
  }
}
