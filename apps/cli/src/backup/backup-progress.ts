import { type BackupProgress } from '@rpm/backup';
import { type Output } from '../terminal/output';
import { terminal } from '../terminal/terminal';

const LINE_EVERY_MS = 5_000;
const BACK_TO_AN_EMPTY_LINE = '\r\u001b[K';

/** Shows the progress of a backup or a restore on stderr: as one line on a terminal, otherwise as a line every few seconds. */
export class BackupProgressDisplay {
  private lastLine = Date.now();

  constructor(private readonly output: Output) {}

  readonly show = ({ table, number, tables, bytes }: BackupProgress): void => {
    if (this.output.options.json) return;
    const text = `table ${number} of ${tables}, ${Math.round(bytes / 1e6)} MB: ${table}`;
    const { stderr } = terminal();
    if (stderr.isTTY) stderr.write(`${BACK_TO_AN_EMPTY_LINE}${text}`);
    else if (Date.now() - this.lastLine >= LINE_EVERY_MS) {
      this.lastLine = Date.now();
      this.output.progress(text);
    }
  };

  end(): void {
    if (terminal().stderr.isTTY && !this.output.options.json) terminal().stderr.write(BACK_TO_AN_EMPTY_LINE);
  }
}
