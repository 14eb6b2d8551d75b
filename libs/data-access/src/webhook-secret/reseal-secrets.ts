import { type DataSource } from 'typeorm';
import { runInDeliveryScope } from '../scope/organization-scope';
import { type SecretBox } from './secret-box';

const AT_ONCE = 500;

interface SecretRow {
  organizationId: number;
  id: number;
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
export async function resealSecrets(dataSource: DataSource, box: SecretBox): Promise<number> {
  const [first] = box.keyNames;
  for (let resealed = 0; ;) {
    const rows = await runInDeliveryScope<SecretRow>(dataSource, LIST, [first, AT_ONCE]);
    if (rows.length === 0) return resealed;
    const sealed = rows.map((row) => box.seal(box.open(row, row), row).sealed);
    const values = [rows.map(({ organizationId }) => organizationId), rows.map(({ id }) => id), sealed, first];
    resealed += (await runInDeliveryScope(dataSource, REPLACE, values)).length;
  }
}

const LIST = {
  text: `select organization_id as "organizationId", id, webhook_id as "webhookId", sealed, key_name as "keyName"
    from webhook_secret where key_name <> $1 order by organization_id, id limit $2`,
};

/** Stores re-encrypted secrets. The condition skips secrets that were deleted or already re-encrypted in the meantime. */
const REPLACE = {
  text: `update webhook_secret s set sealed = n.sealed, key_name = $4
    from unnest($1::bigint[], $2::bigint[], $3::bytea[]) as n (organization_id, id, sealed)
    where s.organization_id = n.organization_id and s.id = n.id and s.key_name <> $4 returning 1`,
};
