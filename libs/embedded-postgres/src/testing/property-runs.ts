/**
 * Returns the number of random cases for a property test: `runs`, times `PROPERTY_FACTOR` from the environment. Every test run generates other cases,
 * so a small number is enough for each run; a large factor makes the test search for a long time.
 */
export const propertyRuns = (runs: number): number => Math.ceil(runs * Number(process.env['PROPERTY_FACTOR'] ?? 1));
