import { COUNT_FILE_PARTS, type FileImportRow, type FileParts } from '@rpm/data-access';
import { type Database } from '@rpm/database';
import { Conflict } from '@rpm/domain';
import { createHash } from 'node:crypto';
import { type FileToImport } from '../file-to-import';
import { type StoredAnswers } from './stored-answers';

/** Returns the file of an import. @throws Conflict if parts are missing, or if they are not the file */
export async function receivedFile(
  database: Database,
  parts: FileParts,
  organizationId: number,
  { id, bytes, sha256 }: FileImportRow,
  stored: StoredAnswers,
): Promise<FileToImport> {
  const [counted] = await database.run({ organizationId }, COUNT_FILE_PARTS, { fileImportId: id });
  if (counted?.bytes !== bytes)
    throw new Conflict(`${counted?.bytes ?? 0} of ${bytes} bytes of the file have arrived. Send all parts.`);
  const open = () => parts.open(organizationId, id);
  const hash = createHash('sha256');
  for await (const chunk of open() as AsyncIterable<Buffer>) hash.update(chunk);
  if (hash.digest('hex') !== sha256) throw new Conflict('The parts are not the file with this SHA-256. Send them again.');
  return { bytes: { open, size: bytes }, ...stored };
}
