import { statement } from '@rpm/database';
import { type BlockHeader } from '../seal/block';

/** Columns of a block without its organization, as {@link StoredBlock}. */
export const BLOCK_COLUMNS = `b.position, b.number, b.epoch, b.count, b.seal_timestamp as "sealTimestamp", b.first_timestamp as "firstTimestamp",
  b.last_timestamp as "lastTimestamp", b.ids::text as "ids", b.root, b.previous, b.hash, b.marks`;

/** SQL condition that the row `e` of the same organization is in the block `b`. The bounds of the ids let PostgreSQL use the index of the rows. */
export const HAS_ID = 'e.id >= lower(b.ids) and e.id < upper(b.ids) and b.ids @> e.id';

/** Lists the chains of all organizations, also of deleted ones, or that of one organization. */
export const LIST_CHAINS = statement<{ onlyOrganizationId: number | null }, { organizationId: number; chain: string | null }>({
  name: 'list-audit-chains',
  text: `
    select organization_id as "organizationId", c.chain from audit_chain c
    full join (select distinct organization_id from audit_block) b using (organization_id)
    where $onlyOrganizationId::bigint is null or organization_id = $onlyOrganizationId::bigint order by organization_id`,
});

/** A block as it is stored. */
export interface StoredBlock extends Omit<BlockHeader, 'chain'> {
  position: number;
  hash: Buffer;
  marks: Buffer;
}
