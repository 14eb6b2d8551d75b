import { hash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;
/** Length of the prefix, such as `rpm_`. */
const PREFIX_LENGTH = 4;
const SHAPE = new RegExp(`^(rp[a-z]_)([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`);

/**
 * The string form of a secret that the service hands out: a prefix that names its kind, 43 base62 characters (256 bits) and their CRC-32 in six more
 * characters. Thanks to the checksum, a mistyped or truncated secret is rejected without a database query, and secret scanners can recognize a real one.
 */
export class SecretToken {
  protected constructor(readonly text: string) {}

  /** The hash of the secret, which the database stores instead. The secret is random and long, so a slow hash would not make it safer. */
  get hash(): Buffer {
    return hash('sha256', this.text, 'buffer');
  }

  /** Returns a new secret with a prefix. */
  protected static newText(prefix: string): string {
    const secret = Array.from({ length: SECRET_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${prefix}${secret}${checksum(secret)}`;
  }

  /** Returns whether a string has a prefix, the right length and the right checksum. */
  protected static isWellFormed(prefix: string, text: string): boolean {
    const [, found, secret, sum] = SHAPE.exec(text) ?? [];
    return found === prefix && secret !== undefined && checksum(secret) === sum;
  }
}

const KEY_PREFIX = 'rpm_';

/** Number of leading characters of an API key that may be displayed later, so that people can tell keys apart. */
const SHOWN_LENGTH = PREFIX_LENGTH + 6;

/** An API key: `rpm_…`. */
export class ApiKeyToken extends SecretToken {
  static generate(): ApiKeyToken {
    return new ApiKeyToken(SecretToken.newText(KEY_PREFIX));
  }

  /** Parses an API key. @returns null if the string cannot be a key of this service */
  static parse(text: string): ApiKeyToken | null {
    return SecretToken.isWellFormed(KEY_PREFIX, text) ? new ApiKeyToken(text) : null;
  }

  get prefix(): string {
    return this.text.slice(0, SHOWN_LENGTH);
  }
}

const SESSION_PREFIX = 'rps_';

/** The token of a session of the console: `rps_…`. The browser keeps it in a cookie that scripts cannot read. */
export class ConsoleSessionToken extends SecretToken {
  static generate(): ConsoleSessionToken {
    return new ConsoleSessionToken(SecretToken.newText(SESSION_PREFIX));
  }

  /** Parses the token of a session. @returns null if the string cannot be such a token of this service */
  static parse(text: string): ConsoleSessionToken | null {
    return SecretToken.isWellFormed(SESSION_PREFIX, text) ? new ConsoleSessionToken(text) : null;
  }
}

const CODE_PREFIX = 'rpc_';

/** The code in a link that signs a person in to the console once: `rpc_…`. */
export class ConsoleCodeToken extends SecretToken {
  static generate(): ConsoleCodeToken {
    return new ConsoleCodeToken(SecretToken.newText(CODE_PREFIX));
  }

  /** Parses a code. @returns null if the string cannot be a code of this service */
  static parse(text: string): ConsoleCodeToken | null {
    return SecretToken.isWellFormed(CODE_PREFIX, text) ? new ConsoleCodeToken(text) : null;
  }
}

const INVITATION_PREFIX = 'rpi_';

/** The code in an invitation, with which a person registers a passkey once: `rpi_…`. */
export class ConsoleInvitationToken extends SecretToken {
  static generate(): ConsoleInvitationToken {
    return new ConsoleInvitationToken(SecretToken.newText(INVITATION_PREFIX));
  }

  /** Parses an invitation. @returns null if the string cannot be an invitation of this service */
  static parse(text: string): ConsoleInvitationToken | null {
    return SecretToken.isWellFormed(INVITATION_PREFIX, text) ? new ConsoleInvitationToken(text) : null;
  }
}

const SMART_PREFIX = 'rpt_';

/** The access token of a SMART client, which is valid for minutes: `rpt_…`. */
export class SmartToken extends SecretToken {
  static generate(): SmartToken {
    return new SmartToken(SecretToken.newText(SMART_PREFIX));
  }

  /** Parses an access token. @returns null if the string cannot be one of this service */
  static parse(text: string): SmartToken | null {
    return SecretToken.isWellFormed(SMART_PREFIX, text) ? new SmartToken(text) : null;
  }
}

const SOURCE_PREFIX = 'rpn_';

/** The token in the URL of a source of readings: `rpn_…`. */
export class SourceToken extends SecretToken {
  static generate(): SourceToken {
    return new SourceToken(SecretToken.newText(SOURCE_PREFIX));
  }

  /** Parses the token of a source. @returns null if the string cannot be one of this service */
  static parse(text: string): SourceToken | null {
    return SecretToken.isWellFormed(SOURCE_PREFIX, text) ? new SourceToken(text) : null;
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
