import { ConfigurationError, type DatabaseConfiguration } from '@rpm/database';
import { readOrCreateKey } from '@rpm/encryption';
import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Name of the file with the signing key of an installation with the embedded database. */
export const SIGNING_KEY_FILE = 'audit-signing.key';

const KEY = /^[A-Za-z0-9+/]{43}=$/;
const listOf = (text: string) => text.split(',').map((key) => key.trim());

/** The shortest retention: 45 CFR 164.316(b)(2) requires six years. */
const FEWEST_YEARS = 6;
const YEARS = 'must be a whole number from 6 to 100, because 45 CFR 164.316(b)(2) requires six years';

/** Settings of every process that makes or verifies checkpoints of the audit trail. */
export const auditSettings = {
  AUDIT_SIGNING_KEY: z
    .string()
    .refine(
      (text) => listOf(text).every((key) => KEY.test(key)),
      'must be base64 of 32 random bytes, or several, comma separated',
    )
    .optional()
    .describe(
      'Signs the checkpoints of the audit trail: base64 of 32 random bytes (`openssl rand -base64 32`), the same for all processes; to replace it, ' +
        'put the new one before the old one, comma separated. Unset: a key made once in `DATA_DIR`, or no signatures with `DATABASE_URL`',
    ),
  AUDIT_CHECKPOINT_FILE: z
    .string()
    .min(1)
    .optional()
    .describe('File to which every checkpoint of the audit trail is appended, best on a disk that others own'),
  AUDIT_RETENTION_YEARS: z
    .string()
    .regex(/^[0-9]{1,3}$/, YEARS)
    .transform(Number)
    .pipe(z.number().min(FEWEST_YEARS, YEARS).max(100, YEARS))
    .default(FEWEST_YEARS)
    .describe(
      'Years for which `rpm-admin audit archive` leaves rows of the audit trail in the database. Nothing is removed by itself',
    ),
};

/** The settings that signing and keeping checkpoints needs. */
export type AuditConfiguration = Omit<z.infer<z.ZodObject<typeof auditSettings>>, 'AUDIT_RETENTION_YEARS'> &
  Pick<DatabaseConfiguration, 'DATABASE_URL' | 'DATA_DIR'>;

/** The settings that decide which key a process has. */
type KeyConfiguration = Pick<AuditConfiguration, 'AUDIT_SIGNING_KEY' | 'DATABASE_URL' | 'DATA_DIR'>;

/** An Ed25519 key pair. */
export interface SigningKey {
  privateKey: KeyObject;
  /** The 32 bytes of the public key. */
  publicKey: Buffer;
}

/** DER encoding of an Ed25519 private key (RFC 8410), up to its 32 bytes. */
const PRIVATE_KEY_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');
/** DER encoding of an Ed25519 public key, up to its 32 bytes. */
const PUBLIC_KEY_PREFIX = Buffer.from('302a300506032b6570032100', 'hex');

/** @param secret the 32 bytes of the private key */
export function signingKeyOf(secret: Buffer): SigningKey {
  const privateKey = createPrivateKey({ key: Buffer.concat([PRIVATE_KEY_PREFIX, secret]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  return { privateKey, publicKey: spki.subarray(PUBLIC_KEY_PREFIX.length) };
}

/** @param bytes the 32 bytes of a public key */
export function publicKeyOf(bytes: Buffer): KeyObject {
  return createPublicKey({ key: Buffer.concat([PUBLIC_KEY_PREFIX, bytes]), format: 'der', type: 'spki' });
}

/** Returns whether a key is configured or in the data folder. Otherwise {@link loadSigningKeys} would create one, unless `DATABASE_URL` is set. */
export function hasSigningKey({ AUDIT_SIGNING_KEY, DATABASE_URL, DATA_DIR }: KeyConfiguration): boolean {
  return AUDIT_SIGNING_KEY !== undefined || (DATABASE_URL === undefined && existsSync(join(DATA_DIR, SIGNING_KEY_FILE)));
}

/**
 * Returns the configured signing keys, the one that signs first, or the key in the data folder of the embedded database, which is created if there is none.
 * Returns no key if `DATABASE_URL` is set and no key is. @throws ConfigurationError if the key file is damaged, or cannot be read or created
 */
export async function loadSigningKeys({ AUDIT_SIGNING_KEY, DATABASE_URL, DATA_DIR }: KeyConfiguration): Promise<SigningKey[]> {
  if (AUDIT_SIGNING_KEY === undefined && DATABASE_URL !== undefined) return [];
  const keys = listOf(AUDIT_SIGNING_KEY ?? (await readOrCreateKey(DATA_DIR, SIGNING_KEY_FILE).catch(refused)));
  if (!keys.every((key) => KEY.test(key))) {
    throw new ConfigurationError([
      `AUDIT_SIGNING_KEY: is not set, and ${SIGNING_KEY_FILE} in DATA_DIR is damaged; restore it from a backup, or set the key.`,
    ]);
  }
  return keys.map((key) => signingKeyOf(Buffer.from(key, 'base64')));
}

function refused({ code = 'unknown' }: NodeJS.ErrnoException): never {
  throw new ConfigurationError([
    `DATA_DIR: the signing key of the audit trail cannot be kept there (${code}); set AUDIT_SIGNING_KEY.`,
  ]);
}
