import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { matchesIfNoneMatch } from './entity-tag';
import { type Response } from '../request/request';

/** Compression functions, keyed by the name of the content encoding, in order of preference. */
const ENCODINGS = {
  br: (bytes: Buffer) => brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (bytes: Buffer) => gzipSync(bytes),
};

type Encoding = keyof typeof ENCODINGS | 'identity';

interface Variant {
  bytes: Buffer;
  etag: string;
}

/**
 * Content that never changes while the process runs. It is compressed once for each encoding, when a client first accepts that encoding, and all
 * responses share the bytes.
 */
export class CompressedContent {
  private readonly variants = new Map<Encoding, Variant>();
  private readonly digest: string;

  constructor(
    private readonly content: Buffer,
    /** Bytes that were compressed when the content was built. */
    private readonly compressed: Partial<Record<keyof typeof ENCODINGS, Buffer | undefined>> = {},
  ) {
    this.digest = createHash('sha256').update(content).digest('base64url').slice(0, 27);
  }

  /** Sends the content in an encoding that the client accepts, or 304 to a client that already has it. */
  send(response: Response): void {
    const { req: request } = response;
    const encoding = (['br', 'gzip'] as const).find((one) => request.acceptsEncodings(one) !== false) ?? 'identity';
    const { bytes, etag } = this.variant(encoding);
    response.vary('Accept-Encoding');
    response.setHeader('ETag', etag);
    if (matchesIfNoneMatch(etag, request.headers['if-none-match'])) {
      response.removeHeader('Content-Type');
      response.statusCode = 304;
      response.end();
      return;
    }
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', bytes.length);
    response.end(bytes);
  }

  /** The ETag includes the encoding, because a strong ETag identifies exact bytes (RFC 9110, section 8.8.3.3). */
  private variant(encoding: Encoding): Variant {
    const known = this.variants.get(encoding);
    if (known) return known;
    const variant =
      encoding === 'identity'
        ? { bytes: this.content, etag: `"${this.digest}"` }
        : { bytes: this.compressed[encoding] ?? ENCODINGS[encoding](this.content), etag: `"${this.digest}-${encoding}"` };
    this.variants.set(encoding, variant);
    return variant;
  }
}
