/** Over how many days, one after the other, adherence is counted. */
export const ADHERENCE_DAYS = 30;

/** So many days of a window with a qualifying reading, both inclusive. */
export interface AdherenceThreshold {
  minDays: number;
  maxDays: number;
}

/**
 * What counts as supplying a patient with a device for 30 days, lowest first: those of the codes 99445 and 99454 of the United
 * States as of 2026. Numbers of days only, never money.
 */
export const ADHERENCE_THRESHOLDS: readonly [AdherenceThreshold, ...AdherenceThreshold[]] = [
  { minDays: 2, maxDays: 15 },
  { minDays: 16, maxDays: ADHERENCE_DAYS },
];

export const thresholdName = ({ minDays, maxDays }: AdherenceThreshold) => `${minDays}-${maxDays}`;

/** What a list can be asked for: `none`, `2-15`, `16-30`. */
export const ADHERENCE_THRESHOLD_NAMES = ['none', ...ADHERENCE_THRESHOLDS.map(thresholdName)];

/** As many days as the highest threshold asks for. */
export const FULL_ADHERENCE_DAYS = Math.max(...ADHERENCE_THRESHOLDS.map(({ minDays }) => minDays));
