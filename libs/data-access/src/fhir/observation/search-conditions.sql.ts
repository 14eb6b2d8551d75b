import { CHANGE_HORIZON } from '@rpm/database';
import { COMPANIONS } from '@rpm/fhir';
import { type NamedObservation } from './named/named-observations';
import { type ObservationPosition, type ObservationSearch } from './observation-search';
import { type TimeCondition, type TimeRange } from './time/time-condition';
import { numberOfKind, type SearchShape } from './observed-readings.sql';
import { type CombinedConditions, combined, multirange } from './time/time-ranges';

/** SQL for what a clock on the wall of the patient showed at the time of the reading `r`, as if it showed UTC. As in `effectiveDateTime`, the offset has whole minutes. */
const WALL = `r.reading_timestamp + coalesce(r.device_time_zone_offset, r.patient_time_zone_offset, 0) / 60 * interval '1 minute'`;

/** Returns what the statement of a search consists of, and its arguments. */
export function searchConditions(search: ObservationSearch): { shape: SearchShape; args: object; needsHorizon: boolean } {
  const { statuses, sort, patientIds, deviceIds, keys, after, until } = search;
  const date = combined(search.date);
  const lastUpdated = combined([
    ...search.lastUpdated,
    ...(until ? [{ instants: [{ from: null, before: until }], walls: [] }] : []),
  ]);
  const source = sourceOf(search);
  const needsHorizon = sort === '_lastUpdated' || search.lastUpdated.length > 0;
  const shape: SearchShape = {
    sort,
    source,
    statuses,
    conditions: [
      ...(patientIds && source !== 'patients' ? ['r.patient_id = any ($patientIds::bigint[])'] : []),
      ...(deviceIds && source !== 'devices' ? ['r.device_id = any ($deviceIds::bigint[])'] : []),
      ...timeConditions('r.reading_timestamp', 'date', date),
    ],
    updatedConditions: (time) =>
      needsHorizon ? [...timeConditions(time, 'updated', lastUpdated), `${time} < ${CHANGE_HORIZON}`] : [],
  };
  const args = {
    ...(patientIds && { patientIds }),
    ...(deviceIds && { deviceIds }),
    ...(keys && argumentsOfKeys(keys)),
    ...argumentsOfTimes('date', date),
    ...(needsHorizon && argumentsOfTimes('updated', lastUpdated)),
    ...argumentsOfPosition(after ?? (sort === '-date' ? END : BEGINNING)),
  };
  return { shape, args, needsHorizon };
}

/** The source of a search: the one in which an index finds the fewest rows. */
function sourceOf({ keys, patientIds, deviceIds }: ObservationSearch): SearchShape['source'] {
  if (keys) return 'keys';
  if (patientIds) return 'patients';
  return deviceIds ? 'devices' : 'organization';
}

/** Returns SQL for the conditions on a time. Bounds are always compared, so that a statement with and without them is the same. */
function timeConditions(time: string, name: string, { rest }: CombinedConditions): string[] {
  return [
    `${time} >= $${name}From::timestamptz and ${time} < $${name}Before::timestamptz`,
    ...rest.map(({ instants, walls }, number) => {
      const parts = [
        ...(instants.length > 0 ? [`${time} <@ $${name}Instants${number}::tstzmultirange`] : []),
        ...(walls.length > 0 ? [`${WALL} <@ $${name}Walls${number}::tstzmultirange`] : []),
      ];
      return parts.length === 0 ? 'false' : `(${parts.join(' or ')})`;
    }),
  ];
}

const NO_TIME: TimeRange = { from: new Date(0), before: new Date(0) };

function argumentsOfTimes(name: string, { bounds, rest }: CombinedConditions): object {
  const { from, before } = bounds ?? NO_TIME;
  return {
    [`${name}From`]: from ?? '-infinity',
    [`${name}Before`]: before ?? 'infinity',
    ...Object.fromEntries(
      rest.flatMap(({ instants, walls }: TimeCondition, number) => [
        [`${name}Instants${number}`, multirange(instants)],
        [`${name}Walls${number}`, multirange(walls)],
      ]),
    ),
  };
}

function argumentsOfKeys(keys: readonly NamedObservation[]) {
  return {
    keyKinds: keys.map(({ kind }) => numberOfKind(kind)),
    keyIds: keys.map(({ readingId }) => readingId),
    keyCompanions: keys.map(({ kind, companion }) => (companion === null ? 0 : 1 + (COMPANIONS[kind] ?? []).indexOf(companion))),
    keyPatients: keys.map(({ laterPatientId }) => (laterPatientId === 'any' ? null : (laterPatientId ?? 0))),
  };
}

/** Positions before and after all others. */
const BEGINNING = { time: '-infinity', readingId: 0, kind: 0, companion: 0, endedPatientId: 0 };
const END = { ...BEGINNING, time: 'infinity' };

function argumentsOfPosition({
  time,
  readingId,
  kind,
  companion,
  endedPatientId,
}: Omit<ObservationPosition, 'time'> & { time: Date | string }) {
  return { afterTime: time, afterId: readingId, afterKind: kind, afterCompanion: companion, afterEnded: endedPatientId };
}
