import { readingKind, type ReadingKindName } from '@rpm/domain';
import { matchesIdentifier } from '../fulfilment/named-devices.sql';
import { holderAt } from '../custody/holder.sql';
import { firstNonNull, type NamedStatement, SHORT_JSON, statement } from '@rpm/database';
import { hasFewIdentifiers } from '../device/few-identifiers.sql';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { keyIn } from '../stored-text/identifier-key.sql';
import { type Recognition } from './recognize-readings.sql';
import { inputColumns, type RecordArguments } from './record-readings.values';
import { type RecordedRow } from './recorded-row';
import { columnsOf, comparedColumns } from './same-value.sql';
import { readingAsJson } from '../reading/reading.view';

/**
 * SQL that records readings of one kind, each at most once, and returns for each of them, in order: its patient and device, whether it was stored
 * before, and with which values. It is one statement, so a thousand readings take one round trip, like a single one. A unique index decides whether
 * two readings are the same, because a previous lookup could miss a concurrent write. If one statement contains the same reading several times, the
 * first copy is inserted, and the others are compared with it. Subqueries make PostgreSQL use the indexes whatever the statistics of the tables, and
 * no join combines the readings with another set of the same length, so that the cost is linear in the number of readings.
 */
export function recordReadingsStatement(kind: ReadingKindName, recognition: Recognition): RecordStatement {
  const { ctes, result } = recordReadingsParts(kind, recognition, 'true');
  return statement({ name: `record-${readingKind(kind).path}-readings${recognition.suffix}`, text: `with ${ctes} ${result}` });
}

type RecordStatement = NamedStatement<RecordArguments, RecordedRow>;

/**
 * Variant of {@link recordReadingsStatement} that leaves out the JSON of readings that would make the answer too long for a connection that
 * organizations share.
 */
export function recordReadingsShortlyStatement(kind: ReadingKindName, recognition: Recognition): RecordStatement {
  const { ctes, result } = recordReadingsParts(kind, recognition, 'true', hasFewIdentifiers('r.device_id'));
  const columns = ['status', 'id', '"patientId"', '"deviceId"', '"linkedVersion"', '"isVoided"'].map((name) => `s.${name}`);
  return statement({
    name: `record-${readingKind(kind).path}-readings${recognition.suffix}-shortly`,
    sharesConnection: true,
    // The materialized rows keep their order.
    text: `with ${ctes}, s as materialized (${result}) select ${[...columns, SHORT_JSON].join(', ')} from s`,
  });
}

/** The two parts of a statement that records readings: its common table expressions, and the query that returns the outcomes. */
export interface RecordReadingsParts {
  ctes: string;
  result: string;
}

/**
 * @param recognition how a reading that is sent again is recognized
 * @param condition SQL condition; if it is false, nothing is recorded and there are no outcomes
 * @param jsonCondition SQL condition for the reading `r`; if it is false, the outcome does not contain its JSON
 */
