import { EARLIEST_READING, isPlausibleReadingTime, READING_BOUNDS, type ValueRange } from './reading-bounds';

/** The type and limits of one value in a reading, from which its validation, its column and its JSON are derived. */
export type ReadingValue = { description: string } & (
  | ({ type: 'integer' | 'number'; required?: true } & ValueRange)
  | { type: 'flag' }
  | { type: 'choice'; choices: readonly string[]; required?: true }
  | { type: 'instants'; max: number }
);

/** A measured value that is a number. */
export type NumberValue = Extract<ReadingValue, { type: 'integer' | 'number' }>;

/** A kind of reading, such as blood pressure. This object contains all differences between the kind and other kinds. */
export interface ReadingKind {
  /** The path segment in `/api/v3/{path}-reading`. */
  path: string;
  /** The human-readable name for a reading of this kind. */
  noun: string;
  /** The measured values, in the order in which the API returns them. */
  values: Readonly<Record<string, ReadingValue>>;
  /** The measured value to which `outOfRange` refers; absent if instruments do not report that such a value is out of their range. */
  outOfRange?: string;
  /**
   * Measured values that devices may report in a later message than the others. A submission without one of them agrees with a stored reading that has it, and a
   * submission that only adds them completes the stored reading.
   */
  addedLater?: readonly string[];
  /** Checks values that must be consistent with each other; returns null if they are. */
  findError?: (values: Readonly<Record<string, unknown>>) => FoundError | null;
  /** Checks values by a rule that was introduced after readings had been stored. It applies only to readings that are not stored yet, and to values that a correction changes. */
  findErrorsOfNew?: (values: Readonly<Record<string, unknown>>) => FoundError[];
}

const { heartRate, respiration, bodyTurnOver, minutes } = READING_BOUNDS;
const HEART_RATE = { description: 'Beats per minute.', type: 'integer', ...heartRate } as const;
const RESPIRATION = { description: 'Breaths per minute.', type: 'number', ...respiration } as const;
const BODY_TURN_OVER = { description: 'Number of times that the person turned over.', type: 'integer', ...bodyTurnOver } as const;
const MINUTES = { type: 'integer', ...minutes } as const;
const MAX_NIGHTLY_EVENTS = 100;

const sum = (...values: unknown[]) => values.reduce<number>((total, value) => total + (typeof value === 'number' ? value : 0), 0);

interface FoundError {
  property: string;
  code: string;
  detail: string;
}

/** Returns the times of a list in milliseconds; an absent list has none. Stored lists contain texts, and lists that were sent contain dates. */
const timesOf = (list: unknown) => (Array.isArray(list) ? list.map((time) => new Date(time as string | Date).getTime()) : []);

/** Returns the errors of the times of a night: implausible times, and a last getting up that is before the first going to bed. */
function nightErrors(bedTimes: number[], getUpTimes: number[]): FoundError[] {
  const [earliest] = EARLIEST_READING.toISOString().split('T');
  const implausible = Object.entries({ bedTime: bedTimes, getUpTime: getUpTimes })
    .filter(([, times]) => !times.every((time) => isPlausibleReadingTime(new Date(time), new Date())))
    .map(([property]) => ({ property, code: 'not_in_range', detail: `Send times from ${earliest} that are not in the future.` }));
  if (implausible.length > 0 || bedTimes.length === 0 || getUpTimes.length === 0) return implausible;
  if (Math.max(...getUpTimes) >= Math.min(...bedTimes)) return [];
  return [
    { property: 'getUpTime', code: 'contradiction', detail: 'Send a last getUpTime that is not before the first bedTime.' },
  ];
}

