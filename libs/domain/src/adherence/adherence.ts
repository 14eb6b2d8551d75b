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

const thresholdName = ({ daysMin, daysMax }: AdherenceThreshold) => `${daysMin}-${daysMax}`;

/** The ranges of days by which a list can be filtered, by their names: `none`, `2-15` and `16-30`. */
const RANGES: Readonly<Record<string, AdherenceThreshold>> = {
  none: { daysMin: 0, daysMax: ADHERENCE_THRESHOLDS[0].daysMin - 1 },
  ...Object.fromEntries(ADHERENCE_THRESHOLDS.map((threshold) => [thresholdName(threshold), threshold])),
};

export const ADHERENCE_THRESHOLD_NAMES = Object.keys(RANGES);

/** Returns the range of days for a name in {@link ADHERENCE_THRESHOLD_NAMES}; without a name, a range that contains every number of days. */
export function thresholdDays(name: string | undefined): AdherenceThreshold {
  return (name === undefined ? undefined : RANGES[name]) ?? { daysMin: 0, daysMax: ADHERENCE_DAYS };
}

/** The number of days with readings that is needed for the highest threshold. */
export const FULL_ADHERENCE_DAYS = Math.max(...ADHERENCE_THRESHOLDS.map(({ daysMin }) => daysMin));
