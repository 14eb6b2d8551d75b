import { escapeFormula } from '@rpm/charting';
import { type ValueError } from '@rpm/domain';
import { type FileHandle, open, rm } from 'node:fs/promises';

/** First line of a reject file, by which a reject file can be recognized. */
export const REJECT_FILE_HEADER = 'line,code,detail\n';

/** The reject file: a list of rejected lines by number with the reason, but without their content. */
export class RejectFile {
  private handle: FileHandle | null = null;

  constructor(
    private readonly path: string | null,
    public bytes: number,
  ) {}

  /** Truncates the reject file to its length at the last committed batch. A new import starts without a reject file. */
  async rewind(): Promise<void> {
    if (this.path === null) return;
    if (this.bytes === 0) return rm(this.path, { force: true });
    const { path } = this;
    this.handle = await open(path, 'r+').catch(() => open(path, 'w+', 0o600));
    // If the reject file was deleted in the meantime, it is created again with its header.
    if ((await this.handle.stat()).size < this.bytes) this.bytes = 0;
    await this.handle.truncate(this.bytes);
  }

  async append(rejects: readonly (ValueError & { line: number })[]): Promise<void> {
    if (rejects.length === 0 || this.path === null) return;
    this.handle ??= await open(this.path, 'w', 0o600);
    const rows = rejects.map(({ line, code, detail }) => `${line},${code},"${escapeFormula(detail).replaceAll('"', '""')}"\n`);
    const text = Buffer.from((this.bytes === 0 ? REJECT_FILE_HEADER : '') + rows.join(''));
    await this.handle.write(text, 0, text.length, this.bytes);
    this.bytes += text.length;
  }

  async close(): Promise<void> {
    await this.handle?.close();
  }
}