/** The ten kinds of readings. Units are fixed, and the API returns them as `<value>Unit` next to each value that has one. */
export const READING_KINDS = {
  bloodGlucose: {
    path: 'blood-glucose',
    noun: 'blood glucose reading',
    outOfRange: 'glucose',
    values: {
      glucose: {
        description: 'The measured value in mg/dL, whichever unit the device displays.',
        type: 'integer',
        ...READING_BOUNDS.glucose,
        required: true,
      },
      beforeMeal: { description: 'Whether the reading was taken before a meal; null if it is not known.', type: 'flag' },
      afterMeal: { description: 'Whether the reading was taken after a meal; null if it is not known.', type: 'flag' },
    },
    findError: ({ beforeMeal, afterMeal }) =>
      beforeMeal === true && afterMeal === true
        ? { property: 'afterMeal', code: 'contradiction', detail: 'A reading is before a meal or after it, not both.' }
        : null,
  },
  bloodOxygen: {
    path: 'blood-oxygen',
    noun: 'blood oxygen reading',
    outOfRange: 'bloodOxygen',
    values: {
      bloodOxygen: {
        description: 'Saturation of the blood with oxygen, in percent.',
        type: 'integer',
        ...READING_BOUNDS.bloodOxygen,
        required: true,
      },
      heartRate: HEART_RATE,
    },
    addedLater: ['heartRate'],
  },
  bloodPressure: {
    path: 'blood-pressure',
    noun: 'blood pressure reading',
    values: {
      systolic: {
        description: 'Systolic pressure in mmHg; above the diastolic one.',
        type: 'integer',
        ...READING_BOUNDS.systolic,
        required: true,
      },
      diastolic: {
        description: 'Diastolic pressure in mmHg; below the systolic one.',
        type: 'integer',
        ...READING_BOUNDS.diastolic,
        required: true,
      },
      heartRate: HEART_RATE,
      irregularHeartbeat: {
        description: 'Whether the device detected an irregular heartbeat; null if it did not report this.',
        type: 'flag',
      },
    },
    addedLater: ['heartRate', 'irregularHeartbeat'],
    findError: ({ systolic, diastolic }) =>
      Number(systolic) > Number(diastolic)
        ? null
        : { property: 'diastolic', code: 'contradiction', detail: 'Send a diastolic value below the systolic one.' },
  },
  weight: {
    path: 'weight',
    noun: 'weight reading',
    outOfRange: 'weight',
    values: { weight: { description: 'Body weight in pounds.', type: 'number', ...READING_BOUNDS.weight, required: true } },
  },
  temperature: {
    path: 'temperature',
    noun: 'temperature reading',
    outOfRange: 'temperature',
    values: {
      temperature: {
        description: 'Body temperature in the unit of `temperatureUnit`: 25 to 45 °C or 77 to 113 °F.',
        type: 'number',
        min: READING_BOUNDS.celsius.min,
        max: READING_BOUNDS.fahrenheit.max,
        required: true,
      },
      temperatureUnit: {
        description: 'Unit of `temperature`.',
        type: 'choice',
        choices: ['fahrenheit', 'celsius'],
        required: true,
      },
    },
    findError: ({ temperature, temperatureUnit }) => {
      const { min, max, unit } = temperatureUnit === 'celsius' ? READING_BOUNDS.celsius : READING_BOUNDS.fahrenheit;
      const isPlausible = Number(temperature) >= min && Number(temperature) <= max;
      return isPlausible
        ? null
        : { property: 'temperature', code: 'not_in_range', detail: `Send a number from ${min} to ${max} degrees ${unit}.` };
    },
  },
  heartRate: {
    path: 'heart-rate',
    noun: 'heart rate reading',
    outOfRange: 'heartRate',
    values: { heartRate: { ...HEART_RATE, required: true } },
  },
  heartRateVariability: {
    path: 'heart-rate-variability',
    noun: 'heart rate variability reading',
    outOfRange: 'heartRateVariability',
    values: {
      heartRateVariability: {
        description: 'Variability of the heart rate in milliseconds.',
        type: 'number',
        ...READING_BOUNDS.heartRateVariability,
        required: true,
      },
      heartRate: HEART_RATE,
      heartRateVariabilityDuration: {
        description: 'Duration of the heart rate variability measurement, in milliseconds.',
        type: 'integer',
        ...READING_BOUNDS.heartRateVariabilityDuration,
      },
      heartRateVariabilityAlgorithmType: {
        description: 'The algorithm that computed the variability.',
        type: 'choice',
        choices: ['sdann', 'sdnn', 'sdrr'],
      },
    },
  },
  peakFlow: {
    path: 'peak-flow',
    noun: 'peak flow reading',
    outOfRange: 'peakExpiratoryFlow',
    values: {
      peakExpiratoryFlow: {
        description: 'Peak expiratory flow in litres per minute.',
        type: 'number',
        ...READING_BOUNDS.peakExpiratoryFlow,
        required: true,
      },
      forcedExpiratoryVolumeInOneSecond: {
        description: 'Volume breathed out in the first second, in litres.',
        type: 'number',
        ...READING_BOUNDS.forcedExpiratoryVolumeInOneSecond,
      },
    },
  },
  sleepMatActivity: {
    path: 'sleep-mat-activity',
    noun: 'sleep mat activity reading',
    values: {
      bedTime: { description: 'Times at which the person went to bed.', type: 'instants', max: MAX_NIGHTLY_EVENTS },
      getUpTime: { description: 'Times at which the person got up.', type: 'instants', max: MAX_NIGHTLY_EVENTS },
      bodyTurnOver: BODY_TURN_OVER,
      duration: { description: 'Duration of the sleep in minutes.', ...MINUTES },
      heartRate: HEART_RATE,
      respiration: RESPIRATION,
    },
    findErrorsOfNew: ({ bedTime, getUpTime }) => nightErrors(timesOf(bedTime), timesOf(getUpTime)),
  },
  sleepMatDuration: {
    path: 'sleep-mat-duration',
    noun: 'sleep mat duration reading',
    values: {
      bodyTurnOver: BODY_TURN_OVER,
      deepSleep: { description: 'Minutes of deep sleep.', ...MINUTES },
      lightSleep: { description: 'Minutes of light sleep.', ...MINUTES },
      rem: { description: 'Minutes of sleep with rapid eye movement.', ...MINUTES },
      duration: { description: 'Duration of the sleep in minutes.', ...MINUTES },
      heartRate: HEART_RATE,
      respiration: RESPIRATION,
    },
    findError: ({ deepSleep, lightSleep, rem, duration }) =>
      typeof duration === 'number' && sum(deepSleep, lightSleep, rem) > duration
        ? {
            property: 'duration',
            code: 'contradiction',
            detail: 'Deep sleep, light sleep and REM sleep are together at most the duration.',
          }
        : null,
  },
} as const satisfies Record<string, ReadingKind>;

export type ReadingKindName = keyof typeof READING_KINDS;

export const READING_KIND_NAMES = Object.keys(READING_KINDS) as ReadingKindName[];

/** Returns one kind of reading as the general type `ReadingKind`, without its own literal types. */
export function readingKind(name: ReadingKindName): ReadingKind {
  return READING_KINDS[name];
}
