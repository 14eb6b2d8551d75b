/** Addresses of the code systems of others whose codes the service uses. */
export const CODE_SYSTEMS = {
  loinc: 'http://loinc.org',
  ucum: 'http://unitsofmeasure.org',
  /** ISO/IEEE 11073-10101, the nomenclature of personal health devices. */
  mdc: 'urn:iso:std:iso:11073:10101',
  category: 'http://terminology.hl7.org/CodeSystem/observation-category',
  /** Origins of values, such as an assertion by a device. */
  observationValue: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue',
  /** Purposes of data, such as a test. */
  actReason: 'http://terminology.hl7.org/CodeSystem/v3-ActReason',
  dataAbsentReason: 'http://terminology.hl7.org/CodeSystem/data-absent-reason',
  identifierType: 'http://terminology.hl7.org/CodeSystem/v2-0203',
  usCoreTag: 'http://hl7.org/fhir/us/core/CodeSystem/us-core-tags',
} as const;
