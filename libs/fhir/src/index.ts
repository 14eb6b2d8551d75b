export {
  codeSystem,
  type CodeSystemName,
  type FhirIdentity,
  identifierSystem,
  type IdentifierSystemName,
} from './identity/fhir-identity';
export { type FhirReading } from './observation/fhir-reading';
export { type Companion, COMPANIONS, observationId, type ObservationKey, parseObservationId } from './observation/observation-id';
