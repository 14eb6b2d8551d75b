import { statement } from '@rpm/database';
import { leafHashOf } from '../merkle/leaf-hash.sql';
import { type BlockHeader } from '../seal/block';

/** A segment as it is stored. */
export interface StoredSegment {
  organizationId: number;
  origin: string;
  chain: string;
  blocks: number;
  rows: number;
  /** Hash of the last block, in hexadecimal. */
  hash: string;
  /** JSON with the checkpoint, the proof that it covers the last block, and the public keys. */
  proof: string;
}

export const INSERT_SEGMENT = statement<StoredSegment>({
  name: 'insert-audit-segment',
  text: `
    insert into audit_segment (organization_id, origin, chain, blocks, rows, hash, proof)
    values ($organizationId, $origin, $chain, $blocks, $rows, decode($hash, 'hex'), $proof)`,
});

/** Lists the segments of all organizations, or that of one. */
export const LIST_SEGMENTS = statement<{ onlyOrganizationId: number | null }, StoredSegment>({
  name: 'list-audit-segments',
  text: `
    select organization_id as "organizationId", origin, chain, blocks, rows, encode(hash, 'hex') as "hash", proof from audit_segment
    where $onlyOrganizationId::bigint is null or organization_id = $onlyOrganizationId::bigint order by organization_id`,
});

/**
 * Adds rows, given as lines, in their order. The lines name the organization by its number in the earlier installation, and the rows get ids of this one.
 */
export const INSERT_LINES = statement<{ organizationId: number; lines: string[] }, { id: number }>({
  name: 'insert-lines-of-audit-segment',
  text: `
    insert into audit_event (organization_id, recorded_timestamp, format, actor_kind, actor_id, session_id, asserted_actor, action, resource, resource_id,
      patients, rows, status, request_id, further_request_ids, client_request_hash, address, host, webhook_id, digests, purpose)
    select $organizationId::bigint, (l ->> 'recordedTimestamp')::timestamptz, (l ->> 'format')::smallint, l ->> 'actorKind', (l ->> 'actorId')::bigint,
      (l ->> 'sessionId')::bigint, l ->> 'assertedActor', l ->> 'action', l ->> 'resource', (l ->> 'resourceId')::bigint,
      translate(l ->> 'patients', '[]', '{}')::bigint[], (l ->> 'rows')::integer, (l ->> 'status')::smallint, (l ->> 'requestId')::uuid,
      translate(l ->> 'furtherRequestIds', '[]', '{}')::uuid[], decode(l ->> 'clientRequestHash', 'hex'), (l ->> 'address')::inet, l ->> 'host',
      (l ->> 'webhookId')::bigint, decode(l ->> 'digests', 'hex'), l ->> 'purpose'
    from (select line::json as l, n from unnest($lines::text[]) with ordinality t (line, n) offset 0) parsed
    order by n returning id`,
});

/** New blocks of a segment. All lists have one entry per block, in the same order; lists of ids are texts of arrays. */
export interface NewSegmentBlocks {
  organizationId: number;
  numbers: number[];
  epochs: number[];
  counts: number[];
  sealTimestamps: Date[];
  firstTimestamps: Date[];
  lastTimestamps: Date[];
  ids: string[];
  roots: Buffer[];
  previous: Buffer[];
  hashes: Buffer[];
  rowIds: string[];
  sourceIds: string[];
}

export const INSERT_SEGMENT_BLOCKS = statement<NewSegmentBlocks>({
  name: 'insert-blocks-of-audit-segment',
  text: `
    insert into audit_segment_block (organization_id, number, epoch, count, seal_timestamp, first_timestamp, last_timestamp, ids, root, previous, hash,
      row_ids, source_ids)
    select $organizationId::bigint, n.number, n.epoch, n.count, n.seal_timestamp, n.first_timestamp, n.last_timestamp, n.ids::int8multirange, n.root,
      n.previous, n.hash, n.row_ids::bigint[], n.source_ids::bigint[]
    from unnest($numbers::bigint[], $epochs::integer[], $counts::integer[], $sealTimestamps::timestamptz[], $firstTimestamps::timestamptz[],
      $lastTimestamps::timestamptz[], $ids::text[], $roots::bytea[], $previous::bytea[], $hashes::bytea[], $rowIds::text[], $sourceIds::text[])
      as n (number, epoch, count, seal_timestamp, first_timestamp, last_timestamp, ids, root, previous, hash, row_ids, source_ids)`,
});

/** A block of a segment as it is stored, with the hashes of the rows that are there. */
export interface SegmentBlock extends Omit<BlockHeader, 'chain'> {
  hash: Buffer;
  /** Whether the rows were archived before the export, so that only the block is there. */
  isArchived: boolean;
  /** Hashes of the lines that the rows had in the earlier installation, one after the other; null if there are none. */
  leaves: Buffer | null;
}

export interface SegmentBlocksRequest {
  organizationId: number;
  chain: string;
  afterNumber: number;
  /** Number of blocks after which, and number of rows after whose excess, the page ends. */
  maxBlocks: number;
  maxRows: number;
}

/** Reads the next blocks of a segment. A row has the line of the earlier installation if its id there takes the place of its id here. */
export const LIST_SEGMENT_BLOCKS = statement<SegmentBlocksRequest, SegmentBlock>({
  name: 'list-blocks-of-audit-segment',
  text: `
    with page as materialized (
      select b.* from audit_segment_block b where organization_id = $organizationId::bigint and number > $afterNumber::bigint
      order by number limit $maxBlocks
    ), totals as (select number, sum(count) over (order by number) - count as rows_before from page)
    select b.number, b.epoch, b.count, b.seal_timestamp as "sealTimestamp", b.first_timestamp as "firstTimestamp", b.last_timestamp as "lastTimestamp",
      b.ids::text as "ids", b.root, b.previous, b.hash, cardinality(b.row_ids) = 0 as "isArchived", (
        select string_agg(${leafHashOf(`jsonb_populate_record(e, jsonb_build_object('id', r.source_id))`, '$chain::uuid')}, '' order by r.n)
        from unnest(b.row_ids, b.source_ids) with ordinality r (row_id, source_id, n)
          join audit_event e on e.organization_id = $organizationId::bigint and e.id = r.row_id
      ) as "leaves"
    from page b join totals t on t.number = b.number where t.rows_before < $maxRows::bigint order by b.number`,
});

/** Finds the first row of each organization that was imported with a segment, or of one organization: it contains the digest of the segment. */
export const LIST_SEGMENT_DIGESTS = statement<
  { onlyOrganizationId: number | null },
  { organizationId: number; rowId: number; digest: string }
>({
  name: 'list-digests-of-audit-segments',
  text: `
    select c.organization_id as "organizationId", f.id as "rowId", encode(f.digests, 'hex') as "digest"
    from audit_chain c cross join lateral (
      select e.id, e.resource, e.digests from audit_event e where e.organization_id = c.organization_id order by e.id limit 1
    ) f
    where f.resource = 'organization import' and f.digests is not null
      and ($onlyOrganizationId::bigint is null or c.organization_id = $onlyOrganizationId::bigint)
    order by 1`,
});
