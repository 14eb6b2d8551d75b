/** The values for the sex of a patient. `unknown` comes from the specification; the others are FHIR's administrative genders. */
export const SEXES = ['female', 'male', 'other', 'unknown'] as const;

export type Sex = (typeof SEXES)[number];
