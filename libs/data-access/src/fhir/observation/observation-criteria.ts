import { InvalidInput } from '@rpm/domain';
import { type FhirSearch, type ReferenceValue } from '@rpm/fhir';
import { type ReadingIdentifier } from '../inbound/find-reading-identifiers.sql';
import { idOf } from '../page/own-identifiers';
import { type FhirPageRequest } from '../page/fhir-page';
import { namedObservations } from './named/named-observations';
import { commonValues, namedIn } from './named/named-values';
import { type OBSERVATION_PARAMETERS } from './observation-parameters';
import { OBSERVATION_SORTS, OBSERVATION_STATUSES, type ObservationSearch, type ObservationStatus } from './observation-search';
import { observedValuesOf } from './observed-values';
import { readPagePosition } from './page-position';
import { timeConditionsOf } from './time/time-conditions';

type ObservationCriteria = FhirSearch<typeof OBSERVATION_PARAMETERS>['criteria'];

/**
 * Converts the parameters of a search.
 * @param identified the readings that have the identifiers of the search
 * @throws InvalidInput if it would read all Observations of the organization, or names too many resources
 */
export function observationSearchOf(
  { identity, search: { criteria, sort }, after }: FhirPageRequest<typeof OBSERVATION_PARAMETERS>,
  identified: readonly ReadingIdentifier[],
): ObservationSearch {
  const { _id, _lastUpdated, identifier, patient, subject, device } = criteria;
  const position = after && readPagePosition(after);
  const search: ObservationSearch = {
    values: observedValuesOf(identity, criteria),
    patientIds: namedIn([...patient, ...subject], 'patient', referencedId),
    deviceIds: namedIn(device, 'device', referencedId),
    keys: namedObservations(identity, { _id, identifier }, identified),
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

function referencedId({ id }: ReferenceValue): number[] {
  const number = idOf(id);
  return number === null ? [] : [number];
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
