import { type InputError, InvalidInput, readInput, type ReadingInput, readingInput, type ReadingKindName } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';
import { isPermittedIdentifier, type SenderIdentifier } from '../observation/sender-identifier';
import { kindOf } from './inbound-code';
import {
  identifiersOf,
  type InboundReference,
  isTooLong,
  MAX_IDENTIFIER_CHARACTERS,
  readReference,
  type ReferenceScope,
} from './inbound-reference';
import { ReceivedValues } from './inbound-values';
import { elementError, ReceivedElement } from './received-element';

/** A reading that was received as an Observation. */
export interface InboundReading {
  kind: ReadingKindName;
  /** The reading, without its patient and its device. */
  reading: ReadingInput;
  subject: InboundReference;
  device: InboundReference | null;
  /** Identifiers that the sender has given the Observation. */
  identifiers: readonly SenderIdentifier[];
  /** Id of the Observation that has this reading already, which the sender received from this service; null if there is none. */
  knownId: string | null;
  /** JSON pointers of elements, by the property of the reading. */
  pointers: ReadonlyMap<string, string>;
  /** JSON pointer of the Observation. */
  pointer: string;
}

/** Stands for the patient while the values are checked. The patient's own id follows when the database has found the patient. */
const ANY_PATIENT = { patient: { id: 1 } };

/**
 * Reads an Observation as a reading of one of the ten kinds.
 * @param pointer JSON pointer of the Observation, such as `/Observation`
 * @throws InvalidInput whose pointers name elements of the Observation
 */
export function readObservation(identity: FhirIdentity, raw: unknown, pointer: string, scope: ReferenceScope): InboundReading {
  const observation = ReceivedElement.of(raw, pointer);
  if (observation.text('resourceType') !== 'Observation') {
    throw elementError(pointer, 'unsupported_resource', 'Send an Observation.');
  }
  assertUnderstood(observation);
  const kind = kindOf(identity, observation);
  assertStatus(observation);
  const subject = readReference(identity, observation, 'subject', 'Patient', scope);
  if (subject === null) throw elementError(observation.pointerTo('subject'), 'required', 'Send the patient.');
  const device = readReference(identity, observation, 'device', 'Device', scope);
  const received = new ReceivedValues(identity, kind, observation);
  const pointers = new Map([
    ...received.pointers,
    ['readingTimestamp', observation.pointerTo('effectiveDateTime')],
    ['deviceTimeZoneOffset', observation.pointerTo('effectiveDateTime')],
    ['patient', subject.pointer],
    ['device', device?.pointer ?? observation.pointerTo('device')],
  ]);
  const raws = { ...ANY_PATIENT, ...received.values, ...timeOf(observation), manual: isAssertedByPatient(observation) };
  const reading = located(pointers, pointer, () => readInput(readingInput(kind), raws, 'body'));
  return { kind, reading, subject, device, pointers, pointer, ...identifiersIn(identity, observation) };
}

/** An element that may change the meaning of the others must not be ignored. */
function assertUnderstood(observation: ReceivedElement): void {
  const unknown = ['modifierExtension', 'implicitRules'].find((name) => observation.has(name));
  if (unknown === undefined) return;
  const detail = 'This server understands no element that changes the meaning of others.';
  throw elementError(observation.pointerTo(unknown), 'unsupported_element', detail);
}

const STATUSES: readonly (string | null)[] = ['final', 'amended', 'corrected'];

function assertStatus(observation: ReceivedElement): void {
  if (STATUSES.includes(observation.text('status'))) return;
  const detail = 'Send a status of a final value: final, amended or corrected.';
  throw elementError(observation.pointerTo('status'), 'unsupported_status', detail);
}

/** The offset of UTC may mean that the sender does not know the time zone, so that only an offset of a place counts. */
function timeOf(observation: ReceivedElement): Record<string, unknown> {
  const text = observation.text('effectiveDateTime') ?? observation.text('effectiveInstant');
  if (text === null) {
    const detail = 'Send effectiveDateTime or effectiveInstant, with time and offset.';
    throw elementError(observation.pointerTo('effectiveDateTime'), 'required', detail);
  }
  const [, sign, hours, minutes] = /([+-])(\d{2}):(\d{2})$/.exec(text) ?? [];
  if (sign === undefined) return { readingTimestamp: text };
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 3600 + Number(minutes) * 60);
  return { readingTimestamp: text, deviceTimeZoneOffset: offset === 0 ? 0 : offset };
}

function isAssertedByPatient(observation: ReceivedElement): boolean {
  return (observation.element('meta')?.elements('security') ?? []).some(
    (label) => label.text('system') === CODE_SYSTEMS.observationValue && label.text('code') === 'PATAST',
  );
}

function identifiersIn(identity: FhirIdentity, observation: ReceivedElement): Pick<InboundReading, 'identifiers' | 'knownId'> {
  const own = identifierSystem(identity, 'reading');
  const received = identifiersOf(observation).flatMap(({ system, value }) => (system === null ? [] : [{ system, value }]));
  if (received.some(isTooLong)) {
    const detail = `Send identifiers whose system and value have at most ${MAX_IDENTIFIER_CHARACTERS} characters each.`;
    throw elementError(observation.pointerTo('identifier'), 'too_long', detail);
  }
  if (!received.every(isPermittedIdentifier)) {
    const detail = 'Send identifiers whose system has no spaces, and whose value has no control characters and is not blank.';
    throw elementError(observation.pointerTo('identifier'), 'not_an_identifier', detail);
  }
  return {
    identifiers: received.filter(({ system }) => system !== own),
    knownId: received.find(({ system }) => system === own)?.value ?? null,
  };
}

/** Converts the places of errors in a reading to those in the Observation. */
function located<T>(pointers: ReadonlyMap<string, string>, whole: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    throw new InvalidInput(atElements(error.errors, pointers, whole));
  }
}

/** Returns the errors of a reading with the places in the Observation from which it was made. @param whole JSON pointer of the Observation */
export function atElements(errors: readonly InputError[], pointers: ReadonlyMap<string, string>, whole: string): InputError[] {
  return errors.map((error) => {
    const [, property = ''] = (error.pointer ?? '').split('/');
    return { ...error, pointer: pointers.get(property) ?? pointers.get(property.replace(/Unit$/, '')) ?? whole };
  });
}
