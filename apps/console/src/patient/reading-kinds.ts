import {
  type BloodGlucoseReading,
  type BloodOxygenReading,
  type BloodPressureReading,
  type HeartRateReading,
  type HeartRateVariabilityReading,
  type PeakFlowReading,
  type SleepMatActivityReading,
  type SleepMatDurationReading,
  type TemperatureReading,
  type WeightReading,
} from '@rpm/client';
import { rpm } from '../app/rpm';
import { type ListPage } from '../components/table';

/** A number that was measured, in the unit of the API; null if the reading has none. */
export interface Measure {
  name: string;
  value: number | null;
  unit: string | null;
}

/** What all kinds of readings have. */
export interface Reading {
  id: number;
  readingTimestamp: string;
  manual: boolean;
  measures: Measure[];
  /** When glucose was measured, with regard to a meal. */
  remark?: string;
}

interface ListInput {
  patientId: number;
  startTimestamp: string;
  endTimestamp: string;
  page: number;
  size: number;
}

/** A kind of readings, and how the console shows it. */
export interface ReadingKind {
  kind: string;
  title: string;
  load: (input: ListInput, signal: AbortSignal) => Promise<ListPage<Reading>>;
  /** Values between which measurements should be, in the unit of the API. */
  target?: readonly [number, number];
  /** Values that measurements should not exceed, in the unit of the API. */
  limits?: readonly number[];
}

const NEWEST_FIRST = { sort: 'readingTimestamp', sortDescending: true } as const;

interface AnyReading {
  id: number;
  readingTimestamp: string;
  manual?: boolean;
}

/** Defines a kind by its operation and its measures. */
function kindOf<Entry extends AnyReading>(
  kind: string,
  title: string,
  list: (input: ListInput & typeof NEWEST_FIRST, options: { signal: AbortSignal }) => Promise<ListPage<Entry>>,
  measuresOf: (reading: Entry) => Measure[],
  options: Pick<ReadingKind, 'target' | 'limits'> & { remarkOf?: (reading: Entry) => string } = {},
): ReadingKind {
  const { remarkOf, ...targets } = options;
  const shown = (reading: Entry): Reading => ({
    id: reading.id,
    readingTimestamp: reading.readingTimestamp,
    manual: reading.manual ?? false,
    measures: measuresOf(reading),
    ...(remarkOf && { remark: remarkOf(reading) }),
  });
  const load = async (input: ListInput, signal: AbortSignal) => {
    const page = await list({ ...input, ...NEWEST_FIRST }, { signal });
    return { ...page, content: page.content.map(shown) };
  };
  return { kind, title, load, ...targets };
}

const pulseOf = ({ heartRate }: { heartRate: number | null }): Measure => ({ name: 'Heart rate', value: heartRate, unit: 'bpm' });

/** All kinds of readings, the most frequent ones first. */
export const READING_KINDS: readonly ReadingKind[] = [
  kindOf<BloodGlucoseReading>(
    'glucose',
    'Blood glucose',
    (input, options) => rpm.listBloodGlucoseReadings(input, options),
    ({ glucose, glucoseUnit }) => [{ name: 'Glucose', value: glucose, unit: glucoseUnit }],
    {
      // Consensus target of time in range for most adults with diabetes (Diabetes Care 2019;42:1593).
      target: [70, 180],
      remarkOf: ({ beforeMeal, afterMeal }) => (beforeMeal ? 'before a meal' : afterMeal ? 'after a meal' : ''),
    },
  ),
  kindOf<BloodPressureReading>(
    'blood-pressure',
    'Blood pressure',
    (input, options) => rpm.listBloodPressureReadings(input, options),
    (reading) => [
      { name: 'Systolic', value: reading.systolic, unit: 'mmHg' },
      { name: 'Diastolic', value: reading.diastolic, unit: 'mmHg' },
      pulseOf(reading),
    ],
    // Goal for most adults under treatment (ACC/AHA guideline 2017, section 8.1.5).
    { limits: [130, 80] },
  ),
  kindOf<WeightReading>(
    'weight',
    'Weight',
    (input, options) => rpm.listWeightReadings(input, options),
    ({ weight, weightUnit }) => [{ name: 'Weight', value: weight, unit: weightUnit }],
  ),
  kindOf<BloodOxygenReading>(
    'blood-oxygen',
    'Blood oxygen',
    (input, options) => rpm.listBloodOxygenReadings(input, options),
    (reading) => [{ name: 'Blood oxygen', value: reading.bloodOxygen, unit: reading.bloodOxygenUnit }, pulseOf(reading)],
  ),
  kindOf<TemperatureReading>(
    'temperature',
    'Temperature',
    (input, options) => rpm.listTemperatureReadings(input, options),
    ({ temperature, temperatureUnit }) => [{ name: 'Temperature', value: temperature, unit: temperatureUnit }],
  ),
  kindOf<HeartRateReading>(
    'heart-rate',
    'Heart rate',
    (input, options) => rpm.listHeartRateReadings(input, options),
    (reading) => [pulseOf(reading)],
  ),
  kindOf<HeartRateVariabilityReading>(
    'heart-rate-variability',
    'Heart rate variability',
    (input, options) => rpm.listHeartRateVariabilityReadings(input, options),
    (reading) => [{ name: 'Variability', value: reading.heartRateVariability, unit: 'ms' }, pulseOf(reading)],
  ),
  kindOf<PeakFlowReading>(
    'peak-flow',
    'Peak flow',
    (input, options) => rpm.listPeakFlowReadings(input, options),
    (reading) => [
      { name: 'Peak flow', value: reading.peakExpiratoryFlow, unit: reading.peakExpiratoryFlowUnit },
      { name: 'Volume in one second', value: reading.forcedExpiratoryVolumeInOneSecond, unit: 'L' },
    ],
  ),
  kindOf<SleepMatActivityReading>(
    'sleep-activity',
    'Sleep activity',
    (input, options) => rpm.listSleepMatActivityReadings(input, options),
    (reading) => [
      { name: 'Duration', value: reading.duration, unit: 'min' },
      pulseOf(reading),
      { name: 'Breaths', value: reading.respiration, unit: '/min' },
    ],
  ),
  kindOf<SleepMatDurationReading>(
    'sleep-duration',
    'Sleep duration',
    (input, options) => rpm.listSleepMatDurationReadings(input, options),
    (reading) => [
      { name: 'Duration', value: reading.duration, unit: 'min' },
      { name: 'Deep sleep', value: reading.deepSleep, unit: 'min' },
      { name: 'Light sleep', value: reading.lightSleep, unit: 'min' },
      { name: 'REM', value: reading.rem, unit: 'min' },
    ],
  ),
];
