import { readingKind, type ReadingKindName } from '@rpm/domain';
import { type Companion, type FhirReading, type PatientReading } from '@rpm/fhir';
import { readingTableOf } from '@rpm/schema';
import { jsonObject, type NamedStatement, statement } from '@rpm/database';
import { fhirReadingAsJson } from '../observation/fhir-reading.sql';
import { ENDED_COMPANION, endedObservations, laterPatientId } from '../ended/ended-observations.sql';
import { oncePerKind } from '../../reading/once-per-kind';
import { isMember, mayHaveJoined, type MemberArguments } from './member.sql';

/** Number of readings that one statement scans. It limits the memory of a download, and the time of the statement if no reading belongs to the export. */
const READINGS_AT_ONCE = 250;

export interface ReadingPageArguments extends MemberArguments {
  last: number;
  /** Observations that had ended at this time already are left out. */
  endedAfter: Date;
  /**
   * Only patients who may have joined the Group after this time; null for all. Readings that have changed between this time and the transaction time are left
   * out, because another file contains them.
   */
  joinedAfter: Date | null;
  until: Date | null;
  transactionTimestamp: Date;
}

/** The position of a page in a scan by id. */
export interface IdPosition {
  afterId: number;
}

/** The position of a page in a scan by time of change. */
export interface ChangePosition extends IdPosition {
  afterTime: Date;
}

/** A reading of which a page contains Observations. */
export interface ExportedReading {
  /** The reading with the Observations that it has now; null if they do not belong to the export. */
  reading: FhirReading | null;
  laterPatientId: number | null;
  /** Observations that ended for a patient. */
  ended: readonly { reading: PatientReading; laterPatientId: number | null; companion: Companion | null }[] | null;
}

/** A page. */
export interface ReadingPageRow {
  /** The id and the time of the last reading that was scanned. */
  lastId: number;
  lastTime: Date;
  /** A list of {@link ExportedReading}: those of the scanned readings that belong to the export. */
  json: string;
}

/**
 * Statements that read the readings of one kind from which a page of Observations is made, with the Observations that have ended. They return one row, or none if
 * there are no more readings.
 */
export const exportReadingsById = oncePerKind((kind) => pageStatement<IdPosition>('by-id', kind, byId(kind), 'id desc'));

/**
 * Reads the readings that have changed after a time, in the order of their changes. A reading that changes during the scan moves to its end, so that it is
 * read again instead of being missed.
 */
export const exportReadingsByChange = oncePerKind((kind) =>
  pageStatement<ChangePosition>('by-change', kind, byChange(kind), 'change_timestamp desc, id desc'),
);

const CHANGE_TIME = 'coalesce(r.update_timestamp, r.received_timestamp)';

/** SQL that scans readings by id. */
const byId = (kind: ReadingKindName) => `
    select r.*, ${CHANGE_TIME} as change_timestamp from ${readingTableOf(kind)} r
    where r.organization_id = $organizationId and r.id > $afterId and r.id <= $last
    order by r.id limit ${READINGS_AT_ONCE}`;

/** SQL that scans readings by the time of their last change. Readings that were not changed have an index of their own. */
function byChange(kind: ReadingKindName): string {
  const part = (time: string, condition: string) => `
      (select r.id, ${time} as change_timestamp from ${readingTableOf(kind)} r
        where r.organization_id = $organizationId and r.id <= $last and ${condition}
          and ${time} >= $afterTime::timestamptz and (${time}, r.id) > ($afterTime::timestamptz, $afterId::bigint)
        order by ${time}, r.id limit ${READINGS_AT_ONCE})`;
  const parts = [
    part('r.received_timestamp', 'r.update_timestamp is null and r.void_timestamp is null'),
    part('r.update_timestamp', 'r.update_timestamp is not null'),
  ];
  return `
    select r.*, c.change_timestamp from (${parts.join(' union all ')} order by change_timestamp, id limit ${READINGS_AT_ONCE}) c
      join ${readingTableOf(kind)} r on r.organization_id = $organizationId and r.id = c.id`;
}

function pageStatement<Position extends IdPosition>(
  name: string,
  kind: ReadingKindName,
  scan: string,
  reverseOrder: string,
): NamedStatement<ReadingPageArguments & Position, ReadingPageRow> {
  const inTime = (time: string) =>
    `($until::timestamptz is null or ${time} < $until::timestamptz or ${time} > $transactionTimestamp::timestamptz)`;
  const isMemberSince = (id: string) =>
    `${isMember(id)} and ($joinedAfter::timestamptz is null or ${mayHaveJoined(id, '$joinedAfter::timestamptz')})`;
  const isShown = `r.patient_id is not null and ${inTime('r.change_timestamp')}
      and (r.void_timestamp is null or r.change_timestamp > $endedAfter::timestamptz)
      and ($joinedAfter::timestamptz is null or r.change_timestamp <= $joinedAfter::timestamptz or r.change_timestamp > $transactionTimestamp::timestamptz)
      and ${isMemberSince('r.patient_id')}`;
  const endedObservation = jsonObject({
    reading: fhirReadingAsJson(kind),
    laterPatientId: laterPatientId(kind),
    companion: ENDED_COMPANION,
  });
  // Only changed readings have Observations that ended.
  const ended = `case when x.version > 1 then (
      select json_agg(${endedObservation} order by e.end_timestamp) from ${endedObservations(kind)} and e.reading_id = x.id
        and e.end_timestamp > $endedAfter::timestamptz and ${inTime('e.end_timestamp')} and ${isMemberSince('e.patient_id')}) end`;
  return statement({
    name: `export-${readingKind(kind).path}-readings-${name}`,
    text: `
      with scanned as materialized (${scan}), last as (
        select id, change_timestamp from scanned order by ${reverseOrder} limit 1
      ), ${CONTINUOUS_ITEMS}
      select last.id as "lastId", last.change_timestamp as "lastTime", (
        select coalesce(json_agg(found), '[]')::text from (
          select shown.reading, shown."laterPatientId", past.ended
          from scanned x
            left join lateral (
              select ${fhirReadingAsJson(kind, IS_CONTINUOUS_ITEM)} as reading, ${laterPatientId(kind)} as "laterPatientId"
              from (select x.*) r where ${isShown}
            ) shown on true
            cross join lateral (select ${ended} as ended) past
          where shown.reading is not null or past.ended is not null
        ) found
      ) as json
      from last`,
  });
}

/** The continuous monitors among the items of the page. One look-up for the page is cheaper than one for each reading. */
const CONTINUOUS_ITEMS = `continuous_item as materialized (
        select i.id from item i where i.organization_id = $organizationId and i.continuous and i.id in (select item_id from scanned)
      )`;
const IS_CONTINUOUS_ITEM = 'r.item_id in (select id from continuous_item)';
