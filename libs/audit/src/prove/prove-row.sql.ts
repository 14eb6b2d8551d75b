import { statement } from '@rpm/database';
import { type StoredBlock } from '../block/stored-block.sql';

export interface SealedLine extends Omit<StoredBlock, 'marks'> {
  organizationId: number;
  chain: string;
  line: string;
}

/** Finds the line of a row, and the block that contains the row. */
export const FIND_SEALED_LINE = statement<{ id: number }, SealedLine>({
  name: 'find-sealed-audit-line',
  text: `
    select e.organization_id as "organizationId", c.chain, audit_line_v1(e, c.chain) as "line", b.position, b.number, b.epoch, b.count,
      b.seal_timestamp as "sealTimestamp", b.first_timestamp as "firstTimestamp", b.last_timestamp as "lastTimestamp", b.ids::text as "ids", b.root,
      b.previous, b.hash
    from audit_event e join audit_chain c on c.organization_id = e.organization_id
      join audit_block b on b.organization_id = e.organization_id and b.ids @> e.id
    where e.id = $id order by b.position limit 1`,
});
