import { type DataSource } from 'typeorm';
import { runDelivery } from '../database/organization-scope';
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
 * Seals anew, with the first key of the box, what other keys have sealed: afterwards those are not needed any more. The secrets stay what
 * they are, so it may be done while they are used, broken off, and done again. Every process that signs must have the first key before.
 * @returns how many secrets were sealed anew
 * @throws UnreadableSecret when the box lacks a key
 */
export async function resealSecrets(dataSource: DataSource, box: SecretBox): Promise<number> {
  const [first] = box.keyNames;
  for (let resealed = 0; ;) {
    const rows = await runDelivery<SecretRow>(dataSource, LIST, [first, AT_ONCE]);
    if (rows.length === 0) return resealed;
    const sealed = rows.map((row) => box.seal(box.open(row, row), row).sealed);
    const values = [rows.map(({ organizationId }) => organizationId), rows.map(({ id }) => id), sealed, first];
    resealed += (await runDelivery(dataSource, REPLACE, values)).length;
  }
}

const LIST = {
  text: `select organization_id as "organizationId", id, webhook_id as "webhookId", sealed, key_name as "keyName"
    from webhook_secret where key_name <> $1 order by organization_id, id limit $2`,
};

/** What was deleted meanwhile stays so; what another has sealed anew is well. */
const REPLACE = {
  text: `update webhook_secret s set sealed = n.sealed, key_name = $4
    from unnest($1::bigint[], $2::bigint[], $3::bytea[]) as n (organization_id, id, sealed)
    where s.organization_id = n.organization_id and s.id = n.id and s.key_name <> $4 returning 1`,
};
