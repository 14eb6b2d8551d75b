import { createHash } from 'node:crypto';

/** Source of the names of an organization's identifiers and codes in FHIR. It outlives the host name of the service, and is part of backups and exports. */
export interface FhirIdentity {
  /** UUID of the organization, the same in every installation to which it moves. */
  uuid: string;
  /** URL without a trailing slash, with which the names of systems begin; null if none is set. */
  base: string | null;
  /** System of the patients' external identifiers, such as `urn:oid:…` of an EHR; null if none is set. */
  externalIdentifierSystem: string | null;
}

/** Names of identifier systems that the service itself gives. */
export type IdentifierSystemName =
  | 'patient'
  | 'external-patient'
  | 'device'
  | 'device-serial'
  | 'device-imei'
  | 'device-mac-address'
  | 'device-assignment'
  | 'reading'
  | 'site'
  | 'organization'
  | 'group'
  | 'message';

/** Returns the system of identifiers that the service gives: an address below the base, or a UUID made from that of the organization. */
export function identifierSystem(identity: FhirIdentity, name: IdentifierSystemName): string {
  const { base } = identity;
  return base === null ? uuidOf(identity, `identifier:${name}`) : `${base}/identifier/${name}`;
}

/** Returns the system of the patients' external identifiers: the one that the organization has set, or one that the service gives. */
export function externalPatientSystem(identity: FhirIdentity): string {
  return identity.externalIdentifierSystem ?? identifierSystem(identity, 'external-patient');
}

/** Names of the code systems of this service. */
export type CodeSystemName = 'reading-value' | 'problem';

/** Returns the system of codes that this service defines. It is served at this address only if a base is set. */
export function codeSystem(identity: FhirIdentity, name: CodeSystemName): string {
  const { base } = identity;
  return base === null ? uuidOf(identity, `code-system:${name}`) : `${base}/CodeSystem/${name}`;
}

/** The systems that are UUIDs, by identity. Every resource has some, and a hash takes as long as the rest of a resource. */
const systems = new WeakMap<FhirIdentity, Map<string, string>>();

function uuidOf(identity: FhirIdentity, name: string): string {
  const known = systems.get(identity) ?? new Map<string, string>();
  systems.set(identity, known);
  const system = known.get(name) ?? `urn:uuid:${uuidVersion5(identity.uuid, name)}`;
  known.set(name, system);
  return system;
}

/** Returns the UUID of a name in a namespace (RFC 9562, section 5.5). @param namespace a UUID */
export function uuidVersion5(namespace: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(namespace.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
