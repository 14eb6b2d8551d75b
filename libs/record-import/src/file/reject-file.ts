import { type Fault } from '@rpm/domain';
import { type FileHandle, open, rm } from 'node:fs/promises';

/** The first line, by which such a file is recognised. */
export const REJECT_FILE_HEADER = 'line,code,detail\n';

/** The file that tells which lines were not stored and why, by number; what stood in them is not repeated. */
export class RejectFile {
  private handle: FileHandle | null = null;

  constructor(
    readonly path: string,
    public bytes: number,
  ) {}

  /** Takes the file back to where a killed import had got to; a new import begins without one. */
  async rewind(): Promise<void> {
    if (this.bytes === 0) return rm(this.path, { force: true });
    this.handle = await open(this.path, 'r+').catch(() => open(this.path, 'w+', 0o600));
    // A file that was taken away meanwhile begins again, with its header and without a hole.
    if ((await this.handle.stat()).size < this.bytes) this.bytes = 0;
    await this.handle.truncate(this.bytes);
  }

  async append(rejects: readonly (Fault & { line: number })[]): Promise<void> {
    if (rejects.length === 0) return;
    this.handle ??= await open(this.path, 'w', 0o600);
    const rows = rejects.map(({ line, code, detail }) => `${line},${code},"${detail.replaceAll('"', '""')}"\n`);
    const text = Buffer.from((this.bytes === 0 ? REJECT_FILE_HEADER : '') + rows.join(''));
    await this.handle.write(text, 0, text.length, this.bytes);
    this.bytes += text.length;
  }

  async close(): Promise<void> {
    await this.handle?.close();
  }
}
