/** The number of consecutive days in an adherence window. */
export const ADHERENCE_DAYS = 30;

/** A range of the number of days with a reading, inclusive. */
export interface AdherenceThreshold {
  minDays: number;
  maxDays: number;
}

/**
 * The thresholds for supplying a patient with a device for 30 days, lowest first. They equal the day counts of the US billing codes 99445 and 99454
 * as of 2026. The service computes days only, never money.
 */
export const ADHERENCE_THRESHOLDS: readonly [AdherenceThreshold, ...AdherenceThreshold[]] = [
  { minDays: 2, maxDays: 15 },
  { minDays: 16, maxDays: ADHERENCE_DAYS },
];

export const thresholdName = ({ minDays, maxDays }: AdherenceThreshold) => `${minDays}-${maxDays}`;

/** The thresholds that a list can be filtered by: `none`, `2-15` and `16-30`. */
export const ADHERENCE_THRESHOLD_NAMES = ['none', ...ADHERENCE_THRESHOLDS.map(thresholdName)];

/** The number of days that reaches the highest threshold. */
export const FULL_ADHERENCE_DAYS = Math.max(...ADHERENCE_THRESHOLDS.map(({ minDays }) => minDays));
