import { type StatementRunner } from '@rpm/database';
import {
  type Criteria,
  type Criterion,
  type FhirIdentity,
  identifierSystem,
  type ObservationKey,
  parseObservationId,
  type TokenValue,
} from '@rpm/fhir';
import { type ReadingIdentifier } from '../../inbound/find-reading-identifiers.sql';
import { codesWithSystem, hasWholeSystem } from '../../page/own-identifiers';
import { FIND_IDENTIFIED_READINGS } from './find-identified-readings.sql';
import { MAX_NAMED, tooMany } from './named-values';
import { type OBSERVATION_PARAMETERS } from '../observation-parameters';

/** Observations that a search names: that of one patient, or those of all patients who have or had the reading. */
export interface NamedObservation extends Omit<ObservationKey, 'laterPatientId'> {
  laterPatientId: number | null | 'any';
}

type NamingCriteria = Pick<Criteria<typeof OBSERVATION_PARAMETERS>, '_id' | 'identifier'>;

const TOO_MANY_IDENTIFIERS = `More than ${MAX_NAMED} identifiers of Observations match. Send system|value.`;

/** Returns whether a token names one identifier. */
const isWhole = ({ system, code }: TokenValue) => system !== null && code !== null;

/** Finds the readings that have the identifiers of a search, as far as these are not identifiers of this service. @throws InvalidInput if there are too many */
export async function identifiedReadings(
  runner: StatementRunner,
  identity: FhirIdentity,
  { identifier }: Pick<NamingCriteria, 'identifier'>,
): Promise<ReadingIdentifier[]> {
  const own = identifierSystem(identity, 'reading');
  const tokens = identifier.flatMap((criterion) => ('values' in criterion ? criterion.values : []));
  const foreign = tokens.filter(({ system }) => system !== own);
  if (foreign.length === 0) return [];
  const found = await runner.run(FIND_IDENTIFIED_READINGS, {
    systems: foreign.map(({ system }) => system),
    values: foreign.map(({ code }) => code),
  });
  if (found.length > MAX_NAMED) throw tooMany('identifier', foreign.every(isWhole) ? undefined : TOO_MANY_IDENTIFIERS);
  return found;
}

/**
 * Returns the Observations that a search names; undefined if it names none. All ids of this service are also identifiers.
 * @param identified the readings that have the identifiers of the search @throws InvalidInput if there are too many
 */
export function namedObservations(
  identity: FhirIdentity,
  { _id, identifier }: NamingCriteria,
  identified: readonly ReadingIdentifier[],
): NamedObservation[] | undefined {
  const system = identifierSystem(identity, 'reading');
  // Every Observation has an identifier with this system, so that the system alone excludes none.
  const naming = identifier.filter((criterion) => !('values' in criterion && hasWholeSystem(criterion.values, system)));
  const [first, ...others] = [
    ..._id.map((criterion) => namedIn('_id', criterion, withIds)),
    ...naming.map((criterion) =>
      namedIn('identifier', criterion, (tokens) => [
        ...withIds(codesWithSystem(tokens, system)),
        ...identified.filter((one) => tokens.some((token) => matches(token, one))).map(namedBy),
      ]),
    ),
  ];
  return first && others.reduce(inBoth, first);
}

/** @throws InvalidInput if there are too many */
function namedIn<V>(parameter: string, criterion: Criterion<V>, find: (values: readonly V[]) => NamedObservation[]) {
  const named = distinct('values' in criterion ? find(criterion.values) : []);
  if (named.length > MAX_NAMED) throw tooMany(parameter);
  return named;
}

const withIds = (ids: readonly string[]): NamedObservation[] => ids.map(parseObservationId).filter((key) => key !== null);

const matches = ({ system, code }: TokenValue, identified: ReadingIdentifier) =>
  (system ?? identified.system) === identified.system && (code ?? identified.value) === identified.value;

/** An identifier of a sender names the main Observation of a reading. */
const namedBy = ({ kind, readingId }: ReadingIdentifier): NamedObservation => ({
  kind,
  readingId,
  companion: null,
  laterPatientId: 'any',
});

/** Returns whether every Observation that the other one names is named by this one, too. */
const covers = (one: NamedObservation, other: NamedObservation) =>
  one.kind === other.kind &&
  one.readingId === other.readingId &&
  one.companion === other.companion &&
  (one.laterPatientId === 'any' || one.laterPatientId === other.laterPatientId);

/** Returns the Observations that both lists name. */
const inBoth = (some: readonly NamedObservation[], others: readonly NamedObservation[]) =>
  distinct([
    ...some.filter((one) => others.some((other) => covers(other, one))),
    ...others.filter((other) => some.some((one) => covers(one, other))),
  ]);

/** Leaves out entries whose Observations another entry of the list names, too. */
const distinct = (named: readonly NamedObservation[]): NamedObservation[] =>
  named.filter(
    (one, at) => !named.some((other, otherAt) => at !== otherAt && covers(other, one) && (otherAt < at || !covers(one, other))),
  );
