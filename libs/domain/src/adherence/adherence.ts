/** The number of consecutive days in an adherence window. */
export const ADHERENCE_DAYS = 30;

/** An inclusive range for the number of days with a reading. */
export interface AdherenceThreshold {
  minDays: number;
  maxDays: number;
}

/**
 * The adherence thresholds of a 30-day period in which a patient has a device, lowest first. They equal the day counts of the US billing codes 99445
 * and 99454 as of 2026. The service only counts days; it never computes amounts of money.
 */
export const ADHERENCE_THRESHOLDS: readonly [AdherenceThreshold, ...AdherenceThreshold[]] = [
  { minDays: 2, maxDays: 15 },
  { minDays: 16, maxDays: ADHERENCE_DAYS },
];

export const thresholdName = ({ minDays, maxDays }: AdherenceThreshold) => `${minDays}-${maxDays}`;

/** Names of the thresholds by which a list can be filtered: `none`, `2-15` and `16-30`. */
export const ADHERENCE_THRESHOLD_NAMES = ['none', ...ADHERENCE_THRESHOLDS.map(thresholdName)];

/** The number of days with readings that is needed for the highest threshold. */
export const FULL_ADHERENCE_DAYS = Math.max(...ADHERENCE_THRESHOLDS.map(({ minDays }) => minDays));
