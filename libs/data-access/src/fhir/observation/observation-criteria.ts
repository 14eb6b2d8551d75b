import { InvalidInput } from '@rpm/domain';
import {
  CODE_SYSTEMS,
  codeSystem,
  type Criterion,
  type FhirIdentity,
  type FhirSearch,
  identifierSystem,
  OBSERVATION_CODES,
  type ObservationKey,
  observationsWithCode,
  parseObservationId,
  type ReferenceValue,
  type TokenValue,
} from '@rpm/fhir';
import { hasWholeSystem, idOf } from '../page/own-identifiers';
import { type FhirPageRequest } from '../page/fhir-page';
import { type OBSERVATION_PARAMETERS } from './observation-parameters';
import {
  OBSERVATION_SORTS,
  OBSERVATION_STATUSES,
  type ObservationSearch,
  type ObservationStatus,
  type ObservedValue,
} from './observation-search';
import { readPagePosition } from './page-position';
import { timeConditionsOf } from './time/time-conditions';

type ObservationCriteria = FhirSearch<typeof OBSERVATION_PARAMETERS>['criteria'];

/** Maximum number of patients, of devices and of Observations that a search names. */
const MAX_NAMED = 100;

/** Converts the parameters of a search. @throws InvalidInput if it would read all Observations of the organization, or names too many resources */
export function observationSearchOf({
  identity,
  search: { criteria, sort },
  after,
}: FhirPageRequest<typeof OBSERVATION_PARAMETERS>): ObservationSearch {
  const { _id, _lastUpdated, identifier, patient, subject, device } = criteria;
  const position = after && readPagePosition(after);
  const search: ObservationSearch = {
    values: valuesOf(identity, criteria),
    patientIds: namedIn([...patient, ...subject], 'patient', referencedId),
    deviceIds: namedIn(device, 'device', referencedId),
    keys: keysOf(identity, { _id, identifier }),
    date: timeConditionsOf(criteria.date),
    lastUpdated: timeConditionsOf(_lastUpdated, { isUtc: true }),
    statuses: statusesOf(criteria),
    sort: OBSERVATION_SORTS.find((one) => one === sort) ?? (_lastUpdated.length > 0 ? '_lastUpdated' : '-date'),
    after: position?.after,
    until: position?.until ?? null,
  };
  assertBounded(search);
  return search;
}

/** By date, only the Observations of patients, of devices or with ids can be searched for changes without reading all others. */
function assertBounded({ patientIds, deviceIds, keys, lastUpdated, sort }: ObservationSearch): void {
  if (patientIds || deviceIds || keys || lastUpdated.length === 0 || sort === '_lastUpdated') return;
  const detail = 'Sort changes by _lastUpdated, or name a patient or a device.';
  throw new InvalidInput([{ parameter: '_sort', code: 'not_combinable', detail }]);
}

/** Returns the values that each criterion has; undefined if there is none. */
function commonValues<V, T>(
  criteria: readonly Criterion<V>[],
  valuesOf: (values: readonly V[]) => readonly T[],
): T[] | undefined {
  const [first, ...others] = criteria.map((criterion) => ('values' in criterion ? valuesOf(criterion.values) : []));
  return first && [...new Set(first)].filter((value) => others.every((values) => values.includes(value)));
}

/** @throws InvalidInput if there are too many */
function namedIn<V, T>(criteria: readonly Criterion<V>[], parameter: string, find: (value: V) => readonly T[]): T[] | undefined {
  const named = commonValues(criteria, (values) => values.flatMap(find));
  if (named === undefined || named.length <= MAX_NAMED) return named;
  throw new InvalidInput([{ parameter, code: 'too_many', detail: `Name at most ${MAX_NAMED} of them.` }]);
}

function referencedId({ id }: ReferenceValue): number[] {
  const number = idOf(id);
  return number === null ? [] : [number];
}

/** Returns the Observations that are named by id. All ids of this service are also identifiers. */
function keysOf(
  identity: FhirIdentity,
  { _id, identifier }: Pick<ObservationCriteria, '_id' | 'identifier'>,
): ObservationKey[] | undefined {
  const system = identifierSystem(identity, 'reading');
  const byId = namedIn(_id, '_id', (id) => [id]);
  // All identifiers have this system, so that the system alone excludes none.
  const naming = identifier.filter((criterion) => !('values' in criterion && hasWholeSystem(criterion.values, system)));
  const byIdentifier = namedIn(naming, 'identifier', (token: TokenValue) =>
    token.code !== null && (token.system ?? system) === system ? [token.code] : [],
  );
  const ids = byId && byIdentifier ? byId.filter((id) => byIdentifier.includes(id)) : (byId ?? byIdentifier);
  return ids?.map(parseObservationId).filter((key) => key !== null);
}

function valuesOf(identity: FhirIdentity, { category, code }: ObservationCriteria): readonly ObservedValue[] {
  const all: readonly ObservedValue[] = OBSERVATION_CODES;
  const ofCategories = commonValues(category, (tokens) => tokens.flatMap(inCategory)) ?? all;
  const ofCodes = commonValues(code, (tokens) => tokens.flatMap((token) => withCode(identity, token))) ?? all;
  return ofCategories.filter((value) => ofCodes.includes(value));
}

function inCategory({ system, code }: TokenValue): ObservedValue[] {
  if (system !== null && system !== CODE_SYSTEMS.category) return [];
  return OBSERVATION_CODES.filter(({ category }) => code === null || category === code);
}

function withCode(identity: FhirIdentity, { system, code }: TokenValue): readonly ObservedValue[] {
  if (code !== null) return observationsWithCode(identity, { system: system ?? undefined, code });
  if (system === codeSystem(identity, 'reading-value')) return OBSERVATION_CODES;
  return OBSERVATION_CODES.filter(({ loinc }) => system === CODE_SYSTEMS.loinc && loinc.length > 0);
}

/** A receiver that shows readings must not show those that were entered in error; one that synchronizes or looks for a certain one must learn about the error. */
function statusesOf({ _id, _lastUpdated, identifier, status }: ObservationCriteria): readonly ObservationStatus[] {
  const named = commonValues(status, (tokens) =>
    tokens.flatMap(({ system, code }) => (system === null || system === STATUS_SYSTEM ? (code ?? OBSERVATION_STATUSES) : [])),
  );
  if (named) return OBSERVATION_STATUSES.filter((one) => named.includes(one));
  const showsErrors = [_id, _lastUpdated, identifier].some(({ length }) => length > 0);
  return showsErrors ? OBSERVATION_STATUSES : ['final', 'corrected'];
}

const STATUS_SYSTEM = 'http://hl7.org/fhir/observation-status';
