export {
  codeSystem,
  type CodeSystemName,
  type FhirIdentity,
  identifierSystem,
  type IdentifierSystemName,
} from './identity/fhir-identity';
export { type FhirReading } from './observation/fhir-reading';
export { type Companion, COMPANIONS, observationId, type ObservationKey, parseObservationId } from './observation/observation-id';
export { type DateValue } from './search/date-value';
export { FORM_PARAMETERS, readSearch, type ReadSearch, type SentParameter } from './search/read-search';
export {
  calendarDateParameter,
  codeParameter,
  type Criteria,
  type Criterion,
  dateParameter,
  type FhirSearch,
  idParameter,
  lastUpdatedParameter,
  MAX_SEARCH_COUNT,
  type Modifier,
  type ParameterDefinitions,
  referenceParameter,
  type SearchDefinition,
  stringParameter,
  tokenParameter,
} from './search/search-definition';
export { type ReferenceValue, type TokenValue } from './search/search-value';
export { searchset } from './search/searchset';
export type { Bundle, OperationOutcome, OperationOutcomeIssue, Resource } from '@medplum/fhirtypes';
