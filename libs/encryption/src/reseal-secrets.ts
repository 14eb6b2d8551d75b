import { type Database, unnamedStatement } from '@rpm/database';
import { type SecretBox } from './secret-box';

const AT_ONCE = 500;

/** The tables that contain encrypted secrets of webhooks. */
const TABLES = ['webhook_secret', 'webhook_header'] as const;

type Table = (typeof TABLES)[number];

interface SecretRow {
  organizationId: number;
  webhookId: number;
  sealed: Buffer;
  keyName: string;
}

/**
 * Re-encrypts all secrets that were encrypted with other keys, using the first key of the secret box, so that the other keys are no longer needed.
 * The secrets stay the same, so this can run while they are used, and can be interrupted and repeated. Every process that signs must have the first
 * key before this runs.
 * @returns the number of re-encrypted secrets
 * @throws UnreadableSecret when the box lacks a key
 */
export async function resealSecrets(database: Database, box: SecretBox): Promise<number> {
  let resealed = 0;
  for (const table of TABLES) resealed += await resealTable(database, box, table);
  return resealed;
}

async function resealTable(database: Database, box: SecretBox, table: Table): Promise<number> {
  const [keyName = ''] = box.keyNames;
  for (let resealed = 0; ;) {
    const rows = await database.run('delivery', list(table), { keyName, limit: AT_ONCE });
    if (rows.length === 0) return resealed;
    const replaced = await database.run('delivery', replace(table), {
      organizationIds: rows.map(({ organizationId }) => organizationId),
      webhookIds: rows.map(({ webhookId }) => webhookId),
      sealed: rows.map(({ sealed }) => sealed),
      resealed: rows.map((row) => box.seal(box.open(row, row), row).sealed),
      keyName,
    });
    resealed += replaced.length;
  }
}

const list = (table: Table) =>
  unnamedStatement<{ keyName: string; limit: number }, SecretRow>(
    `select organization_id as "organizationId", webhook_id as "webhookId", sealed, key_name as "keyName"
    from ${table} where key_name <> $keyName order by organization_id, webhook_id limit $limit`,
  );

/** Secrets with their new ciphertexts. All lists have one entry per secret, in the same order. */
interface Resealed {
  organizationIds: number[];
  webhookIds: number[];
  sealed: Buffer[];
  resealed: Buffer[];
  /** Name of the key that decrypts the new ciphertexts. */
  keyName: string;
}

/** Stores re-encrypted secrets. The condition skips secrets that were deleted, replaced or already re-encrypted in the meantime. */
const replace = (table: Table) =>
  unnamedStatement<Resealed>(`update ${table} s set sealed = n.resealed, key_name = $keyName
    from unnest($organizationIds::bigint[], $webhookIds::bigint[], $sealed::bytea[], $resealed::bytea[]) as n (organization_id, webhook_id, sealed, resealed)
    where s.organization_id = n.organization_id and s.webhook_id = n.webhook_id and s.sealed = n.sealed returning 1`);
