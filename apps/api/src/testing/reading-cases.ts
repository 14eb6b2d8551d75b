const INSTANTS = ['2026-02-03T06:00:00.000Z', '2026-02-03T05:00:00.000Z'];

/** The specification's rules for one kind of reading, written down independently of the code under test. */
export interface ReadingCase {
  path: string;
  /** A request body with only the required properties. */
  least: Record<string, unknown>;
  /** The reading as the API returns it if it was created with only the required properties. */
  shownLeast: Record<string, unknown>;
  /** A request body with all properties. */
  whole: Record<string, unknown>;
  shownWhole: Record<string, unknown>;
  /** Smallest and largest accepted value of each property. */
  bounds: Record<string, [number, number]>;
  /** Properties that accept only integers. */
  integers: string[];
}

const NO_SLEEP = {
  durationUnit: null,
  duration: null,
  heartRate: null,
  heartRateUnit: null,
  respiration: null,
  respirationUnit: null,
};
const SLEEP = { duration: 480, heartRate: 61, respiration: 12.5, bodyTurnOver: 9 };
const SHOWN_SLEEP = { ...SLEEP, durationUnit: 'min', heartRateUnit: 'bpm', respirationUnit: '/min' };
const SLEEP_BOUNDS: ReadingCase['bounds'] = {
  bodyTurnOver: [0, 100_000],
  duration: [0, 10_080],
  heartRate: [1, 300],
  respiration: [0, 100],
};

