import { statement } from '@rpm/database';
import { keyIn, knownTimeZone, matchesIdentifier } from '@rpm/data-access';

/** A device that a text stands for, from `start` until `end`. */
export interface NamedDevice {
  /** Position of the text in the list. */
  n: number;
  by: 'alias' | 'identifier' | 'formerIdentifier';
  deviceId: number;
  start: Date | null;
  end: Date | null;
}

/** SQL for the notations of `mac_address` in which people write MAC addresses. Former identifiers are stored as they were sent. */
const MAC_NOTATIONS = `(
        select array_agg(notation) || array_agg(upper(notation)) from (values
          (mac_address), (regexp_replace(mac_address, '(..)(?!$)', '\\1:', 'g')), (regexp_replace(mac_address, '(..)(?!$)', '\\1-', 'g')),
          (regexp_replace(mac_address, '(..)(?!$)', '\\1 ', 'g')), (regexp_replace(mac_address, '(....)(?!$)', '\\1.', 'g'))) v (notation))`;

/** SQL that finds the devices that texts stand for: by aliases of a source, and by present and former identifiers of devices. */
export const FIND_NAMED_DEVICES = statement<
  {
    sourceId: number;
    texts: readonly string[];
    shortTexts: readonly (string | null)[];
    sent: readonly string[];
    plains: readonly (string | null)[];
    macAddresses: readonly (string | null)[];
  },
  NamedDevice
>({
  name: 'find-devices-of-source',
  text: `
    -- It is materialized, because row-level security lets PostgreSQL use an index only for a comparison with a stored key.
    with given as materialized (
      select n, text, short_text, sent, ${keyIn('device_identifier', 'identifier')} as plain, identifier, mac_address, ${MAC_NOTATIONS} as notations
      from unnest($texts::text[], $shortTexts::text[], $sent::text[], $plains::text[], $macAddresses::text[])
        with ordinality as g (text, short_text, sent, identifier, mac_address, n)
    )
    select g.n::integer, 'alias' as by, a.device_id as "deviceId", a.start_timestamp as start, a.end_timestamp as end
    from given g join ingest_alias a
      on a.organization_id = $organizationId and a.source_id = $sourceId and a.kind = 'device' and a.value = any(array[g.text, g.sent, g.short_text, substring(g.short_text from '^0(.*)')])
    union all
    select g.n::integer, 'identifier', i.device_id, null, null
    from given g join device_identifier i on i.organization_id = $organizationId and ${matchesIdentifier('i', 'g.plain', 'g.mac_address')}
    union all
    select g.n::integer, 'formerIdentifier', f.device_id, null, f.end_timestamp
    from given g join former_device_identifier f on f.organization_id = $organizationId and f.value = any(g.identifier || g.notations)
      and (f.type = 'macAddress' or f.value = g.identifier)`,
});

/** A patient whom a text stands for, from `start` until `end`. */
export interface NamedPerson {
  n: number;
  /** A merged patient is replaced by the remaining one. */
  patientId: number;
  start: Date | null;
  end: Date | null;
}

/** SQL that finds the patients whom texts of a source stand for. Names are never compared. */
export const FIND_NAMED_PEOPLE = statement<{ sourceId: number; texts: readonly string[] }, NamedPerson>({
  name: 'find-people-of-source',
  text: `
    select g.n::integer, coalesce(p.merged_into, p.id) as "patientId", a.start_timestamp as start, a.end_timestamp as end
    from unnest($texts::text[]) with ordinality as g (text, n)
    join ingest_alias a on a.organization_id = $organizationId and a.source_id = $sourceId and a.kind = 'person' and a.value = g.text
    join patient p on p.organization_id = $organizationId and p.id = a.patient_id`,
});

/**
 * SQL that finds the patients of devices and persons in periods, with their time zones: the holders of the device first, and then the person, whose readings are those
 * of nobody's device.
 */
export const FIND_TIME_ZONES = statement<
  {
    deviceIds: readonly (number | null)[];
    patientIds: readonly (number | null)[];
    starts: readonly number[];
    ends: readonly number[];
  },
  { n: number; patientId: number; timeZone: string | null; start: Date | null; end: Date | null }
>({
  name: 'find-time-zones-of-source',
  text: `
    with given as materialized (
      select n, device_id, patient_id, to_timestamp(start_ms / 1000) as start, to_timestamp(end_ms / 1000) as until
      from unnest($deviceIds::bigint[], $patientIds::bigint[], $starts::double precision[], $ends::double precision[])
        with ordinality as g (device_id, patient_id, start_ms, end_ms, n)
    ), owned as (
      select g.n, 1 as place, a.patient_id, a.start_timestamp as start, a.end_timestamp as "end"
      from given g join device_assignment a on a.organization_id = $organizationId and a.device_id = g.device_id
      where a.start_timestamp <= g.until and (a.end_timestamp is null or a.end_timestamp > g.start)
        and a.end_timestamp is distinct from a.start_timestamp
      union all
      select n, 2, patient_id, null, null from given where patient_id is not null
    )
    select o.n::integer, p.id as "patientId", ${knownTimeZone('p')} as "timeZone", o.start, o."end"
    from owned o join patient p on p.organization_id = $organizationId and p.id = o.patient_id
    order by o.n, o.place, o.start`,
});
