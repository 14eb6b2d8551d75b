/** Limits of `expectedIntervalMinutes` of sources and items. */
export const EXPECTED_INTERVAL_RANGE = { min: 1, max: 525_600, unit: 'minutes' };
