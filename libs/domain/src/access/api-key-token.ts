import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
const SHAPE = new RegExp(`^rpm_([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/** Number of leading characters of an API key that may be displayed later, so that people can tell keys apart. */
const PREFIX_LENGTH = 'rpm_'.length + 6;

/**
 * The string form of an API key: `rpm_`, 43 base62 characters (256 bits) and their CRC-32 in six more characters. Thanks to the checksum, a mistyped
 * or truncated key is rejected without a database query, and secret scanners can recognize a real key.
 */
export class ApiKeyToken {
  private constructor(readonly text: string) {}

  static generate(): ApiKeyToken {
    const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return new ApiKeyToken(`rpm_${secret}${checksum(secret)}`);
  }

  /** Parses an API key. @returns null if the string cannot be a key of this service */
  static parse(text: string): ApiKeyToken | null {
    const [, secret, sum] = SHAPE.exec(text) ?? [];
    return secret !== undefined && checksum(secret) === sum ? new ApiKeyToken(text) : null;
  }

  /** The hash of an API key, which the database stores instead of the key. The key is random and long, so a slow hash would not make it safer. */
  get hash(): Buffer {
    return hash('sha256', this.text, 'buffer');
  }

  get prefix(): string {
    return this.text.slice(0, PREFIX_LENGTH);
  }
}

function checksum(secret: string): string {
  let rest = crc32(secret);
  let digits = '';
  for (let place = 0; place < CHECKSUM_LENGTH; place++) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return digits;
}
