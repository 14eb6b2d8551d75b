import { readingKind, type ReadingKindName } from '@rpm/domain';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';
import { firstNonNull } from '../resource/first-of';
import { type Statement } from '../scope/organization-scope';
import { columnOfProperty, readingTableOf } from '../reading/reading-table';
import { inputColumns, valueColumns } from './record-readings.values';
import { readingAsJson } from '../reading/reading.view';

/**
 * SQL that records readings of one kind, each at most once, and returns for each of them, in order: its patient and device, whether it was stored
 * before, and with which values. It is one statement, so a thousand readings take one round trip, like a single one. A unique index decides whether
 * two readings are the same, because a previous lookup could miss a concurrent write. If one statement contains the same reading several times, the
 * first copy is inserted, and the others are compared with it. Subqueries make PostgreSQL use the indexes whatever the statistics of the tables, and
 * no join combines the readings with another set of the same length, so that the cost is linear in the number of readings.
 */
export function recordReadingsStatement(kind: ReadingKindName): Statement {
  const { ctes, result } = recordReadingsParts(kind, 'true');
  return { name: `record-${readingKind(kind).path}-readings`, text: `with ${ctes} ${result}` };
}

/** The two parts of a statement that records readings: its common table expressions, and the query that returns the outcomes. */
export interface RecordReadingsParts {
  ctes: string;
  result: string;
}

