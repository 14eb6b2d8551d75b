/**
 * Returns the number of random cases for a property: `runs`, times `PROPERTY_FACTOR` from the environment. Every test run generates other cases, so a
 * small number is enough for each, and a large factor searches for a long time.
 */
export const propertyRuns = (runs: number): number => Math.ceil(runs * Number(process.env['PROPERTY_FACTOR'] ?? 1));
