/** A number that was measured, in the unit of the API; null if the reading has none. */
export interface Measure {
  name: string;
  value: number | null;
  unit: string;
}

/** A reading as charts and tables show it. */
export interface Reading {
  id: number;
  readingTimestamp: string;
  manual: boolean;
  measures: Measure[];
  /** Circumstances of the reading, such as `before a meal`. */
  remarks: string[];
}

/** A measured value of a kind. */
interface MeasuredValue {
  name: string;
  /** Name of the value's property in the API. */
  property: string;
  /** Unit of the value in the API, or the property that contains the unit. */
  unit: string | { property: string };
}

/** A kind of readings, and how charts show it. */
export interface ReadingKind {
  /** Name of the kind in URLs. */
  kind: string;
  /** Name of the kind in the API. */
  apiKind: string;
  title: string;
  measures: readonly MeasuredValue[];
  /** Target range: values between which measurements should lie, in the unit of the API. */
  target?: readonly [number, number];
  /** Values that measurements should not exceed, in the unit of the API. */
  limits?: readonly number[];
  /** Whether charts state the change over a week. */
  changesOverWeek?: boolean;
}

const measure = (name: string, property: string, unit: MeasuredValue['unit']): MeasuredValue => ({ name, property, unit });
const PULSE = measure('Heart rate', 'heartRate', 'bpm');

const HEART_RATE: ReadingKind = { kind: 'heart-rate', apiKind: 'heartRate', title: 'Heart rate', measures: [PULSE] };

/** All kinds of readings, the most frequent ones first. */
export const READING_KINDS: readonly ReadingKind[] = [
  {
    kind: 'glucose',
    apiKind: 'bloodGlucose',
    title: 'Blood glucose',
    measures: [measure('Glucose', 'glucose', 'mgdl')],
    // Consensus target of time in range for most adults with diabetes (Diabetes Care 2019;42:1593).
    target: [70, 180],
  },
  {
    kind: 'blood-pressure',
    apiKind: 'bloodPressure',
    title: 'Blood pressure',
    measures: [measure('Systolic', 'systolic', 'mmHg'), measure('Diastolic', 'diastolic', 'mmHg'), PULSE],
    // Goal for most adults under treatment (ACC/AHA guideline 2017, section 8.1.5).
    limits: [130, 80],
  },
  {
    kind: 'weight',
    apiKind: 'weight',
    title: 'Weight',
    measures: [measure('Weight', 'weight', 'lbs')],
    changesOverWeek: true,
  },
  {
    kind: 'blood-oxygen',
    apiKind: 'bloodOxygen',
    title: 'Blood oxygen',
    measures: [measure('Blood oxygen', 'bloodOxygen', 'spO2'), PULSE],
  },
  {
    kind: 'temperature',
    apiKind: 'temperature',
    title: 'Temperature',
    measures: [measure('Temperature', 'temperature', { property: 'temperatureUnit' })],
  },
  HEART_RATE,
  {
    kind: 'heart-rate-variability',
    apiKind: 'heartRateVariability',
    title: 'Heart rate variability',
    measures: [measure('Variability', 'heartRateVariability', 'ms'), PULSE],
  },
  {
    kind: 'peak-flow',
    apiKind: 'peakFlow',
    title: 'Peak flow',
    measures: [
      measure('Peak flow', 'peakExpiratoryFlow', 'L/min'),
      measure('Volume in one second', 'forcedExpiratoryVolumeInOneSecond', 'L'),
    ],
  },
  {
    kind: 'sleep-activity',
    apiKind: 'sleepMatActivity',
    title: 'Sleep activity',
    measures: [measure('Duration', 'duration', 'min'), PULSE, measure('Breaths', 'respiration', '/min')],
  },
  {
    kind: 'sleep-duration',
    apiKind: 'sleepMatDuration',
    title: 'Sleep duration',
    measures: [
      measure('Duration', 'duration', 'min'),
      measure('Deep sleep', 'deepSleep', 'min'),
      measure('Light sleep', 'lightSleep', 'min'),
      measure('REM', 'rem', 'min'),
    ],
  },
];

/** Returns the pulse that devices measured together with other values, such as the blood pressure, as readings of the heart rate. */
export function pulseOf(readings: readonly Reading[]): { kind: ReadingKind; readings: Reading[] } {
  const pulses = readings.map((reading) => ({
    ...reading,
    measures: reading.measures.filter(({ name, value }) => name === PULSE.name && value !== null),
  }));
  return { kind: HEART_RATE, readings: pulses.filter(({ measures }) => measures.length > 0) };
}

/** Columns of a series as the API returns them, with one entry per reading, in the order of time. */
export interface SeriesColumns {
  ids: readonly number[];
  timestamps: readonly string[];
  values: Readonly<Record<string, unknown>>;
  marks: readonly number[];
}

/** Texts for the bits of `marks` of a series; the first bit, a reading entered by hand, has a property of its own. */
const REMARKS: readonly [bit: number, text: string][] = [
  [2, 'received late'],
  [4, 'corrected'],
  [8, 'before a meal'],
  [16, 'after a meal'],
  [32, 'LO: below the range of the device'],
  [64, 'HI: above the range of the device'],
];
const MANUAL = 1;

/** Returns the readings of a series. */
export function readingsOf(kind: ReadingKind, series: SeriesColumns): Reading[] {
  const columns = series.values as Readonly<Record<string, readonly (number | string | null)[] | undefined>>;
  const numberAt = (property: string, index: number) => (columns[property]?.[index] ?? null) as number | null;
  const unitAt = (unit: MeasuredValue['unit'], index: number) =>
    typeof unit === 'string' ? unit : String(columns[unit.property]?.[index] ?? '');
  return series.ids.map((id, index) => {
    const marks = series.marks[index] ?? 0;
    return {
      id,
      readingTimestamp: series.timestamps[index] ?? '',
      manual: (marks & MANUAL) > 0,
      measures: kind.measures.map(({ name, property, unit }) => ({
        name,
        value: numberAt(property, index),
        unit: unitAt(unit, index),
      })),
      remarks: REMARKS.filter(([bit]) => (marks & bit) > 0).map(([, text]) => text),
    };
  });
}
