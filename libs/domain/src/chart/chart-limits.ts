/** The longest period of one series, and the largest number of readings in one response. */
export const CHART_LIMITS = { days: 366, points: 100_000, defaultDays: 14 } as const;

/** Bits of the marks that a reading in a series can have. */
export const CHART_MARKS = { manual: 1, late: 2, corrected: 4, beforeMeal: 8, afterMeal: 16, below: 32, above: 64 } as const;

/** A reading is late if the service received it more than this many hours after it was taken. */
export const LATE_HOURS = 24;
