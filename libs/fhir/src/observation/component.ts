import { type CodeableConcept, type Coding, type ObservationComponent } from '@medplum/fhirtypes';
import { READING_VALUES, type ReadingValueCode } from '../code-system/reading-value';
import { CODE_SYSTEMS } from '../element/code-systems';
import { localTime } from '../element/local-time';
import { quantity } from '../element/unit';
import { codeSystem, type FhirIdentity } from '../identity/fhir-identity';
import { type FhirReading } from './fhir-reading';
import { LOINC_NAMES, type LoincCode } from './loinc';
import { type ComponentDefinition, type ObservationDefinition } from './observation-definition';

/** Returns a concept with its LOINC codes and the service's own code. */
export function concept(
  identity: FhirIdentity,
  loinc: readonly LoincCode[],
  code: ReadingValueCode | undefined,
  text: string | undefined,
): CodeableConcept {
  const own: Coding[] =
    code === undefined ? [] : [{ system: codeSystem(identity, 'reading-value'), code, display: READING_VALUES[code] }];
  const others = loinc.map((code) => ({ system: CODE_SYSTEMS.loinc, code, display: LOINC_NAMES[code] }));
  return { coding: [...others, ...own], text: text ?? (code === undefined ? undefined : READING_VALUES[code]) };
}

/** Returns the components of an Observation: one for each property that has a value, and for each time of a list. */
export function componentsOf(
  identity: FhirIdentity,
  { components = {} }: ObservationDefinition,
  reading: FhirReading,
  offset: number | null,
): ObservationComponent[] {
  return Object.entries(components).flatMap(([property, definition]) =>
    valuesOf(definition, reading[property], offset).map((value) => ({ code: codeOf(identity, definition), ...value })),
  );
}

function codeOf(identity: FhirIdentity, { loinc, code, text }: ComponentDefinition): CodeableConcept {
  return concept(identity, loinc === undefined ? [] : [loinc], code, text);
}

function valuesOf({ value }: ComponentDefinition, stored: unknown, offset: number | null): Omit<ObservationComponent, 'code'>[] {
  if (value === 'instants') {
    const times = Array.isArray(stored) ? (stored as string[]) : [];
    return times.map((time) => ({ valueDateTime: localTime(time, offset) }));
  }
  if (typeof stored === 'string') return [{ valueCodeableConcept: { text: stored } }];
  return typeof stored === 'number' && value !== 'text' ? [{ valueQuantity: quantity(stored, value) }] : [];
}
