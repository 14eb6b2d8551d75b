import { correctableValuesSql, oncePerKind } from '@rpm/data-access';
import { statement } from '@rpm/database';
import { readingKind, type ReadingKindName } from '@rpm/domain';
import { readingTableOf } from '@rpm/schema';

/** A stored reading as far as a source must know it before it changes the reading. */
export interface StoredReading {
  /** Position of the reading in the list. */
  n: number;
  id: number;
  version: number;
  isVoided: boolean;
  /** The values of all correctable properties. */
  values: Record<string, unknown>;
  /** Whether the source has recorded the reading. */
  isOfSource: boolean;
  /** Whether the source has written every version of the reading. */
  isUntouched: boolean;
  /** The provider from which the source has the reading; null if it is unknown, or if another source has recorded the reading. */
  providerHash: number | null;
  /** The id that the vendor has given the reading; null if it has none, or if another source has recorded it. */
  vendorId: string | null;
  /** The message whose part recorded the reading, or by which the vendor last corrected it; null if no message did. */
  messageId: number | null;
  /** The place of that part in the message. */
  ordinal: number | null;
  /** Whether the source has withdrawn the reading because none of its parts made it any more. */
  isWithoutPart: boolean;
  /** Whether the vendor has corrected the reading, or has sent a correction before the reading itself. */
  isCorrected: boolean;
}

export const storedReading = (kind: ReadingKindName) =>
  `r.id, r.version, r.void_timestamp is not null as "isVoided", ${correctableValuesSql(kind)} as "values",
      coalesce(o.source_id = $sourceId, false) as "isOfSource", coalesce(o.source_id = $sourceId and o.version = r.version, false) as "isUntouched",
      case when o.source_id = $sourceId then o.provider_hash end as "providerHash",
      case when o.source_id = $sourceId then o.vendor_id end as "vendorId",
      coalesce(o.corrected_by_message_id, o.message_id) as "messageId", coalesce(o.corrected_by_ordinal, o.ordinal) as ordinal,
      coalesce(o.source_id = $sourceId and o.without_part, false) as "isWithoutPart", o.corrected_by_message_id is not null as "isCorrected"`;

export const origin = (kind: ReadingKindName) =>
  `left join reading_origin o on o.organization_id = $organizationId and o.kind = '${kind}' and o.reading_id = r.id`;

/** SQL that finds readings by id, and locks them, so that nobody else changes them before the transaction does. */
export const findStoredReadingsStatement = oncePerKind((kind) =>
  statement<{ sourceId: number; ids: readonly number[] }, StoredReading>({
    name: `find-${readingKind(kind).path}-readings-for-source`,
    text: `
    select g.n::integer, ${storedReading(kind)}
    from unnest($ids::bigint[]) with ordinality as g (id, n)
    join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.id = g.id ${origin(kind)}
    order by r.id for no key update of r`,
  }),
);

/** Keys of readings that messages complete, correct or withdraw. All lists have one entry per reading. */
export interface ReadingKeys {
  sourceId: number;
  deviceIds: readonly (number | null)[];
  patientIds: readonly (number | null)[];
  times: readonly number[];
  indexes: readonly (number | null)[];
  /** The providers at the source of which the messages are. */
  providers: readonly (number | null)[];
  /** The indexes that distinguish the readings of each origin from those of others, of patients without a device. */
  originIndexes: readonly number[];
  /** The index of readings that the source has distinguished from those of others before it knew providers. */
  unknownIndex: number;
}

/**
 * SQL that finds readings by their device or, without one, their patient, by their time as it was sent at first or as it is now, and by their index. Of several, one
 * of the same origin comes first, then one whose provider is unknown.
 */
