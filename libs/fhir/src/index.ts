export {
  capabilityStatement,
  type CapabilityParts,
  type OfferedOperation,
  type OfferedResource,
} from './capability/capability-statement';
export { codeSystemResource } from './code-system/code-system-resource';
export { READING_VALUES, type ReadingValueCode } from './code-system/reading-value';
export { deviceResource, type FhirDevice } from './device/device-resource';
export { DEVICE_TYPE_PRECEDENCE, deviceType } from './device/device-type';
export { deviceUseStatement, type FhirAssignment } from './device/device-use-statement';
export { CODE_SYSTEMS } from './element/code-systems';
export { localTime } from './element/local-time';
export { type FhirGroup, groupId, groupResource, parseGroupId } from './group/group-resource';
export {
  codeSystem,
  type CodeSystemName,
  externalPatientSystem,
  type FhirIdentity,
  identifierSystem,
  type IdentifierSystemName,
} from './identity/fhir-identity';
export { type InboundReference } from './inbound/inbound-reference';
export { atElements, type InboundReading, readObservation } from './inbound/read-observation';
export {
  MAX_ENTRIES,
  type NamedEntry,
  type ObservationEntry,
  readBundle,
  readIfNoneExist,
  type ReceivedEntry,
} from './inbound/received-bundle';
export { elementError } from './inbound/received-element';
export { type FhirReading } from './observation/fhir-reading';
export { endedObservation, observationsOf, type PatientReading, type ReadingHolder } from './observation/observation';
export { type CodedObservations, OBSERVATION_CODES, observationsWithCode } from './observation/observation-codes';
export { type ReadingVariant } from './observation/observation-definition';
export { type Companion, COMPANIONS, observationId, type ObservationKey, parseObservationId } from './observation/observation-id';
export { type DateValue } from './search/date-value';
export { readElements, subset } from './search/elements';
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
  type Modifier,
  type ParameterDefinition,
  type ParameterDefinitions,
  referenceParameter,
  type SearchDefinition,
  stringParameter,
  tokenParameter,
} from './search/search-definition';
export { type ReferenceValue, type TokenValue } from './search/search-value';
export { searchset } from './search/searchset';
export type {
  Bundle,
  BundleEntry,
  CapabilityStatement,
  Coding,
  Observation,
  OperationOutcome,
  Reference,
  Resource,
} from '@medplum/fhirtypes';
export { organizationResource } from './organization/organization-resource';
export { type FhirIssue, issueType, operationOutcome } from './outcome/operation-outcome';
export { type FhirPatient, patientResource } from './patient/patient-resource';
export { eventBundle, type SentEvent } from './message/event-bundle';
export { type FhirSite, locationResource } from './site/location-resource';
