import { createHash, type KeyObject } from 'node:crypto';
import { BackupError } from './backup-error';
import {
  isCurrentFormat,
  type Manifest,
  MANIFEST_ENTRY,
  parseManifest,
  parseSums,
  SIGNATURE_ENTRY,
  SUMS_ENTRY,
  type TableSum,
} from './manifest';
import { isSignatureOf } from './signature';
import { type Entry } from './tar';

/** Reads an archive from its manifest to its checksums. */
export class ArchiveReader {
  private next: Promise<IteratorResult<Entry, void>> | null = null;
  private manifestSha256 = '';
  private needsManifestSum = true;

  /** @param publicKey the key that must have signed the file; without it, signatures are ignored */
  constructor(
    private readonly entries: AsyncIterator<Entry, void>,
    private readonly publicKey?: KeyObject,
  ) {}

  /** Returns the next entry without reading its content; null at the end of the archive. */
  async peek(): Promise<Entry | null> {
    this.next ??= this.entries.next();
    const { done, value } = await this.next;
    return done ? null : value;
  }

  /** Reads the next entry; null at the end. */
  async read(): Promise<Entry | null> {
    const entry = await this.peek();
    this.next = null;
    return entry;
  }

  /** Reads the first entry. @throws BackupError */
  async readManifest(): Promise<Manifest> {
    const entry = await this.read();
    if (entry?.name !== MANIFEST_ENTRY) {
      throw new BackupError('unreadable', 'The file is not a backup of this service, or it is damaged.');
    }
    const manifest = parseManifest(entry.content);
    this.manifestSha256 = createHash('sha256').update(entry.content).digest('hex');
    this.needsManifestSum = isCurrentFormat(manifest);
    return manifest;
  }

  /**
   * Reads the end of the file: the checksums, which must match the manifest and the tables that were read, and the signature. No row of
   * the file may be committed before this check. @throws BackupError
   */
  async assertComplete(read: TableSum[]): Promise<void> {
    const entry = await this.read();
    if (entry?.name !== SUMS_ENTRY) throw new BackupError('unreadable', 'The file is incomplete or damaged. Use another backup.');
    const { manifestSha256, tables } = parseSums(entry.content);
    const isEqual = (one: TableSum, other?: TableSum) =>
      one.name === other?.name && one.rows === other.rows && one.sha256 === other.sha256;
    const wrong = read.filter((sum, index) => !isEqual(sum, tables[index])).map(({ name }) => name);
    if (wrong.length > 0) {
      const names = wrong.join(', ');
      throw new BackupError(
        'unreadable',
        `The file is damaged: its rows differ from its digests (${names}). Use another backup.`,
      );
    }
    const isManifestOfSums = manifestSha256 === this.manifestSha256 || (!this.needsManifestSum && manifestSha256 === undefined);
    if (!isManifestOfSums || read.length !== tables.length) {
      throw new BackupError('unreadable', 'The file is damaged: its description differs from its digests. Use another backup.');
    }
    await this.assertSigned(entry.content);
  }

  private async assertSigned(sums: Buffer): Promise<void> {
    const last = await this.read();
    const signature = last?.name === SIGNATURE_ENTRY ? last.content : null;
    if ((last && !signature) || (signature && (await this.read()))) {
      throw new BackupError('unreadable', 'The file is damaged: it does not end after its digests. Use another backup.');
    }
    if (!this.publicKey) return;
    if (!signature) throw new BackupError('refused', 'The file is not signed. Ask for a file that was created with --sign-with.');
    if (isSignatureOf(sums, signature, this.publicKey)) return;
    throw new BackupError(
      'refused',
      'The file was not signed with the key of --verify-with, or was changed afterwards. Do not use it.',
    );
  }
}