export const findReadingsOfKeysStatement = oncePerKind((kind) => {
  const table = readingTableOf(kind);
  const index = `r.measurement_index is not distinct from g.measurement_index`;
  return statement<ReadingKeys, StoredReading>({
    name: `find-${readingKind(kind).path}-readings-of-keys`,
    text: `
    select g.n::integer, found.* from (
      select device_id, patient_id, to_timestamp(epoch_ms / 1000)::timestamptz(3) as reading_timestamp, measurement_index, provider,
        origin_index, $unknownIndex::integer as unknown_index, n
      from unnest($deviceIds::bigint[], $patientIds::bigint[], $times::double precision[], $indexes::integer[], $providers::integer[], $originIndexes::integer[])
        with ordinality as k (device_id, patient_id, epoch_ms, measurement_index, provider, origin_index, n)
    ) g cross join lateral (
      select ${storedReading(kind)} from (
        select 1 as place, r.* from ${table} r
        where r.organization_id = $organizationId and r.device_id = g.device_id and r.submitted_timestamp = g.reading_timestamp and ${index}
        union all
        select 2, r.* from ${table} r
        where r.organization_id = $organizationId and r.device_id = g.device_id and r.reading_timestamp = g.reading_timestamp and ${index}
        union all
        select 3, r.* from ${table} r
        where r.organization_id = $organizationId and r.device_id is null and g.device_id is null and r.patient_id = g.patient_id
          and r.reading_timestamp = g.reading_timestamp and (${index} or g.measurement_index is null and r.measurement_index in (g.origin_index, g.unknown_index))
        union all
        -- A reading of a device that was also sent without it.
        select 4, r.* from submission_without_device s join ${table} r on r.organization_id = $organizationId and r.id = s.reading_id and r.device_id is not null
        where s.organization_id = $organizationId and s.kind = '${kind}' and g.device_id is null and s.patient_id = g.patient_id
          and s.reading_timestamp = g.reading_timestamp and s.measurement_index is not distinct from g.measurement_index
      ) r ${origin(kind)}
      order by coalesce(o.source_id = $sourceId and o.provider_hash is not distinct from g.provider, false) desc,
        coalesce(o.source_id = $sourceId and o.provider_hash is null, false) desc, r.place limit 1
    ) found`,
  });
});

/** The device or patient, time and index with which a reading was submitted at first. */
export interface SubmittedKey {
  vendorId: string | null;
  readingId: number;
  deviceId: number | null;
  patientId: number | null;
  readingTimestamp: Date;
  measurementIndex: number | null;
}

/** SQL that finds the readings that a source has recorded with ids of its vendor. */
export const findVendorReadingsStatement = oncePerKind((kind) =>
  statement<{ sourceId: number; vendorIds: readonly string[] }, SubmittedKey>({
    name: `find-${readingKind(kind).path}-readings-of-vendor`,
    text: `
    select o.vendor_id as "vendorId", r.id as "readingId", r.device_id as "deviceId", r.patient_id as "patientId",
      coalesce(r.submitted_timestamp, r.reading_timestamp) as "readingTimestamp", r.measurement_index as "measurementIndex"
    from reading_origin o join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.id = o.reading_id
    where o.organization_id = $organizationId and o.source_id = $sourceId and o.kind = '${kind}' and o.vendor_id = any($vendorIds::text[])`,
  }),
);

/** SQL that finds with which device or patient, time and index readings were submitted at first, and for which patient without the device. */
export const findSubmittedKeysStatement = oncePerKind((kind) =>
  statement<{ ids: readonly number[] }, SubmittedKey & { patientWithoutDevice: number | null }>({
    name: `find-submitted-keys-of-${readingKind(kind).path}-readings`,
    text: `
    select null as "vendorId", r.id as "readingId", r.device_id as "deviceId", r.patient_id as "patientId",
      coalesce(r.submitted_timestamp, r.reading_timestamp) as "readingTimestamp", r.measurement_index as "measurementIndex", (
        select s.patient_id from submission_without_device s
        where s.organization_id = $organizationId and s.kind = '${kind}' and s.patient_id = any(array[r.patient_id, r.submitted_patient_id])
          and s.reading_timestamp = coalesce(r.submitted_timestamp, r.reading_timestamp) and s.measurement_index is not distinct from r.measurement_index
          and s.reading_id = r.id limit 1) as "patientWithoutDevice"
    from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = any($ids::bigint[])`,
  }),
);

/** SQL that removes the ids of vendors from withdrawn readings, because other readings have these ids now. */
export const forgetVendorIdsStatement = oncePerKind((kind) =>
  statement<{ ids: readonly number[] }>({
    name: `forget-vendor-ids-of-${readingKind(kind).path}-readings`,
    text: `
    update reading_origin set vendor_id = null
    where organization_id = $organizationId and kind = '${kind}' and reading_id = any($ids::bigint[]) and vendor_id is not null`,
  }),
);

