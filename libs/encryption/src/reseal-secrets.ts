import { type Database, runInDeliveryScope } from '@rpm/database';
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
export async function resealSecrets(dataSource: Database, box: SecretBox): Promise<number> {
  let resealed = 0;
  for (const table of TABLES) resealed += await resealTable(dataSource, box, table);
  return resealed;
}

async function resealTable(dataSource: Database, box: SecretBox, table: Table): Promise<number> {
  const [first] = box.keyNames;
  for (let resealed = 0; ;) {
    const rows = await runInDeliveryScope<SecretRow>(dataSource, list(table), [first, AT_ONCE]);
    if (rows.length === 0) return resealed;
    const columns = (['organizationId', 'webhookId', 'sealed'] as const).map((name) => rows.map((row) => row[name]));
    const sealed = rows.map((row) => box.seal(box.open(row, row), row).sealed);
    resealed += (await runInDeliveryScope(dataSource, replace(table), [...columns, sealed, first])).length;
  }
}

const list = (table: Table) => ({
  text: `select organization_id as "organizationId", webhook_id as "webhookId", sealed, key_name as "keyName"
    from ${table} where key_name <> $1 order by organization_id, webhook_id limit $2`,
});

/** Stores re-encrypted secrets. The condition skips secrets that were deleted, replaced or already re-encrypted in the meantime. */
const replace = (table: Table) => ({
  text: `update ${table} s set sealed = n.resealed, key_name = $5
    from unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[]) as n (organization_id, webhook_id, sealed, resealed)
    where s.organization_id = n.organization_id and s.webhook_id = n.webhook_id and s.sealed = n.sealed returning 1`,
});
