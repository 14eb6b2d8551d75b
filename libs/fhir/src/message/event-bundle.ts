import { type Bundle, type Resource } from '@medplum/fhirtypes';
import { type FhirIdentity, identifierSystem, uuidVersion5 } from '../identity/fhir-identity';

/** An event that is sent as resources. */
export interface SentEvent {
  /** The id of the message, such as `evt_57`. */
  id: string;
  /** Time of the event, as ISO 8601. */
  createTimestamp: string;
}

/**
 * Returns the Bundle of type `collection` with which a webhook sends the resources of an event. It has no entries if the event is about a reading of nobody. The
 * addresses of the entries are UUIDs that stay the same, because the service need not be reachable for the receiver.
 */
export function eventBundle(identity: FhirIdentity, event: SentEvent, resources: readonly Resource[]): Bundle {
  const entry = resources.map((resource) => ({
    fullUrl: `urn:uuid:${uuidVersion5(identity.uuid, `${resource.resourceType}/${resource.id}`)}`,
    resource,
  }));
  return {
    resourceType: 'Bundle',
    identifier: { system: identifierSystem(identity, 'message'), value: event.id },
    type: 'collection',
    timestamp: event.createTimestamp,
    // FHIR permits no empty lists.
    ...(entry.length > 0 && { entry }),
  };
}
