import { READING_KIND_NAMES, type ReadingKindName } from '@rpm/domain';
import { type ReadingValueCode } from '../code-system/reading-value';
import { CODE_SYSTEMS } from '../element/code-systems';
import { codeSystem, type FhirIdentity } from '../identity/fhir-identity';
import { type LoincCode } from './loinc';
import { type ObservationDefinition, type ReadingVariant } from './observation-definition';
import { COMPANION_OBSERVATIONS, OBSERVATIONS } from './observation-definitions';
import { type Companion, COMPANIONS } from './observation-id';

/** Observations that have the same codes. */
export interface CodedObservations {
  kind: ReadingKindName;
  /** The companion value; null for the main value. */
  companion: Companion | null;
  /** The readings of the kind that have these codes. */
  variant: ReadingVariant;
  category: ObservationDefinition['category'];
  loinc: readonly LoincCode[];
  /** The code in the service's own code system. */
  code: ReadingValueCode;
}

/** All codes of Observations, from which searches by code and by category are made. */
export const OBSERVATION_CODES: readonly CodedObservations[] = READING_KIND_NAMES.flatMap((kind) =>
  [null, ...(COMPANIONS[kind] ?? [])].flatMap((companion) => {
    const { category, code, variants } = companion === null ? OBSERVATIONS[kind] : COMPANION_OBSERVATIONS[companion];
    return Object.entries(variants).map(([variant, { loinc }]) => ({
      kind,
      companion,
      variant: variant as ReadingVariant,
      category,
      loinc,
      code,
    }));
  }),
);

/** Returns the Observations that have a code. @param system the system of the code; undefined for any system */
export function observationsWithCode(
  identity: FhirIdentity,
  { system, code }: { system: string | undefined; code: string },
): CodedObservations[] {
  const isLoinc = system === undefined || system === CODE_SYSTEMS.loinc;
  const isOwn = system === undefined || system === codeSystem(identity, 'reading-value');
  return OBSERVATION_CODES.filter(
    (coded) => (isLoinc && coded.loinc.some((loinc) => loinc === code)) || (isOwn && coded.code === code),
  );
}