export function recordReadingsParts(
  kind: ReadingKindName,
  recognition: Recognition,
  condition: string,
  jsonCondition = 'true',
): RecordReadingsParts {
  const { values } = readingKind(kind);
  const table = readingTableOf(kind);
  const given = inputColumns(kind);
  const instants = Object.entries(values).flatMap(([property, { type }]) =>
    type === 'instants' ? [columnOfProperty(property)] : [],
  );
  const passed = (name: string) => {
    if (name === 'identifier') return `${keyIn('device_identifier', name)} as ${name}`;
    return instants.includes(name) ? `${name}::timestamptz(3)[]` : name;
  };
  const compared = comparedColumns(kind);
  const identity = ['device_id', 'item_id', 'patient_id', 'reading_timestamp', 'measurement_index'];
  const stored = [
    ...identity,
    ...compared,
    'device_time_zone_offset',
    'patient_time_zone_offset',
    'sent_as',
    'flags',
    'submitted_patient_id',
  ];
  const ctes = `
    -- It is materialized, because row-level security lets PostgreSQL use an index only for a comparison with a stored key.
    given as materialized (
      select ${given.map(({ name }) => passed(name)).join(', ')}, n,
        to_timestamp(epoch_ms / 1000)::timestamptz(3) as reading_timestamp
      from unnest(${given.map(({ name, type }) => `$${name}::${type}[]`).join(', ')}) with ordinality
        as g (${given.map(({ name }) => name).join(', ')}, n)
      where ${condition}
    ), resolved as materialized (
      select g.n, d.id as device_id, d.item_id, p.id as patient_id, g.reading_timestamp, g.measurement_index, ${columnsOf('g', compared)},
        g.device_time_zone_offset, g.sent_as, case when p.archived then '{patientArchived}'::text[] else '{}' end as flags,
        extract(epoch from (g.reading_timestamp at time zone p.local_time_zone) - (g.reading_timestamp at time zone 'UTC'))::integer
          as patient_time_zone_offset,
        case when d.id is not null then g.patient_id end as submitted_patient_id,
        p.recording_version, g.is_outside,
        case
          -- The assignments that this statement sees are older than the device that it has locked.
          when seen.custody_version <> d.custody_version then 'unseen'
          -- The same holds for the readings of the patient.
          when p.recording_version > 0 and p.recording_version <> (
            select s.recording_version from patient s where s.organization_id = $organizationId and s.id = p.id) then 'unseen'
          when g.device_id is not null and d.id is null then 'unknown_device'
          when named.device_id is null and g.identifier is not null and g.device_id is not null then 'not_its_identifier'
          when named.device_id is null and g.identifier is not null then 'unknown_device_identifier'
          when named.is_ambiguous then 'ambiguous_device_identifier'
          when g.patient_id is distinct from p.id and g.patient_id is not null and ${recognition.isForeign(kind)} then ${recognition.foreignPatient}
          when d.disabled_readings then 'dropped'
        end as refusal
      from given g
      left join lateral (
        select min(i.device_id) as device_id, min(i.device_id) <> max(i.device_id) as is_ambiguous
        from device_identifier i
        where i.organization_id = $organizationId and ${matchesIdentifier('i', 'g.identifier', 'g.mac_address')}
          and i.device_id = coalesce(g.device_id, i.device_id) and g.identifier is not null
      ) named on true
      left join lateral (
        select d.id, d.item_id, d.disabled_readings, d.custody_version from device d
        where d.organization_id = $organizationId and d.id = ${firstNonNull('g.device_id', 'named.device_id')} limit 1
        -- Waits while the custody of the device is being changed, and returns the device as it is then.
        for key share
      ) d on true
      left join lateral (
        select s.custody_version from device s where s.organization_id = $organizationId and s.id = d.id limit 1
      ) seen on true
      left join lateral (${holderAt('d.id', 'g.reading_timestamp')}
      ) h on true
      left join lateral (
        select p.id, p.local_time_zone, p.archived, p.recording_version from patient p
        where p.organization_id = $organizationId and p.id = ${firstNonNull('h.patient_id', 'g.patient_id')} and p.merged_into is null limit 1
        -- Waits while somebody is recording a reading of the patient without a device. The foreign key needs the same lock anyway.
        for key share
      ) p on true
    ), numbered as (
      select *, case when refusal is null then nextval('${table}_id_seq') end as new_id,
        ${recognition.firstId(kind)} as first_id, ${recognition.isUnsure(kind)} as is_unsure
      from resolved r
    ), grouped as materialized (
      select n, refusal, recording_version, is_outside, first_id, is_unsure, ${stored.join(', ')},
        first_value(n) over same as first_n, first_value(new_id) over same as new_id,
        row(${compared.join(', ')}) is not distinct from row(${compared.map((name) => `first_value(${name}) over same`).join(', ')})
          as agrees
      from numbered
      window same as (
        partition by refusal is null, is_outside, device_id, case when device_id is null then patient_id end, reading_timestamp, measurement_index
        order by n)
    ), linked as materialized (
      select *, case when refusal is null and first_id is null and not is_unsure and recording_version > 0 then ${recognition.otherForm(kind)}
        end as linked_id
      from grouped g
    ), inserted as (
      insert into ${table} (organization_id, id, ${stored.join(', ')}) overriding system value
      -- In one order, so that of two batches with the same readings none waits for what the other is waiting to store.
      select $organizationId, new_id, ${stored.join(', ')} from linked
      where n = first_n and refusal is null and first_id is null and linked_id is null and not is_unsure and not is_outside
      order by device_id, patient_id, reading_timestamp, measurement_index
      on conflict do nothing returning id
    ), announced as (
      insert into event (organization_id, type, subject_id) select $organizationId, 'reading.${kind}', id from inserted
    ), dropped as (
      update device d set dropped_readings = d.dropped_readings + k.count
      from (select device_id, count(*) from grouped where refusal = 'dropped' group by device_id order by device_id) k
      where d.organization_id = $organizationId and d.id = k.device_id
    ), answered as materialized (
      -- What this statement inserts it cannot see in the table, but only in what the insert returns.
      select *, refusal is null and new_id in (select id from inserted) as is_new from linked
    )`;
  const result = `
    select
      case
        when a.refusal is not null then a.refusal
        when a.is_unsure then 'unsure'
        when a.is_new and a.n = a.first_n then 'created'
        when a.is_new then case when a.agrees then 'duplicate' else 'conflict' end
        when s.id is null and a.linked_id is not null then case when a.device_id is null then 'same' else 'completing' end
        -- A value that no instrument reports is never stored, but it is a duplicate if it is the same as one that an earlier version stored.
        when s.id is null and a.is_outside then 'not_in_range'
        when s.id is null then 'unseen'
        when s.agrees and s.patient_id is null and s.void_timestamp is null and (
          a.submitted_patient_id is not null or (a.patient_id is not null and s.reading_timestamp = a.reading_timestamp)) then 'assigning'
        when s.agrees then 'duplicate'
        when a.is_outside and ${recognition.differs} <> 'unsure' then 'not_in_range'
        else ${recognition.differs}
      end as status,
      case when a.is_new then a.new_id else coalesce(s.id, a.linked_id) end as id,
      a.patient_id as "patientId", a.device_id as "deviceId",
      case when s.id is null and a.linked_id is not null then (select version from ${table} l where l.organization_id = $organizationId and l.id = a.linked_id) end
        as "linkedVersion",
      s.void_timestamp is not null as "isVoided",
      case when $asJson and (a.is_new or s.id is not null) then (
        select ${readingAsJson(kind)}::text from (
          select $organizationId::bigint as organization_id, case when a.is_new then a.new_id else s.id end as id,
            ${stored.map((name) => `case when a.is_new then a.${name} else s.${name} end as ${name}`).join(', ')} offset 0
        ) r where ${jsonCondition}
      ) end as json
    from answered a
    left join lateral (${recognition.stored(kind)}
    ) s on true
    order by a.n`;
  return { ctes, result };
}
