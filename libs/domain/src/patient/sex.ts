/** `unknown` is the specification's; the others are FHIR's administrative genders. */
export const SEXES = ['female', 'male', 'other', 'unknown'] as const;

export type Sex = (typeof SEXES)[number];
