import { type FhirIdentity, externalPatientSystem, identifierSystem } from '../identity/fhir-identity';
import { elementError, type ReceivedElement } from './received-element';

/** A patient or a device that an Observation names. */
export interface InboundReference {
  /** The id; null if the Observation names it by identifiers only. */
  id: number | null;
  /** Identifiers outside of the service, at least one if there is no id: external identifiers of a patient, or any identifiers of a device. */
  identifiers: readonly string[];
  /** JSON pointer of the element. */
  pointer: string;
}

/** An identifier of a resource, with its system. */
export interface ReceivedIdentifier {
  system: string | null;
  value: string;
}

/** Maximum length of an identifier's system, and of its value: both are part of an index. */
export const MAX_IDENTIFIER_CHARACTERS = 255;

export const isTooLong = ({ system, value }: ReceivedIdentifier): boolean =>
  (system ?? '').length > MAX_IDENTIFIER_CHARACTERS || value.length > MAX_IDENTIFIER_CHARACTERS;

/** The resources to which an Observation can refer, beside those that the service has. */
export interface ReferenceScope {
  /** URL below which the service has its resources. */
  baseUrl: string;
  /** The resources of the Bundle by `fullUrl`; empty for an Observation that was sent alone. */
  entries: ReadonlyMap<string, ReceivedElement>;
}

type ReferencedType = 'Patient' | 'Device';

/** Returns the identifiers of an element, without those that have no value. @throws InvalidInput */
export function identifiersOf(element: ReceivedElement): ReceivedIdentifier[] {
  return element.elements('identifier').flatMap((identifier) => identifierOf(identifier) ?? []);
}

function identifierOf(identifier: ReceivedElement): ReceivedIdentifier | null {
  const value = identifier.text('value');
  return value === null ? null : { system: identifier.text('system'), value };
}

/**
 * Reads a reference, which names a resource by its id, by its identifier, or as another entry of the Bundle.
 * @returns null if the element is absent
 * @throws InvalidInput
 */
export function readReference(
  identity: FhirIdentity,
  parent: ReceivedElement,
  name: string,
  type: ReferencedType,
  { baseUrl, entries }: ReferenceScope,
): InboundReference | null {
  const element = parent.element(name);
  if (element === null) return null;
  const reference = element.text('reference');
  const entry = reference === null ? undefined : entries.get(reference);
  if (entry?.text('resourceType') === type)
    return { ...namedBy(identity, type, identifiersWithin(entry)), pointer: element.pointer };
  const id = reference === null ? null : idIn(reference, type, baseUrl);
  if (id !== null) return { id, identifiers: [], pointer: element.pointer };
  const identifier = element.element('identifier');
  const received = identifier === null ? null : identifierOf(identifier);
  if (received !== null) return { ...namedBy(identity, type, [received]), pointer: element.pointer };
  const detail = `Send a reference such as ${type}/1, or an identifier.`;
  throw elementError(element.pointer, 'not_a_reference', detail);
}

/** Returns the identifiers of a patient or device in the Bundle. The serial number of a device is an identifier, too. */
export function identifiersWithin(entry: ReceivedElement): ReceivedIdentifier[] {
  const value = entry.text('serialNumber');
  return [...identifiersOf(entry), ...(value === null ? [] : [{ system: null, value }])];
}

/** Returns the id in a reference to a resource of the service, relative or absolute; null if it is another reference. */
function idIn(reference: string, type: ReferencedType, baseUrl: string): number | null {
  const relative = reference.startsWith(`${baseUrl}/`) ? reference.slice(baseUrl.length + 1) : reference;
  const [, named, id = ''] = /^([A-Za-z]+)\/(\d+)(?:\/_history\/.+)?$/.exec(relative) ?? [];
  return named === type ? numberOf(id) : null;
}

/** Returns the id that a text is; null if no resource can have it. */
function numberOf(text: string): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : null;
  return id !== null && Number.isSafeInteger(id) ? id : null;
}

/**
 * Returns how identifiers name a resource. Those of a patient count only with a system of the organization, because a value of another system may belong to
 * somebody else. Devices are known by the values of serial numbers and addresses, whose systems differ between senders.
 */
export function namedBy(
  identity: FhirIdentity,
  type: ReferencedType,
  received: readonly ReceivedIdentifier[],
): Pick<InboundReference, 'id' | 'identifiers'> {
  const own = identifierSystem(identity, type === 'Patient' ? 'patient' : 'device');
  const [id] = received.flatMap(({ system, value }) => (system === own ? (numberOf(value) ?? []) : []));
  if (id !== undefined) return { id, identifiers: [] };
  const others = received.filter(({ system }) => type === 'Device' || system === externalPatientSystem(identity));
  return { id: null, identifiers: others.map(({ value }) => value) };
}
