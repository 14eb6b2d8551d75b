import { type ImportProgress } from '@rpm/record-import';
import { Presets, SingleBar } from 'cli-progress';
import { type ImportFile } from './import-file';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const LINE_EVERY_MS = 5_000;
const BACK_TO_AN_EMPTY_LINE = '\r\u001b[K';

/** Shows the progress of an import on stderr: as a bar on a terminal, otherwise as a line every few seconds. */
export class ImportProgressDisplay {
  private bar: SingleBar | null = null;
  private lastLine = Date.now();
  private readonly remarked = new Set<string>();

  constructor(
    private readonly output: Output,
    private readonly input: Pick<ImportFile, 'size' | 'bytesRead'>,
    /** The participle that the progress line uses for processed records, such as "stored". */
    private readonly done: string,
  ) {}

  /** Updates the displayed progress: the number of processed records if their total is known, otherwise the number of bytes read from the file. */
  show(progress: ImportProgress & { total?: number }): void {
    if (this.output.options.json) return;
    const size = progress.total ?? this.input.size;
    const at = progress.total === undefined ? this.input.bytesRead : progress.records;
    if (terminal().stderr.isTTY) this.showBar(progress, at, size);
    else this.showLine(progress);
  }

  /** Prints a notice above the progress bar. A notice with the same text is printed only once. */
  remark(text: string): void {
    if (this.remarked.has(text)) return;
    this.remarked.add(text);
    if (this.bar) terminal().stderr.write(BACK_TO_AN_EMPTY_LINE);
    this.output.notice(text);
  }

  end(): void {
    this.bar?.stop();
  }

  private showLine({ records, stored }: ImportProgress): void {
    if (Date.now() - this.lastLine < LINE_EVERY_MS) return;
    this.lastLine = Date.now();
    this.output.progress(`${records} records, ${stored} ${this.done}`);
  }

  private showBar({ records, stored }: ImportProgress, at: number, size: number): void {
    if (!this.bar) {
      const format = `{bar} {percentage}% | {records} records, {stored} ${this.done} | {eta_formatted} left`;
      // The progress bar does not handle Ctrl-C, because rpm-admin handles it: it stores the current batch before it exits.
      this.bar = new SingleBar(
        { format, stream: terminal().stderr, gracefulExit: false, clearOnComplete: true },
        Presets.shades_classic,
      );
      this.bar.start(size, 0, { records, stored });
    }
    this.bar.update(at, { records, stored });
  }
}
