import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { COMPANIONS, OBSERVATION_CODES } from '@rpm/fhir';
import { columnOfProperty, readingTableOf } from '@rpm/schema';
import { ENDED_COMPANION, endedObservations, laterPatientId } from '../ended/ended-observations.sql';
import { type ObservationSort, type ObservationStatus, type ObservedValue } from './observation-search';
import { isOfVariant } from './reading-variant.sql';

/** The parts of a search that determine its SQL, beside the arguments. */
export interface SearchShape {
  sort: ObservationSort;
  /** The rows from which the search starts: those of patients, of devices or of Observations that are named, or all of the organization. */
  source: 'patients' | 'devices' | 'keys' | 'organization';
  statuses: readonly ObservationStatus[];
  /** Further SQL conditions on the reading `r`. */
  conditions: readonly string[];
  /** Returns the SQL conditions on the time of the last change. @param time SQL for this time */
  updatedConditions: (time: string) => readonly string[];
  /** Whether rows are only counted, so that they need no order. */
  isCount?: boolean;
}

/** Number of rows that a part of a search reads at most: one more than the search returns, because the reading at which a page begins may have been returned. */
const LIMIT = '$limit::bigint + 1';

/**
 * Returns SQL for the Observations of a search: a table of the columns of {@link ObservationPosition}. It consists of a walk over an index for each kind of reading, and
 * for those that were entered in error, each of which ends after `$limit` readings. They are not sorted yet.
 */
export function observedReadings(values: readonly ObservedValue[], shape: SearchShape): string {
  const rows = READING_KIND_NAMES.flatMap((kind) => {
    const ofKind = values.filter((value) => value.kind === kind);
    return ofKind.length === 0 ? [] : rowsOfKind(kind, ofKind, shape);
  });
  return rows.length === 0 ? NOTHING : rows.join(' union all ');
}

/** Only values that do not exist together were asked for. */
const NOTHING = `select 0 as kind, 0::bigint as id, null::timestamptz as time, 0 as companion, 0::bigint as ended where false`;

/** The position of a kind in the list of kinds, which stands for its name in SQL. */
export const numberOfKind = (kind: ReadingKindName) => READING_KIND_NAMES.indexOf(kind);

function rowsOfKind(kind: ReadingKindName, values: readonly ObservedValue[], shape: SearchShape): string[] {
  const companion = COMPANIONS[kind]?.[0];
  const hasMain = values.some((value) => value.companion === null);
  const hasCompanion = values.some((value) => value.companion !== null);
  const has = companion === undefined ? 'false' : `r.${columnOfProperty(companion)} is not null`;
  const conditions = [...shape.conditions, ...variantCondition(kind, values), ...(hasMain ? [] : [has])];
  const walks = walksOf(kind, { ...shape, conditions }, has);
  const companions = [
    ...(hasMain ? ['select 0 as companion'] : []),
    ...(hasCompanion ? ['select 1 as companion where r.has'] : []),
  ];
  const isNamed = shape.source === 'keys' ? 'where c.companion = r.wanted' : '';
  const present = `
      select ${numberOfKind(kind)} as kind, r.id, r.time, c.companion, 0::bigint as ended
      from (${walks.join(' union all ')}) r cross join lateral (${companions.join(' union all ')}) c ${isNamed}`;
  const ended = shape.statuses.includes('entered-in-error')
    ? [
        endedRows(
          kind,
          { ...shape, conditions: [...shape.conditions, ...variantCondition(kind, values)] },
          { hasMain, hasCompanion },
        ),
      ]
    : [];
  return walks.length === 0 ? ended : [present, ...ended];
}

/** No condition is needed if all variants are searched for. */
function variantCondition(kind: ReadingKindName, values: readonly ObservedValue[]): string[] {
  const all = OBSERVATION_CODES.filter((coded) => coded.kind === kind && coded.companion === null);
  const variants = values.filter(({ companion }) => companion === null).map(({ variant }) => variant);
  return variants.length === 0 || variants.length === all.length ? [] : [isOfVariant(variants)];
}

/** Returns a subquery for each index that contains rows `r` of the search, in the order of that index. */
function walksOf(kind: ReadingKindName, shape: SearchShape, has: string): string[] {
  const { statuses } = shape;
  const [isFinal, isCorrected, isInError] = (['final', 'corrected', 'entered-in-error'] as const).map((status) =>
    statuses.includes(status),
  );
  const walk = (time: string, ...conditions: string[]) => walkOf(kind, shape, { time, has, conditions });
  if (shape.sort === '_lastUpdated') {
    const { received, updated, unchanged, changed } = TIMES_OF_CHANGES[shape.source];
    const error = isCorrected ? [] : ['r.void_timestamp is not null'];
    return [
      ...(isFinal ? [walk(received, 'r.void_timestamp is null', unchanged)] : []),
      ...(isCorrected || isInError ? [walk(updated, changed, ...(isInError ? error : ['r.void_timestamp is null']))] : []),
    ];
  }
  const version = isFinal && isCorrected ? [] : [isFinal ? 'r.version = 1' : 'r.version > 1'];
  return [
    ...(isFinal || isCorrected ? [walk('r.reading_timestamp', 'r.void_timestamp is null', ...version)] : []),
    ...(isInError ? [walk('r.reading_timestamp', 'r.void_timestamp is not null')] : []),
  ];
}

const RECEIVED = 'r.received_timestamp';
const UPDATED = 'r.update_timestamp';
/** The sum keeps PostgreSQL from reading an index on this time of all readings of the organization, in which it would look for those of a patient or a device. */
const unindexed = (time: string) => `${time} + interval '0'`;

