const R4 = 'http://hl7.org/fhir/StructureDefinition';
const US_CORE = 'http://hl7.org/fhir/us/core/StructureDefinition';

/** The profiles that Observations of each sort conform to: those of FHIR R4, and those of US Core beside them. */
export const PROFILES = {
  laboratory: [`${US_CORE}/us-core-observation-lab`],
  continuousGlucose: [
    'http://hl7.org/fhir/uv/cgm/StructureDefinition/cgm-sensor-reading-mass-per-volume',
    `${US_CORE}/us-core-observation-lab`,
  ],
  oxygenSaturation: [`${R4}/oxygensat`, `${US_CORE}/us-core-pulse-oximetry`],
  bloodPressure: [`${R4}/bp`, `${US_CORE}/us-core-blood-pressure`],
  bodyWeight: [`${R4}/bodyweight`, `${US_CORE}/us-core-body-weight`],
  bodyTemperature: [`${R4}/bodytemp`, `${US_CORE}/us-core-body-temperature`],
  heartRate: [`${R4}/heartrate`, `${US_CORE}/us-core-heart-rate`],
  vitalSigns: [`${R4}/vitalsigns`, `${US_CORE}/us-core-vital-signs`],
  simple: [`${US_CORE}/us-core-simple-observation`],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type ProfileName = keyof typeof PROFILES;