/** Test cases for all kinds of readings, from section 3 of the specification and the table in readings.md. */
export const READING_CASES: ReadingCase[] = [
  {
    path: 'blood-glucose',
    least: { glucose: 101 },
    shownLeast: { glucose: 101, glucoseUnit: 'mgdl', beforeMeal: null, afterMeal: null },
    whole: { glucose: 101, beforeMeal: false, afterMeal: true },
    shownWhole: { glucose: 101, glucoseUnit: 'mgdl', beforeMeal: false, afterMeal: true },
    bounds: { glucose: [10, 1000] },
    integers: ['glucose'],
  },
  {
    path: 'blood-oxygen',
    least: { bloodOxygen: 97 },
    shownLeast: { bloodOxygen: 97, bloodOxygenUnit: 'spO2', heartRate: null, heartRateUnit: null },
    whole: { bloodOxygen: 97, heartRate: 61 },
    shownWhole: { bloodOxygen: 97, bloodOxygenUnit: 'spO2', heartRate: 61, heartRateUnit: 'bpm' },
    bounds: { bloodOxygen: [30, 100], heartRate: [1, 300] },
    integers: ['bloodOxygen', 'heartRate'],
  },
  {
    path: 'blood-pressure',
    least: { systolic: 221, diastolic: 29 },
    shownLeast: {
      systolic: 221,
      systolicUnit: 'mmHg',
      diastolic: 29,
      diastolicUnit: 'mmHg',
      heartRate: null,
      heartRateUnit: null,
      irregularHeartbeat: null,
    },
    whole: { systolic: 221, diastolic: 29, heartRate: 61, irregularHeartbeat: true },
    shownWhole: {
      systolic: 221,
      systolicUnit: 'mmHg',
      diastolic: 29,
      diastolicUnit: 'mmHg',
      heartRate: 61,
      heartRateUnit: 'bpm',
      irregularHeartbeat: true,
    },
    bounds: { systolic: [30, 300], diastolic: [10, 220], heartRate: [1, 300] },
    integers: ['systolic', 'diastolic', 'heartRate'],
  },
  {
    path: 'weight',
    least: { weight: 150.5 },
    shownLeast: { weight: 150.5, weightUnit: 'lbs' },
    whole: { weight: 0.5 },
    shownWhole: { weight: 0.5, weightUnit: 'lbs' },
    bounds: { weight: [0.5, 2200] },
    integers: [],
  },
  {
    path: 'temperature',
    least: { temperature: 98.2, temperatureUnit: 'fahrenheit' },
    shownLeast: { temperature: 98.2, temperatureUnit: 'fahrenheit' },
    whole: { temperature: 36.9, temperatureUnit: 'celsius' },
    shownWhole: { temperature: 36.9, temperatureUnit: 'celsius' },
    bounds: { temperature: [77, 113] },
    integers: [],
  },
  {
    path: 'heart-rate',
    least: { heartRate: 61 },
    shownLeast: { heartRate: 61, heartRateUnit: 'bpm' },
    whole: { heartRate: 62 },
    shownWhole: { heartRate: 62, heartRateUnit: 'bpm' },
    bounds: { heartRate: [1, 300] },
    integers: ['heartRate'],
  },
  {
    path: 'heart-rate-variability',
    least: { heartRateVariability: 41.5 },
    shownLeast: {
      heartRateVariability: 41.5,
      heartRateVariabilityUnit: 'ms',
      heartRate: null,
      heartRateUnit: null,
      heartRateVariabilityDuration: null,
      heartRateVariabilityDurationUnit: null,
      heartRateVariabilityAlgorithmType: null,
    },
    whole: {
      heartRateVariability: 41.5,
      heartRate: 61,
      heartRateVariabilityDuration: 300_000,
      heartRateVariabilityAlgorithmType: 'sdrr',
    },
    shownWhole: {
      heartRateVariability: 41.5,
      heartRateVariabilityUnit: 'ms',
      heartRate: 61,
      heartRateUnit: 'bpm',
      heartRateVariabilityDuration: 300_000,
      heartRateVariabilityDurationUnit: 'ms',
      heartRateVariabilityAlgorithmType: 'sdrr',
    },
    bounds: { heartRateVariability: [0, 1000], heartRate: [1, 300], heartRateVariabilityDuration: [0, 86_400_000] },
    integers: ['heartRate', 'heartRateVariabilityDuration'],
  },
  {
    path: 'peak-flow',
    least: { peakExpiratoryFlow: 420.5 },
    shownLeast: {
      peakExpiratoryFlow: 420.5,
      peakExpiratoryFlowUnit: 'L/min',
      forcedExpiratoryVolumeInOneSecond: null,
      forcedExpiratoryVolumeInOneSecondUnit: null,
    },
    whole: { peakExpiratoryFlow: 420.5, forcedExpiratoryVolumeInOneSecond: 3.05 },
    shownWhole: {
      peakExpiratoryFlow: 420.5,
      peakExpiratoryFlowUnit: 'L/min',
      forcedExpiratoryVolumeInOneSecond: 3.05,
      forcedExpiratoryVolumeInOneSecondUnit: 'L',
    },
    bounds: { peakExpiratoryFlow: [30, 900], forcedExpiratoryVolumeInOneSecond: [0, 10] },
    integers: [],
  },
  {
    path: 'sleep-mat-activity',
    least: { getUpTime: INSTANTS },
    shownLeast: { bedTime: [], getUpTime: INSTANTS, bodyTurnOver: null, ...NO_SLEEP },
    whole: { bedTime: ['2026-02-02T22:00:00-08:00'], getUpTime: [], ...SLEEP },
    shownWhole: { bedTime: ['2026-02-03T06:00:00.000Z'], getUpTime: [], ...SHOWN_SLEEP },
    bounds: SLEEP_BOUNDS,
    integers: ['bodyTurnOver', 'duration', 'heartRate'],
  },
  {
    path: 'sleep-mat-duration',
    least: { rem: 0 },
    shownLeast: {
      ...{ deepSleep: null, deepSleepUnit: null, lightSleep: null, lightSleepUnit: null, rem: 0, remUnit: 'min' },
      ...{ bodyTurnOver: null, ...NO_SLEEP },
    },
    whole: { deepSleep: 95, lightSleep: 210, rem: 80, ...SLEEP },
    shownWhole: {
      ...{ deepSleep: 95, deepSleepUnit: 'min', lightSleep: 210, lightSleepUnit: 'min', rem: 80, remUnit: 'min' },
      ...SHOWN_SLEEP,
    },
    bounds: { ...SLEEP_BOUNDS, deepSleep: [0, 10_080], lightSleep: [0, 10_080], rem: [0, 10_080] },
    integers: ['bodyTurnOver', 'duration', 'heartRate', 'deepSleep', 'lightSleep', 'rem'],
  },
];
