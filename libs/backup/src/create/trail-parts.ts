import { rowsInLines, segmentLines } from '@rpm/audit';
import { createHash } from 'node:crypto';
import { type Client } from 'pg';
import { type ArchiveReader } from '../archive/archive-reader';
import { BackupError } from '../archive/backup-error';
import { type Manifest, type TableSum } from '../archive/manifest';
import { TRAIL_FOLDER } from '../archive/tar';
import { runnerOn } from './snapshot-runner';

/** A part of the audit trail in a file: whole lines of JSON. */
export interface TrailPart {
  content: Buffer;
  lines: readonly string[];
}

export const trailEntryName = (number: number): string => `${TRAIL_FOLDER}${String(number).padStart(6, '0')}.ndjson`;

/** Name of the trail among the checksums of the tables. */
const NAME = 'audit_trail';

/** The checksum of a trail, to which parts are added. */
export class TrailSum {
  parts = 0;
  private readonly sha256 = createHash('sha256');
  private rows = 0;
  private bytes = 0;

  add({ content, lines }: TrailPart): void {
    this.parts++;
    this.sha256.update(content);
    this.bytes += content.length;
    this.rows += rowsInLines(lines);
  }

  /** Returns the checksum of all parts so far. No part can be added afterwards. */
  total(): TableSum {
    return { name: NAME, rows: this.rows, bytes: this.bytes, sha256: this.sha256.digest('hex') };
  }
}

/** Reads the audit trail of the exported organization. */
export async function* trailOf(client: Client, { organization, auditTrail }: Manifest): AsyncGenerator<TrailPart, void> {
  if (!organization || !auditTrail) return;
  for await (const lines of segmentLines(runnerOn(client), organization.id, auditTrail)) {
    yield { content: Buffer.from(lines.map((line) => `${line}\n`).join('')), lines };
  }
}

/** Reads the audit trail in a file, which follows the tables. @throws BackupError */
export async function* trailIn(reader: ArchiveReader): AsyncGenerator<TrailPart, void> {
  for (let entry = await reader.peek(); entry?.name.startsWith(TRAIL_FOLDER); entry = await reader.peek()) {
    const { content } = entry;
    await reader.read();
    const lines = content.toString('utf8').split('\n');
    if (lines.pop() !== '') throw new BackupError('unreadable', 'The file is damaged: its audit trail has an incomplete line.');
    yield { content, lines };
  }
}