/** No index has this time, nor does PostgreSQL conclude from a comparison with it that there is a time of a change. */
const LAST_CHANGE = `coalesce(${UPDATED}, ${RECEIVED})`;
const IS_UNCHANGED = `${UPDATED} is null`;
const IS_CHANGED = `${UPDATED} is not null`;

/** SQL for the times of changes, and for whether a reading was changed after it was received: then it has a version above 1 and the time of the change. */
const TIMES_OF_CHANGES: Readonly<
  Record<SearchShape['source'], Record<'received' | 'updated' | 'unchanged' | 'changed', string>>
> = {
  patients: { received: unindexed(RECEIVED), updated: UPDATED, unchanged: 'r.version = 1', changed: IS_CHANGED },
  devices: { received: unindexed(RECEIVED), updated: LAST_CHANGE, unchanged: 'r.version = 1', changed: 'r.version > 1' },
  keys: { received: RECEIVED, updated: UPDATED, unchanged: IS_UNCHANGED, changed: IS_CHANGED },
  organization: { received: RECEIVED, updated: UPDATED, unchanged: IS_UNCHANGED, changed: IS_CHANGED },
};

interface WalkDefinition {
  /** SQL for the time by which the rows are sorted. */
  time: string;
  has: string;
  conditions: readonly string[];
}

function walkOf(kind: ReadingKindName, shape: SearchShape, { time, has, conditions: own }: WalkDefinition): string {
  const updated = shape.sort === '_lastUpdated' ? time : LAST_CHANGE;
  const conditions = [...own, ...shape.conditions, ...shape.updatedConditions(updated)];
  const select = (...more: string[]) => `
        select r.id, ${time} as time, ${has} as has from ${readingTableOf(kind)} r
        where ${['r.organization_id = $organizationId', ...more, ...conditions].join(' and ')} ${orderOf(shape, time, 'r.id')}`;
  switch (shape.source) {
    case 'patients':
      return `(select r.* from unnest($patientIds::bigint[]) as s (id) cross join lateral (${select('r.patient_id = s.id')}) r)`;
    case 'devices':
      return `(select r.* from unnest($deviceIds::bigint[]) as s (id) cross join lateral (${select('r.device_id = s.id', OF_A_PATIENT)}) r)`;
    case 'organization':
      return `(${select(OF_A_PATIENT)})`;
    case 'keys':
      return `(select r.*, k.companion as wanted from ${NAMED} as k (kind, id, companion, patient)
          cross join lateral (${select('r.id = k.id', OF_A_PATIENT, isOfNamedPatient(kind))}) r
          where k.kind = ${numberOfKind(kind)})`;
  }
}

/** A reading of nobody is no Observation. */
const OF_A_PATIENT = 'r.patient_id is not null';

/** SQL condition that the reading `r` is of the patient whom the entry `k` of {@link NAMED} is about: one, or any. */
const isOfNamedPatient = (kind: ReadingKindName) => `(k.patient is null or k.patient = coalesce(${laterPatientId(kind)}, 0))`;

/** The Observations that a search names by ids or identifiers. */
const NAMED = `unnest($keyKinds::integer[], $keyIds::bigint[], $keyCompanions::integer[], $keyPatients::bigint[])`;

/** Returns SQL for the Observations of a kind that have ended for a patient. They are few. */
function endedRows(
  kind: ReadingKindName,
  shape: SearchShape,
  { hasMain, hasCompanion }: { hasMain: boolean; hasCompanion: boolean },
): string {
  const time = shape.sort === '_lastUpdated' ? 'e.end_timestamp' : 'r.reading_timestamp';
  const companion = `case when ${ENDED_COMPANION} is null then 0 else 1 end`;
  const sources = {
    patients: ['e.patient_id = any ($patientIds::bigint[])'],
    devices: ['r.device_id = any ($deviceIds::bigint[])'],
    keys: [
      `exists (select from ${NAMED} as k (kind, id, companion, patient) where k.kind = ${numberOfKind(kind)} and k.id = e.reading_id
        and k.companion = ${companion} and ${isOfNamedPatient(kind)})`,
      'e.reading_id = any ($keyIds::bigint[])',
    ],
    organization: [],
  };
  const conditions = [
    ...(hasMain ? [] : [`${ENDED_COMPANION} is not null`]),
    ...(hasCompanion ? [] : [`${ENDED_COMPANION} is null`]),
    ...sources[shape.source],
    ...shape.conditions,
    ...shape.updatedConditions('e.end_timestamp'),
  ];
  return `
      (select ${numberOfKind(kind)} as kind, e.reading_id as id, ${time} as time, ${companion} as companion, e.patient_id as ended
      from ${[endedObservations(kind), ...conditions].join(' and ')} ${orderOf(shape, time, 'e.reading_id')})`;
}

/** Columns by which Observations are sorted, first to last. All have the same direction, so that a row can be compared with a position. */
export const SORT_COLUMNS = ['time', 'id', 'kind', 'companion', 'ended'];

/** SQL that ends a subquery whose rows are not before the position of the search, and sorts and limits them; empty if rows are only counted. */
function orderOf({ source, sort, isCount = false }: SearchShape, time: string, id: string): string {
  if (isCount) return '';
  const isDescending = sort === '-date';
  const direction = isDescending ? ' desc' : '';
  const from = `and (${time}, ${id}) ${isDescending ? '<=' : '>='} ($afterTime::timestamptz, $afterId::bigint)`;
  // The index on the readings of a device has no order of readings with the same time, of which there are few.
  return source === 'devices' && sort !== '_lastUpdated'
    ? `${from} order by ${time}${direction} fetch first (${LIMIT}) rows with ties`
    : `${from} order by ${time}${direction}, ${id}${direction} limit ${LIMIT}`;
}
