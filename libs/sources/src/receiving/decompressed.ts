import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';

/** Error: a body is larger than the limit after decompression. */
export class DecompressedTooLarge extends Error {}

const DECOMPRESS = new Map([
  ['gzip', promisify(gunzip)],
  ['x-gzip', promisify(gunzip)],
  ['deflate', promisify(inflate)],
  ['br', promisify(brotliDecompress)],
]);

/**
 * Decompresses a body by its header `Content-Encoding`. @returns null if the encoding is unknown or the body is damaged: then the body is stored as it was sent
 * @throws DecompressedTooLarge
 */
export async function decompressed(body: Buffer, encoding: string | undefined, maxBytes: number): Promise<Buffer | null> {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  if (name === 'identity' || name === '' || body.length === 0) return body;
  const decompress = DECOMPRESS.get(name);
  if (!decompress) return null;
  try {
    return await decompress(body, { maxOutputLength: maxBytes });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw new DecompressedTooLarge();
    return null;
  }
}
