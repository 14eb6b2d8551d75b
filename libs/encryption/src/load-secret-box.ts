import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type DatabaseConfiguration, ConfigurationError } from '@rpm/database';
import { KEY_FILE, readOrCreateKey } from './key-file';
import { SecretBox } from './secret-box';

const KEY = /^[A-Za-z0-9+/]{43}=$/;
const listOf = (text: string) => text.split(',').map((key) => key.trim());

/** Settings of every process that encrypts or decrypts secrets. */
export const encryptionSettings = {
  WEBHOOK_ENCRYPTION_KEY: z
    .string()
    .refine(
      (text) => listOf(text).every((key) => KEY.test(key)),
      'must be base64 of 32 random bytes, or several, comma separated',
    )
    .optional()
    .describe(
      'Encrypts the signing secrets of webhooks: base64 of 32 random bytes (`openssl rand -base64 32`); several, comma separated: the first ' +
        'encrypts, all decrypt. Unset: a key made once in `DATA_DIR`',
    ),
};

type SecretConfiguration = z.infer<z.ZodObject<typeof encryptionSettings>>;

/** Returns whether a key is configured or in the data folder. Otherwise {@link loadSecretBox} would create one. */
export function hasEncryptionKey({
  WEBHOOK_ENCRYPTION_KEY,
  DATA_DIR,
}: SecretConfiguration & Pick<DatabaseConfiguration, 'DATA_DIR'>): boolean {
  return WEBHOOK_ENCRYPTION_KEY !== undefined || existsSync(join(DATA_DIR, KEY_FILE));
}

/**
 * Creates a secret box with the configured keys, or with the key in the data folder if none is configured.
 * @throws ConfigurationError when the key file is damaged, or cannot be read or created
 */
export async function loadSecretBox({
  WEBHOOK_ENCRYPTION_KEY,
  DATA_DIR,
}: SecretConfiguration & Pick<DatabaseConfiguration, 'DATA_DIR'>): Promise<SecretBox> {
  const [first = '', ...others] = listOf(WEBHOOK_ENCRYPTION_KEY ?? (await readOrCreateKey(DATA_DIR, KEY_FILE).catch(refused)));
  if (!KEY.test(first)) {
    throw new ConfigurationError([
      `WEBHOOK_ENCRYPTION_KEY: is not set, and ${KEY_FILE} in DATA_DIR is damaged; restore it from a backup, or set the key.`,
    ]);
  }
  return new SecretBox([bytesOf(first), ...others.map(bytesOf)]);
}

function refused({ code = 'unknown' }: NodeJS.ErrnoException): never {
  throw new ConfigurationError([`DATA_DIR: the key of webhooks cannot be kept there (${code}); set WEBHOOK_ENCRYPTION_KEY.`]);
}

const bytesOf = (key: string) => Buffer.from(key, 'base64');