/** The readings that parts of messages have made. All lists have one entry per reading. */
export interface NewOrigins {
  sourceId: number;
  readingIds: readonly number[];
  messageIds: readonly number[];
  ordinals: readonly number[];
  vendorIds: readonly (string | null)[];
  providers: readonly (number | null)[];
  /** Whether each part is a correction, which came before the reading itself. */
  areCorrections: readonly boolean[];
}

/** SQL that stores from which parts readings come. */
export const addOriginsStatement = oncePerKind((kind) =>
  statement<NewOrigins>({
    name: `add-origins-of-${readingKind(kind).path}-readings`,
    text: `
    insert into reading_origin (organization_id, kind, reading_id, source_id, message_id, ordinal, vendor_id, provider_hash, corrected_by_message_id,
      corrected_by_ordinal)
    select $organizationId, '${kind}', g.reading_id, $sourceId, g.message_id, g.ordinal, g.vendor_id, g.provider,
      case when g.is_correction then g.message_id end, case when g.is_correction then g.ordinal end
    from unnest($readingIds::bigint[], $messageIds::bigint[], $ordinals::integer[], $vendorIds::text[], $providers::integer[], $areCorrections::boolean[])
      as g (reading_id, message_id, ordinal, vendor_id, provider, is_correction)
    order by g.vendor_id, g.reading_id
    on conflict do nothing`,
  }),
);

/**
 * SQL that notes that the source has written the present version of readings. An id occurs as often as the source has changed the
 * reading; a reading that somebody else has changed meanwhile stays somebody else's.
 */
export const updateOriginsStatement = oncePerKind((kind) =>
  statement<{ sourceId: number; ids: readonly number[] }>({
    name: `update-origins-of-${readingKind(kind).path}-readings`,
    text: `
    update reading_origin o set version = r.version
    from (select id, count(*) as changes from unnest($ids::bigint[]) id group by id) g
      join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.id = g.id
    where o.organization_id = $organizationId and o.source_id = $sourceId and o.kind = '${kind}' and o.reading_id = g.id
      and o.version = r.version - g.changes`,
  }),
);

/** SQL that notes whether the source has withdrawn readings because none of its parts made them any more. */
export const noteWithoutPartStatement = oncePerKind((kind) =>
  statement<{ ids: readonly number[]; isWithoutPart: boolean }>({
    name: `note-${readingKind(kind).path}-readings-without-part`,
    text: `
    update reading_origin set without_part = $isWithoutPart
    where organization_id = $organizationId and kind = '${kind}' and reading_id = any($ids::bigint[])`,
  }),
);

/** SQL that records from which part a reading comes now. Parts of other messages that wait, or from which it came before, no longer refer to it. */
export const changeOriginStatement = oncePerKind((kind) =>
  statement<{
    sourceId: number;
    id: number;
    messageId: number;
    ordinal: number;
    vendorId: string | null;
    provider: number | null;
    isCorrection: boolean;
  }>({
    name: `change-origin-of-${readingKind(kind).path}-reading`,
    text: `
    with former as (
      update ingest_part set reading_id = null
      where organization_id = $organizationId and kind = '${kind}' and reading_id = $id and message_id <> $messageId
        and outcome in ('stored', 'quarantined') and code is distinct from 'conflict'
    )
    update reading_origin set message_id = $messageId, ordinal = $ordinal, provider_hash = $provider, without_part = false,
      corrected_by_message_id = case when $isCorrection::boolean then $messageId::bigint end,
      corrected_by_ordinal = case when $isCorrection::boolean then $ordinal::integer end,
      vendor_id = case when not exists (
        select from reading_origin o where o.organization_id = $organizationId and o.source_id = $sourceId and o.kind = '${kind}'
          and o.vendor_id = $vendorId::text and o.reading_id <> $id
      ) then $vendorId::text end
    where organization_id = $organizationId and kind = '${kind}' and reading_id = $id`,
  }),
);

/** SQL that notes by which part of a message the vendor has corrected a reading, and its provider if that was unknown. */
export const noteCorrectionStatement = oncePerKind((kind) =>
  statement<{ id: number; messageId: number; ordinal: number; provider: number | null }>({
    name: `note-correction-of-${readingKind(kind).path}-reading`,
    text: `
    update reading_origin set corrected_by_message_id = $messageId, corrected_by_ordinal = $ordinal,
      provider_hash = coalesce(provider_hash, $provider::integer)
    where organization_id = $organizationId and kind = '${kind}' and reading_id = $id`,
  }),
);
