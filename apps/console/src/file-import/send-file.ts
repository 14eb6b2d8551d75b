import { type FileImport } from '@rpm/client';
import { rpm } from '../service/rpm';

/** Size of each part of a file but the last one. The service accepts no larger ones, because a part in base64 must fit into a request. */
export const PART_BYTES = 512 * 1024;

/** Size of the largest file that the service accepts. */
export const MAX_FILE_BYTES = 512 * 1024 * 1024;

/** Returns the SHA-256 of a file in hexadecimal digits. */
async function sha256Of(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the bytes of a part of a file in base64. */
function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const url = reader.result as string;
      resolve(url.slice(url.indexOf(',') + 1));
    };
    reader.onerror = () => reject(reader.error ?? new Error('The browser cannot read the file.'));
    reader.readAsDataURL(part);
  });
}

/**
 * Sends a file part by part, and creates the import that will store its readings. The name of the file is not sent, because it may contain the name of a person.
 * @param onProgress called with the number of bytes that have been sent
 */
export async function sendFile(file: Blob, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<FileImport> {
  onProgress(0);
  const body = { sha256: await sha256Of(file), bytes: file.size };
  const created = await rpm.createFileImport({ body }, { signal });
  let latest = created;
  for (let start = 0, number = 1; start < file.size; start += PART_BYTES, number++) {
    const data = await base64Of(file.slice(start, start + PART_BYTES));
    latest = await rpm.putFileImportPart({ fileImportId: created.id, number, body: { data } }, { signal });
    onProgress(Math.min(start + PART_BYTES, file.size));
  }
  return latest;
}