/** @param condition SQL condition; if it is false, nothing is recorded and there are no outcomes */
export function recordReadingsParts(kind: ReadingKindName, condition: string): RecordReadingsParts {
  const { values } = readingKind(kind);
  const table = readingTableOf(kind);
  const given = inputColumns(kind);
  const instants = Object.entries(values).flatMap(([property, { type }]) =>
    type === 'instants' ? [columnOfProperty(property)] : [],
  );
  const compared = [...valueColumns(kind).map(({ name }) => name), 'manual', 'out_of_range'];
  const identity = ['device_id', 'item_id', 'patient_id', 'reading_timestamp', 'measurement_index'];
  const stored = [...identity, ...compared, 'device_time_zone_offset', 'patient_time_zone_offset', 'sent_as', 'flags'];
  const columns = (alias: string) => compared.map((name) => `${alias}.${name}`).join(', ');
  const ctes = `
    given as (
      select ${given.map(({ name }) => (instants.includes(name) ? `${name}::timestamptz(3)[]` : name)).join(', ')}, n,
        to_timestamp(epoch_ms / 1000)::timestamptz(3) as reading_timestamp
      from unnest(${given.map(({ type }, at) => `$${at + 3}::${type}[]`).join(', ')}) with ordinality
        as g (${given.map(({ name }) => name).join(', ')}, n)
      where ${condition}
    ), resolved as materialized (
      select g.n, d.id as device_id, d.item_id, p.id as patient_id, g.reading_timestamp, g.measurement_index, ${columns('g')},
        g.device_time_zone_offset, g.sent_as, case when p.archived then '{patientArchived}'::text[] else '{}' end as flags,
        extract(epoch from (g.reading_timestamp at time zone p.local_time_zone) - (g.reading_timestamp at time zone 'UTC'))::integer
          as patient_time_zone_offset,
        case
          when g.device_id is not null and d.id is null then 'unknown_device'
          when named.device_id is null and g.identifier is not null and g.device_id is not null then 'not_its_identifier'
          when named.device_id is null and g.identifier is not null then 'unknown_device_identifier'
          when named.is_ambiguous then 'ambiguous_device_identifier'
          when g.patient_id <> h.patient_id
            and (select a.id from patient a where a.organization_id = $1 and a.id = g.patient_id) is not null then 'held_by_another'
          when g.patient_id is distinct from p.id and g.patient_id is not null then 'unknown_patient'
          when d.disabled_readings then 'dropped'
        end as refusal
      from given g
      left join lateral (
        select min(i.device_id) as device_id, min(i.device_id) <> max(i.device_id) as is_ambiguous
        from device_identifier i
        where i.organization_id = $1 and ${matchesIdentifier('i', 'g.identifier', 'g.mac_address')}
          and i.device_id = coalesce(g.device_id, i.device_id) and g.identifier is not null
      ) named on true
      left join lateral (
        select d.id, d.item_id, d.disabled_readings from device d
        where d.organization_id = $1 and d.id = ${firstNonNull('g.device_id', 'named.device_id')} limit 1
      ) d on true
      left join lateral (
        select case when a.end_timestamp is null or a.end_timestamp > g.reading_timestamp then a.patient_id end as patient_id
        from device_assignment a
        where a.organization_id = $1 and a.device_id = d.id and a.start_timestamp <= g.reading_timestamp
          and a.end_timestamp is distinct from a.start_timestamp
        -- Periods do not overlap: only the last that has begun can hold the instant, and one that is empty holds none.
        order by a.start_timestamp desc limit 1
      ) h on true
      left join lateral (
        select p.id, p.local_time_zone, p.archived from patient p
        where p.organization_id = $1 and p.id = ${firstNonNull('h.patient_id', 'g.patient_id')} limit 1
      ) p on true
    ), numbered as (
      select *, case when refusal is null then nextval('${table}_id_seq') end as new_id from resolved
    ), grouped as materialized (
      select n, refusal, ${stored.join(', ')},
        first_value(n) over same as first_n, first_value(new_id) over same as new_id,
        row(${compared.join(', ')}) is not distinct from row(${compared.map((name) => `first_value(${name}) over same`).join(', ')})
          as agrees
      from numbered
      window same as (
        partition by refusal is null, device_id, case when device_id is null then patient_id end, reading_timestamp, measurement_index
        order by n)
    ), inserted as (
      insert into ${table} (organization_id, id, ${stored.join(', ')}) overriding system value
      -- In one order, so that of two batches with the same readings none waits for what the other is waiting to store.
      select $1, new_id, ${stored.join(', ')} from grouped where n = first_n and refusal is null
      order by device_id, patient_id, reading_timestamp, measurement_index
      on conflict do nothing returning id
    ), announced as (
      insert into event (organization_id, type, subject_id) select $1, 'reading.${kind}', id from inserted
    ), dropped as (
      update device d set dropped_readings = d.dropped_readings + k.count
      from (select device_id, count(*) from grouped where refusal = 'dropped' group by device_id order by device_id) k
      where d.organization_id = $1 and d.id = k.device_id
    ), answered as materialized (
      -- What this statement inserts it cannot see in the table, but only in what the insert returns.
      select *, refusal is null and new_id in (select id from inserted) as is_new from grouped
    )`;
  const result = `
    select
      case
        when a.refusal is not null then a.refusal
        when a.is_new and a.n = a.first_n then 'created'
        when a.is_new then case when a.agrees then 'duplicate' else 'conflict' end
        when s.id is null then 'unseen'
        when row(${columns('a')}) is not distinct from row(${columns('s')}) then 'duplicate'
        else 'conflict'
      end as status,
      case when a.is_new then a.new_id else s.id end as id,
      s.void_timestamp is not null as "isVoided",
      case when $2 and (a.is_new or s.id is not null) then (
        select ${readingAsJson(kind)}::text from (
          select $1::bigint as organization_id, case when a.is_new then a.new_id else s.id end as id,
            ${stored.map((name) => `case when a.is_new then a.${name} else s.${name} end as ${name}`).join(', ')} offset 0
        ) r
      ) end as json
    from answered a
    left join lateral (
      -- By one of the two unique indexes: of a device's readings, or of those without one.
      select * from ${table} s
      where s.organization_id = $1 and s.device_id = a.device_id and s.reading_timestamp = a.reading_timestamp
        and s.measurement_index is not distinct from a.measurement_index
        and a.refusal is null and not a.is_new
      union all
      select * from ${table} s
      where s.organization_id = $1 and s.device_id is null and s.patient_id = a.patient_id and s.reading_timestamp = a.reading_timestamp
        and s.measurement_index is not distinct from a.measurement_index
        and a.refusal is null and not a.is_new and a.device_id is null
      limit 1
    ) s on true
    order by a.n`;
  return { ctes, result };
}
