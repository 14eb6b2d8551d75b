import type { Resource } from '@medplum/fhirtypes';
import { definitions } from '../definitions/definitions';

const CGM_READING = 'http://hl7.org/fhir/uv/cgm/StructureDefinition/cgm-sensor-reading-mass-per-volume';
const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition';

/**
 * Profiles that resources claim, but whose definitions are not stored: no package of npm contains them. The variable FHIR_PROFILES names a folder that does.
 */
export const PROFILES_NOT_STORED: readonly string[] = [
  CGM_READING,
  `${US_CORE}/us-core-body-temperature`,
  `${US_CORE}/us-core-body-weight`,
  `${US_CORE}/us-core-heart-rate`,
  `${US_CORE}/us-core-observation-clinical-result`,
  `${US_CORE}/us-core-observation-lab`,
  `${US_CORE}/us-core-pulse-oximetry`,
  `${US_CORE}/us-core-simple-observation`,
  `${US_CORE}/us-core-vital-signs`,
];

/** The unit that the profile of a sensor's reading demands: the guide for continuous glucose monitoring 1.0.0 fixes its text with a small l. */
const CGM_UNIT = { unit: 'mg/dl', code: 'mg/dL' };

/** Profiles that nobody can look up, and what the profiles demand that are not stored. */
export function profileFaults(resource: Resource): string[] {
  const claimed = resource.meta?.profile ?? [];
  const unknown = claimed.filter((url) => !definitions().profiles.has(url) && !PROFILES_NOT_STORED.includes(url));
  const faults = unknown.map((url) => `meta.profile has ${url}, whose definition is not known`);
  if (!claimed.includes(CGM_READING) || resource.resourceType !== 'Observation') return faults;
  const { unit, code } = resource.valueQuantity ?? {};
  if (unit === CGM_UNIT.unit && code === CGM_UNIT.code) return faults;
  return [...faults, `valueQuantity has not the unit ${CGM_UNIT.unit} and the code ${CGM_UNIT.code} of the profile`];
}
