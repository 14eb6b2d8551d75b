import { type Transaction } from '@rpm/database';
import { type InvalidInput, type ReadingInput } from '@rpm/domain';
import { elementError, type InboundReading, type InboundReference, type NamedEntry } from '@rpm/fhir';
import { findDevicesByIdentifiers } from '../../fulfilment/named-devices.sql';
import { existingIdsStatement } from './existing-ids.sql';
import { FIND_EXTERNAL_PATIENTS } from './find-external-patients.sql';
import { type InboundResult, refused } from './inbound-result';

/** Ids of patients or devices by an identifier that names exactly one of them. */
type IdsByIdentifier = ReadonlyMap<string, number>;

/** Finds the patients and devices that Observations name by identifiers. @returns the reading of each Observation with its patient and device, or the error */
export async function resolveReferences(
  transaction: Transaction,
  received: readonly InboundReading[],
): Promise<(ReadingInput | InvalidInput)[]> {
  const patients = await findPatients(transaction, identifiersOf(received.map(({ subject }) => subject)));
  const devices = await findDevices(transaction, identifiersOf(received.map(({ device }) => device)));
  return received.map(({ reading, subject, device }) => {
    const patient = resolve(subject, patients, 'patient');
    const deviceOrError = device === null ? null : resolve(device, devices, 'device');
    if ('errors' in patient) return patient;
    if (deviceOrError === null) return { ...reading, patient };
    return 'errors' in deviceOrError ? deviceOrError : { ...reading, patient, device: deviceOrError };
  });
}

/** Finds the patients and devices that are entries of a Bundle. @returns their results, in the order of the entries */
export async function findNamed(transaction: Transaction, entries: readonly NamedEntry[]): Promise<InboundResult[]> {
  const results = new Map<NamedEntry, InboundResult>();
  for (const type of ['Patient', 'Device'] as const) {
    const ofType = entries.filter((entry) => entry.type === type);
    if (ofType.length === 0) continue;
    const identifiers = identifiersOf(ofType.map(({ reference }) => reference));
    const ids = type === 'Patient' ? await findPatients(transaction, identifiers) : await findDevices(transaction, identifiers);
    const resolved = ofType.map(({ reference }) => resolve(reference, ids, NOUNS[type]));
    const named = resolved.flatMap((one) => ('errors' in one ? [] : one.id));
    const existing = new Set((await transaction.run(existingIdsStatement(type), { ids: named })).map(({ id }) => id));
    if (type === 'Patient') transaction.concern(existing);
    for (const [nth, entry] of ofType.entries()) results.set(entry, resultOf(entry, resolved[nth], existing));
  }
  return entries.flatMap((entry) => results.get(entry) ?? []);
}

const NOUNS = { Patient: 'patient', Device: 'device' } as const;

function resultOf(
  { type, reference }: NamedEntry,
  resolved: { id: number } | InvalidInput | undefined,
  existing: ReadonlySet<number>,
): InboundResult {
  if (resolved === undefined || ('id' in resolved && !existing.has(resolved.id)))
    return refused(notFound(reference, NOUNS[type]));
  return 'errors' in resolved ? refused(resolved) : { status: 'found', type, id: resolved.id };
}

const identifiersOf = (references: readonly (InboundReference | null)[]): string[] => [
  ...new Set(references.flatMap((reference) => reference?.identifiers ?? [])),
];

async function findPatients(transaction: Transaction, identifiers: readonly string[]): Promise<IdsByIdentifier> {
  if (identifiers.length === 0) return new Map();
  const found = await transaction.run(FIND_EXTERNAL_PATIENTS, { identifiers });
  return new Map(found.map(({ identifier, id }) => [identifier, id]));
}

async function findDevices(transaction: Transaction, identifiers: readonly string[]): Promise<IdsByIdentifier> {
  if (identifiers.length === 0) return new Map();
  const found = await findDevicesByIdentifiers(transaction, identifiers);
  return new Map(identifiers.flatMap((identifier, at) => (found[at]?.id == null ? [] : [[identifier, found[at].id] as const])));
}

/** Returns the resource that a reference names; an error if it names none or several. */
function resolve(reference: InboundReference, ids: IdsByIdentifier, noun: string): { id: number } | InvalidInput {
  const { id, identifiers, pointer } = reference;
  if (id !== null) return { id };
  const [found, ...others] = new Set(identifiers.flatMap((identifier) => ids.get(identifier) ?? []));
  if (found === undefined) return notFound(reference, noun);
  if (others.length > 0) return elementError(pointer, 'ambiguous', `The identifiers name several ${noun}s. Send one of them.`);
  return { id: found };
}

const notFound = ({ pointer }: InboundReference, noun: string) =>
  elementError(pointer, 'not_found', `No ${noun} with this identifier exists, or several have it.`);
