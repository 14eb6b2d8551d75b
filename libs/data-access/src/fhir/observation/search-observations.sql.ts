import { CHANGE_HORIZON, jsonObject, type Statement, statement, unnamedStatement } from '@rpm/database';
import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type FhirReading } from '@rpm/fhir';
import { readingTableOf } from '@rpm/schema';
import { ENDED_COMPANION, endedObservations, laterPatientId } from '../ended/ended-observations.sql';
import { fhirReadingAsJson } from './fhir-reading.sql';
import { frequentName } from './frequent-searches';
import { type ObservationSearch } from './observation-search';
import { numberOfKind, observedReadings, type SearchShape, SORT_COLUMNS } from './observed-readings.sql';
import { searchConditions } from './search-conditions.sql';

/** The greatest total that is counted. A search that matches more Observations would read too many rows. */
export const MAX_TOTAL = 100_000;

/** An Observation of a page, and the reading from which it is made. */
export interface FoundObservation {
  kind: number;
  companion: number;
  /** The former patient, if the Observation has ended for that patient; otherwise 0. */
  ended: number;
  laterPatientId: number | null;
  /** Null if the previous Observation has the same reading. */
  reading: FhirReading | null;
}

export interface ObservationPage {
  /** Number of matching Observations, at most one more than {@link MAX_TOTAL}; null if it was not asked for. */
  total: number | null;
  /** The time before which the page contains all changes; null if the search does not depend on times of changes. */
  horizon: Date | null;
  /** The Observations: a list of {@link FoundObservation}. */
  json: string;
}

/** What a statement answers of a search. */
export interface SearchOptions {
  /** Maximum number of Observations. */
  limit: number;
  hasTotal: boolean;
}

/**
 * Returns the statement that finds a page of a search, with the readings from which its Observations are made. It walks over one index for each kind of reading, and
 * over each only as far as the page needs, merges the rows and converts only those of the page to JSON.
 */
export function searchObservationsStatement(
  search: ObservationSearch,
  { limit, hasTotal }: SearchOptions,
): { statement: Statement<object, ObservationPage>; args: object; needsHorizon: boolean } {
  const { shape, args, needsHorizon } = searchConditions(search);
  const name = hasTotal || needsHorizon ? null : frequentName(search, shape);
  return {
    statement: statementOf(name, () => textOf(search, shape, { hasTotal, needsHorizon })),
    args: { ...args, limit },
    needsHorizon,
  };
}

/** Statements of frequent searches by name. Their number is limited, because each combination of frequent conditions has one name. */
const named = new Map<string, Statement<object, ObservationPage>>();

function statementOf(name: string | null, text: () => string): Statement<object, ObservationPage> {
  if (name === null) return unnamedStatement(text());
  const existing = named.get(name);
  if (existing) return existing;
  const built = statement<object, ObservationPage>({ name, text: text() });
  named.set(name, built);
  return built;
}

function textOf(
  search: ObservationSearch,
  shape: SearchShape,
  { hasTotal, needsHorizon }: { hasTotal: boolean; needsHorizon: boolean },
): string {
  const isDescending = search.sort === '-date';
  const direction = isDescending ? ' desc' : '';
  const order = SORT_COLUMNS.map((column) => `f.${column}${direction}`).join(', ');
  const columns = SORT_COLUMNS.map((column) => `f.${column}`).join(', ');
  const kinds = READING_KIND_NAMES.filter((kind) => search.values.some((value) => value.kind === kind));
  return `
    with found as materialized (
      select * from (${observedReadings(search.values, shape)}) f
      where (${columns}) ${isDescending ? '<' : '>'} ($afterTime::timestamptz, $afterId::bigint, $afterKind::integer, $afterCompanion::integer, $afterEnded::bigint)
      order by ${order} limit $limit::bigint
    )
    select ${hasTotal ? totalOf(search, shape) : 'null'}::bigint as total, ${needsHorizon ? `greatest(${CHANGE_HORIZON}, 'epoch')` : 'null'}::timestamptz as horizon,
      (select coalesce(json_agg(${observationAsJson(kinds, shape)} order by ${order}), '[]') from (
        select *, lag((f.kind, f.id, f.ended)) over (order by ${order}) is not distinct from (f.kind, f.id, f.ended) as "hasSameReading" from found f
      ) f)::text as json`;
}

const totalOf = (search: ObservationSearch, shape: SearchShape) =>
  `(select count(*) from (select from (${observedReadings(search.values, { ...shape, isCount: true })}) f limit ${MAX_TOTAL + 1}) n)`;

/** SQL expression for a {@link FoundObservation} of the row `f`. */
function observationAsJson(kinds: readonly ReadingKindName[], { statuses }: SearchShape): string {
  const hasEnded = statuses.includes('entered-in-error');
  const choose = (sqlOf: (kind: ReadingKindName) => string) =>
    kinds.length === 0
      ? 'null::json'
      : `case f.kind ${kinds.map((kind) => `when ${numberOfKind(kind)} then (${sqlOf(kind)})`).join(' ')} end`;
  const observation = (kind: ReadingKindName) =>
    jsonObject({
      kind: 'f.kind',
      companion: 'f.companion',
      ended: 'f.ended',
      laterPatientId: laterPatientId(kind),
      reading: `case when not f."hasSameReading" then ${fhirReadingAsJson(kind)} end`,
    });
  const present = choose(
    (kind) =>
      `select ${observation(kind)} from ${readingTableOf(kind)} r where r.organization_id = $organizationId and r.id = f.id`,
  );
  const ended = choose(
    (kind) => `select ${observation(kind)} from ${endedObservations(kind)}
      and e.reading_id = f.id and e.patient_id = f.ended and (${ENDED_COMPANION} is null) = (f.companion = 0)`,
  );
  return hasEnded ? `case when f.ended = 0 then ${present} else ${ended} end` : present;
}
