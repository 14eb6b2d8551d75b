import { insertEvents, jsonInstant, jsonObject, statement } from '@rpm/database';

/** Lets the rest of the transaction write events of all organizations. */
export const EVENT_SCOPE = statement<{ delivery: 'on' }>({
  name: 'checkpoint-event-scope',
  text: `select set_config('rpm.delivery', $delivery, true)`,
});

const PAYLOAD = jsonObject({
  id: 'c.id',
  version: '1',
  updateTimestamp: jsonInstant('c.create_timestamp'),
  chain: 'h.chain',
  block: 'b.number',
  position: 'b.position',
  count: 'b.count',
  hash: `encode(b.hash, 'hex')`,
  root: `encode(c.root, 'hex')`,
  checkpoint: 'c.note',
});

/**
 * Emits `audit.checkpoint` for each organization that has a block after a position, with the newest of its blocks. An organization that is being deleted, or does not
 * exist any more, gets none.
 */
export const EMIT_CHECKPOINT = statement<{ checkpointId: number; afterPosition: number }>({
  name: 'emit-audit-checkpoint',
  text: `
    with newest as materialized (
      select distinct on (organization_id) organization_id, number, position, count, hash from audit_block
      where position > $afterPosition::bigint order by organization_id, number desc
    )
    ${insertEvents('payload')}
    select b.organization_id, 'audit.checkpoint', c.id, ${PAYLOAD}
    from audit_checkpoint c cross join newest b join audit_chain h on h.organization_id = b.organization_id
      join organization o on o.id = b.organization_id
    where c.id = $checkpointId::bigint order by b.organization_id for key share of o skip locked`,
});
