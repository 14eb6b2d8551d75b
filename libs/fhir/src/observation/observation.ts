import { type CodeableConcept, type Meta, type Observation } from '@medplum/fhirtypes';
import { type ReadingKindName } from '@rpm/domain';
import { CODE_SYSTEMS } from '../element/code-systems';
import { localTime } from '../element/local-time';
import { nonEmpty, present } from '../element/present';
import { quantity } from '../element/unit';
import { type FhirIdentity, identifierSystem } from '../identity/fhir-identity';
import { componentsOf, concept } from './component';
import { type FhirReading } from './fhir-reading';
import { mealComponents } from './meal';
import { type ObservationDefinition, type VariantDefinition } from './observation-definition';
import { COMPANION_OBSERVATIONS, OBSERVATIONS } from './observation-definitions';
import { type Companion, COMPANIONS, observationId } from './observation-id';
import { PROFILES } from './profiles';
import { isPermittedIdentifier } from './sender-identifier';

/** The patient of a reading, if another patient had it first; null for the first one. */
export interface ReadingHolder {
  laterPatientId: number | null;
}

/** A reading that belongs to a patient. */
export type PatientReading = FhirReading & { patient: { id: number } };

/** Returns the Observations of a reading: the main one, then its companion values; none if the reading belongs to nobody. */
export function observationsOf(
  identity: FhirIdentity,
  kind: ReadingKindName,
  reading: FhirReading,
  holder: ReadingHolder,
): Observation[] {
  const { patient } = reading;
  if (patient === null) return [];
  const companions = (COMPANIONS[kind] ?? []).filter((companion) => typeof reading[companion] === 'number');
  return [null, ...companions].map((companion) => observationOf(identity, kind, { ...reading, patient }, holder, companion));
}

/**
 * Returns an Observation that ended for its patient, because the reading moved to another patient, or because a correction cleared the companion value.
 * @param reading the reading when it was last the patient's, with the version and the `updateTimestamp` of the change that ended it
 */
export function endedObservation(
  identity: FhirIdentity,
  kind: ReadingKindName,
  reading: PatientReading,
  holder: ReadingHolder,
  companion: Companion | null,
): Observation {
  return observationOf(identity, kind, { ...reading, enteredInError: true }, holder, companion);
}

function observationOf(
  identity: FhirIdentity,
  kind: ReadingKindName,
  reading: PatientReading,
  holder: ReadingHolder,
  companion: Companion | null,
): Observation {
  const definition = companion === null ? OBSERVATIONS[kind] : COMPANION_OBSERVATIONS[companion];
  const variant = variantOf(definition, reading);
  const id = observationId({ kind, readingId: reading.id, companion, ...holder });
  const offset = reading.deviceTimeZoneOffset ?? reading.patientTimeZoneOffset;
  const meal = companion === null && kind === 'bloodGlucose' ? mealComponents(reading) : [];
  const components = [...meal, ...componentsOf(identity, definition, reading, offset)];
  const value = valueOf(definition, variant, reading, companion);
  const patient = { reference: `Patient/${reading.patient.id}` };
  return present<Observation>({
    resourceType: 'Observation',
    id,
    meta: metaOf(variant, reading),
    identifier: [
      { system: identifierSystem(identity, 'reading'), value: id },
      ...(companion === null ? sentIdentifiers(reading) : []),
    ],
    status: statusOf(reading),
    category: [categoryOf(definition)],
    code: concept(identity, variant.loinc, definition.code, undefined),
    subject: patient,
    effectiveDateTime: localTime(reading.readingTimestamp, offset),
    issued: reading.updateTimestamp,
    // A device cannot be the performer in R4.
    performer: reading.manual && reading.device === null ? [patient] : undefined,
    valueQuantity: value,
    dataAbsentReason: value === undefined && components.length === 0 ? NOT_KNOWN : undefined,
    device: reading.device === null ? undefined : { reference: `Device/${reading.device.id}` },
    component: nonEmpty(components),
  });
}

/** Identifiers of senders belong to the main Observation of a reading. Earlier versions of the service stored identifiers that FHIR does not permit. */
const sentIdentifiers = ({ identifiers }: FhirReading) => (identifiers ?? []).filter(isPermittedIdentifier);

function variantOf({ variants, variantOf }: ObservationDefinition, reading: FhirReading): VariantDefinition {
  const name = variantOf?.(reading) ?? 'any';
  const variant = variants[name];
  if (!variant) throw new Error(`There is no variant ${name} of this Observation.`);
  return variant;
}

/** Instruments report that the main value is out of their range, never a companion value. */
function valueOf(
  { value }: ObservationDefinition,
  variant: VariantDefinition,
  reading: FhirReading,
  companion: Companion | null,
): Observation['valueQuantity'] {
  const number = value && reading[value.property];
  if (value === undefined || typeof number !== 'number') return undefined;
  const unit = variant.unit ?? (typeof value.unit === 'function' ? value.unit(reading) : value.unit);
  return quantity(number, unit, companion === null ? reading.outOfRange : null);
}

function statusOf({ enteredInError, version }: FhirReading): Observation['status'] {
  if (enteredInError) return 'entered-in-error';
  return version === 1 ? 'final' : 'corrected';
}

function metaOf({ profiles }: VariantDefinition, { version, updateTimestamp, manual }: FhirReading): Meta {
  const [code, display] = manual ? ['PATAST', 'patient asserted'] : ['DEVAST', 'device asserted'];
  return {
    versionId: String(version),
    lastUpdated: updateTimestamp,
    profile: [...PROFILES[profiles]],
    security: [{ system: CODE_SYSTEMS.observationValue, code, display }],
    // US Core demands this tag of data that patients supply.
    tag: [{ system: CODE_SYSTEMS.usCoreTag, code: 'patient-supplied' }],
  };
}

const CATEGORIES = { 'vital-signs': 'Vital Signs', laboratory: 'Laboratory', activity: 'Activity' } as const;

function categoryOf({ category: code }: ObservationDefinition): CodeableConcept {
  return { coding: [{ system: CODE_SYSTEMS.category, code, display: CATEGORIES[code] }] };
}

/** The reading has no value at all, which is possible only for activity of a sleep mat. */
const NOT_KNOWN: CodeableConcept = {
  coding: [{ system: CODE_SYSTEMS.dataAbsentReason, code: 'unknown', display: 'Unknown' }],
};
