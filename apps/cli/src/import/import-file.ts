import { decodeText, type FileEncoding, type FileFormat, type ImportSource } from '@rpm/record-import';
import { createHash } from 'node:crypto';
import { type FileHandle, realpath } from 'node:fs/promises';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { OPERATOR } from '../operator/operator-request';
import { openRereadableFile } from '../file/rereadable-file';

/** Options for opening a file to import. */
export interface ImportFileOptions {
  format: FileFormat | undefined;
  encoding: FileEncoding;
  rejectPath: string;
  /** Options that must be equal for an interrupted import of the same file to be resumed; null if such imports cannot be resumed. */
  identity: readonly unknown[] | null;
}

/**
 * A file to import. Its text may be read several times, each time from the beginning, so that an import can reject a file before it stores any of its
 * records.
 */
export class ImportFile {
  readonly source: ImportSource;
  private bytes: Readable & { bytesRead?: number } = Readable.from([]);
  private text: Readable = this.bytes;
  private interruption: Error | null = null;

  private constructor(
    private readonly handle: FileHandle,
    private readonly encoding: FileEncoding,
    readonly size: number,
    source: Omit<ImportSource, 'open'>,
  ) {
    this.source = { ...source, open: () => this.openText() };
  }

  /** Opens a file, or stdin, and checks its encoding to the end. @throws Refusal `file_unavailable`, UnreadableFile */
  static async open(path: string, { format: chosen, encoding, rejectPath, identity }: ImportFileOptions): Promise<ImportFile> {
    const { handle, isCopy } = await openRereadableFile(path);
    const { size, mtimeMs } = await handle.stat();
    const format = chosen ?? fileFormatOf(path);
    const options = [format, rejectPath, ...(encoding === 'utf-8' ? [] : [encoding])];
    // An import from a pipe cannot be resumed, because a second run could not recognize its content.
    const identified = identity && !isCopy ? [await realpath(path), size, mtimeMs, ...options, ...identity] : null;
    const file = new ImportFile(handle, encoding, size, {
      format,
      rejectPath,
      fingerprint: identified && fingerprintOf(identified),
      actor: OPERATOR,
    });
    await file.assertReadable();
    return file;
  }

  /** Number of bytes that were read since the text was last opened. */
  get bytesRead(): number {
    return this.bytes.bytesRead ?? 0;
  }

  /** Ends reading with an error, now and whenever the text is opened again. */
  interrupt(): void {
    this.interruption = new Error('interrupted');
    this.text.destroy(this.interruption);
  }

  async close(): Promise<void> {
    this.text.destroy();
    this.bytes.destroy();
    await this.handle.close();
  }

  private openText(): Readable {
    this.bytes = this.handle.createReadStream({ start: 0, autoClose: false });
    this.text = Readable.from(decodeText(this.bytes, this.encoding));
    if (this.interruption) this.text.destroy(this.interruption);
    return this.text;
  }

  private async assertReadable(): Promise<void> {
    try {
      await finished(this.openText().resume());
    } catch (error) {
      await this.close();
      throw error;
    }
  }
}

/** Returns a hash of the file's properties and the import options. An interrupted import is resumed if the hash is the same. */
function fingerprintOf(properties: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(properties)).digest('hex');
}

export function fileFormatOf(path: string): FileFormat {
  return ['.ndjson', '.jsonl'].includes(extname(path).toLowerCase()) ? 'ndjson' : 'csv';
}
