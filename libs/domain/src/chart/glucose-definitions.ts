/** One range of glucose values. */
export interface GlucoseRange {
  /** Lowest value of the range in mg/dL; null for the lowest range. */
  from: number | null;
  /** Highest value of the range in mg/dL; null for the highest range. */
  to: number | null;
}

/**
 * The ranges of glucose values in mg/dL, lowest first. Source: Battelino et al., "Clinical Targets for Continuous Glucose Monitoring Data
 * Interpretation" (Diabetes Care 2019; 42:1593-1603). Values are integers, so that every value is in exactly one range.
 */
export const GLUCOSE_RANGES: readonly GlucoseRange[] = [
  { from: null, to: 53 },
  { from: 54, to: 69 },
  { from: 70, to: 180 },
  { from: 181, to: 250 },
  { from: 251, to: null },
];

/**
 * The definitions behind the statistics of a glucose profile. Sources: goals and the 14 days at 70 percent are from Battelino et al. (see
 * {@link GLUCOSE_RANGES}); the GMI from Bergenstal et al. (Diabetes Care 2018; 41:2275-2280); the other limits of sufficiency are those of Tidepool's
 * open-source viewer (`AGPConstants`, BSD-2).
 */
export const GLUCOSE_DEFINITIONS = {
  /** Goals in percent of all values: for the values below 54, below 70, from 70 to 180, above 180, and above 250 mg/dL. */
  goals: {
    below54: { below: 1 },
    below70: { below: 4 },
    from70to180: { above: 70 },
    above180: { below: 25 },
    above250: { below: 5 },
  },
  /** Goal: a coefficient of variation of at most this many percent. */
  cvGoal: 36,
  /** The glucose management indicator in percent is `intercept + slope * mean`, with the mean in mg/dL. */
  gmi: { intercept: 3.31, slope: 0.02392 },
  /** Data is continuous if the median time between two readings is at most this long, or if most readings come from continuous monitors. */
  continuousGapMinutes: 15,
  /** Continuous data is sufficient if it spans at least this many days, and covers at least this percentage of them. */
  sufficientDays: 14,
  sufficientCoverage: 70,
  /** Episodic data, such as that of finger sticks, is sufficient if it has at least this many readings. */
  sufficientEpisodicReadings: 30,
  /** Length in minutes of the bins into which a local day is divided. */
  binMinutes: 30,
} as const;
