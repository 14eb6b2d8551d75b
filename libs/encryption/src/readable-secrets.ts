import { type Database, ConfigurationError, unnamedStatement } from '@rpm/database';
import { SEALED_TABLES } from './reseal-secrets';
import { type SecretBox } from './secret-box';

/** Returns the names of keys that stored secrets need but the secret box does not have. */
export async function missingKeyNames(database: Database, box: Pick<SecretBox, 'keyNames'>): Promise<string[]> {
  const rows = await database.run('delivery', LIST_KEY_NAMES, {});
  return rows.map(({ name }) => name).filter((name) => !box.keyNames.includes(name));
}

const LIST_KEY_NAMES = unnamedStatement<object, { name: string }>(
  `${SEALED_TABLES.map(({ table }) => `select key_name as name from ${table}`).join(' union ')} order by 1`,
);

/**
 * Checks that this process can decrypt every stored secret. Otherwise it could not sign deliveries, and would encrypt new secrets with a key that
 * other processes lack.
 * @throws ConfigurationError
 */
export async function assertSecretsReadable(database: Database, box: Pick<SecretBox, 'keyNames'>): Promise<void> {
  const missing = await missingKeyNames(database, box);
  if (missing.length === 0) return;
  throw new ConfigurationError([
    `WEBHOOK_ENCRYPTION_KEY: secrets of webhooks, secrets and messages of sources, or files that are being imported, are stored under ${missing.length} key(s) that this process does not have. Add them, ` +
      `comma separated, after the one that is to be used; a key that was not configured is in webhook-encryption.key in DATA_DIR of the ` +
      `process that made it.`,
  ]);
}
