import { InvalidInput, type Problem, unstorableTextError } from '@rpm/domain';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';
import { isPermittedIdentifier, type SenderIdentifier } from '../observation/sender-identifier';
import { identifiersWithin, type InboundReference, isTooLong, namedBy, type ReferenceScope } from './inbound-reference';
import { type InboundReading, readObservation } from './read-observation';
import { elementError, ReceivedElement } from './received-element';

/** An Observation that was received. */
export interface ObservationEntry {
  received: InboundReading;
  /** The identifier of the Observation that makes this one superfluous if the service has it (FHIR's conditional create); null if the sender named none. */
  ifNoneExist: SenderIdentifier | null;
}

/** A patient or device in a Bundle. The service finds it, and does not create it. */
export interface NamedEntry {
  type: 'Patient' | 'Device';
  reference: InboundReference;
}

/** One entry of a Bundle, or its error. */
export type ReceivedEntry = ObservationEntry | NamedEntry | Problem;

/** Maximum number of entries in a Bundle. */
export const MAX_ENTRIES = 1_000;

const CONDITION = /^\??identifier=([^|&]+)\|([^|&]+)$/;

/**
 * Reads the condition of a conditional create. An Observation that this service has identified is sent with that identifier instead.
 * @param place the header or the JSON pointer of the condition, for the error @throws InvalidInput
 */
export function readIfNoneExist(
  identity: FhirIdentity,
  text: string | null,
  place: { parameter: string } | { pointer: string },
): ObservationEntry['ifNoneExist'] {
  if (text === null) return null;
  const condition = decoded(text);
  const [, system, value] = CONDITION.exec(condition) ?? [];
  if (system !== undefined && value !== undefined && unstorableTextError(condition) === null) {
    const identifier = { system, value };
    const isOwn = system === identifierSystem(identity, 'reading');
    if (!isOwn && !isTooLong(identifier) && isPermittedIdentifier(identifier)) return identifier;
  }
  const detail = 'Send a condition such as identifier=urn:system|value, with a system of your own.';
  throw new InvalidInput([{ ...place, code: 'unsupported_condition', detail }]);
}

/** A text that is not percent-encoded correctly is no condition. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/**
 * Reads a Bundle. One that cannot be answered entry by entry has an error as a whole. The entries are read one by one while the caller iterates over them, so that it
 * can pause.
 * @param types the types of Bundles that the operation accepts
 * @throws InvalidInput
 */
export function readBundle(
  identity: FhirIdentity,
  raw: unknown,
  types: readonly string[],
  baseUrl: string,
): Iterable<ReceivedEntry> {
  const bundle = ReceivedElement.of(raw, '/Bundle');
  if (bundle.text('resourceType') !== 'Bundle') throw elementError('/Bundle', 'unsupported_resource', 'Send a Bundle.');
  if (!types.includes(bundle.text('type') ?? '')) {
    const detail = `Send a Bundle of the type ${types.join(' or ')}, whose entries are answered one by one.`;
    throw elementError('/Bundle/type', 'unsupported_type', detail);
  }
  const entries = bundle.elements('entry');
  if (entries.length > MAX_ENTRIES) throw elementError('/Bundle/entry', 'too_many', `Send at most ${MAX_ENTRIES} entries.`);
  const scope = { baseUrl, entries: resourcesByUrl(entries) };
  return readEntries(identity, entries, scope);
}

function* readEntries(
  identity: FhirIdentity,
  entries: readonly ReceivedElement[],
  scope: ReferenceScope,
): Generator<ReceivedEntry> {
  for (const entry of entries) yield readOrError(() => readEntry(identity, entry, scope));
}

function readOrError(read: () => ReceivedEntry): ReceivedEntry {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return error;
    throw error;
  }
}

/** Errors in an entry are those of the entry, which is read later. */
function resourcesByUrl(entries: readonly ReceivedElement[]): Map<string, ReceivedElement> {
  return new Map(
    entries.flatMap((entry): [string, ReceivedElement][] => {
      const found = readOrNull(() => [entry.text('fullUrl'), entry.element('resource')] as const);
      return found?.[0] != null && found[1] !== null ? [[found[0], found[1]]] : [];
    }),
  );
}

function readOrNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof InvalidInput) return null;
    throw error;
  }
}

function readEntry(identity: FhirIdentity, entry: ReceivedElement, scope: ReferenceScope): ReceivedEntry {
  const request = entry.element('request');
  const resource = entry.element('resource');
  if (request === null) throw elementError(entry.pointerTo('request'), 'required', 'Send the request of the entry.');
  const type = resource?.text('resourceType') ?? null;
  if (request.text('method') !== 'POST' || resource === null || request.text('url') !== type) {
    throw elementError(request.pointer, 'unsupported_interaction', 'Send a resource with the method POST and its type as URL.');
  }
  if (type === 'Patient' || type === 'Device') {
    return { type, reference: { ...namedBy(identity, type, identifiersWithin(resource)), pointer: resource.pointer } };
  }
  const received = readObservation(identity, resource.value, resource.pointer, scope);
  const pointer = request.pointerTo('ifNoneExist');
  return { received, ifNoneExist: readIfNoneExist(identity, request.text('ifNoneExist'), { pointer }) };
}
