import { statement } from '@rpm/database';

/** The messages and parts of all sources that wait. */
export interface ProcessingState {
  /** Seconds since the oldest due message was received; 0 if none is due. */
  oldestSeconds: number;
  /** The number of quarantined parts by code. */
  quarantined: Record<string, number>;
}

/** SQL that reads how much waits. It reads one message of each source, and the groups of quarantined parts. */
export const READ_PROCESSING_STATE = statement<object, ProcessingState>({
  name: 'read-processing-state',
  text: `
    with recursive queued as (
      (select organization_id, source_id from ingest_message where state = 'queued' order by organization_id, source_id limit 1)
      union all
      select n.organization_id, n.source_id from queued q cross join lateral (
        select m.organization_id, m.source_id from ingest_message m
        where m.state = 'queued' and (m.organization_id, m.source_id) > (q.organization_id, q.source_id)
        order by m.organization_id, m.source_id limit 1
      ) n
    )
    select coalesce((
        select extract(epoch from now() - min(oldest.receive_timestamp))::float8
        from queued q join ingest_source s on s.organization_id = q.organization_id and s.id = q.source_id and s.state <> 'paused'
        cross join lateral (
          select m.receive_timestamp from ingest_message m
          where m.organization_id = q.organization_id and m.source_id = q.source_id and m.state = 'queued' and m.due_timestamp <= now()
          order by m.id limit 1
        ) oldest), 0) as "oldestSeconds",
      coalesce((
        select json_object_agg(code, count) from (select code, sum(count)::float8 as count from ingest_quarantine_group group by code) g
      ), '{}') as quarantined`,
});
