/** Path below which the service is a FHIR server. */
export const FHIR_PATH = '/fhir/r4';

const BELOW = /^\/fhir\/r4(?:\/|$)/i;

/** Returns whether a path, or the template of a route, belongs to the FHIR server. Its answers and problems are FHIR resources. */
export const isFhirPath = (path: string) => BELOW.test(path);
