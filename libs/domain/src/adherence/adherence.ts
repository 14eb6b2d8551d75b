/** The number of consecutive days in an adherence window. */
export const ADHERENCE_DAYS = 30;

/** The number of days at the beginning of a window during which no patient is reported to be at risk. */
export const ADHERENCE_SETTLING_DAYS = 7;

/** An inclusive range for the number of days with a reading. */
export interface AdherenceThreshold {
  daysMin: number;
  daysMax: number;
}

/**
 * The adherence thresholds of a 30-day period in which a patient has a device, lowest first. They equal the day counts of the US billing codes 99445
 * and 99454 as of 2026. The service only counts days; it never computes amounts of money.
 */
export const ADHERENCE_THRESHOLDS: readonly [AdherenceThreshold, ...AdherenceThreshold[]] = [
  { daysMin: 2, daysMax: 15 },
  { daysMin: 16, daysMax: ADHERENCE_DAYS },
];

export const thresholdName = ({ daysMin, daysMax }: AdherenceThreshold) => `${daysMin}-${daysMax}`;

/** Names of the thresholds by which a list can be filtered: `none`, `2-15` and `16-30`. */
export const ADHERENCE_THRESHOLD_NAMES = ['none', ...ADHERENCE_THRESHOLDS.map(thresholdName)];

/** The number of days with readings that is needed for the highest threshold. */
export const FULL_ADHERENCE_DAYS = Math.max(...ADHERENCE_THRESHOLDS.map(({ daysMin }) => daysMin));
