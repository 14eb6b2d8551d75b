import { type ReadingKindName } from '@rpm/domain';
import { type FhirReading } from './fhir-reading';
import { type ComponentDefinition, type ObservationDefinition, type ReadingVariant } from './observation-definition';
import { type Companion } from './observation-id';

const HEART_RATE = {
  category: 'vital-signs',
  code: 'heartRate',
  variants: { any: { loinc: ['8867-4'], profiles: 'heartRate' } },
  value: { property: 'heartRate', unit: 'perMinute' },
} as const satisfies ObservationDefinition;

/** Means of a recording or a night are components, so that they do not stand among single measurements. */
const MEAN_HEART_RATE: ComponentDefinition = {
  value: 'perMinute',
  loinc: '8867-4',
  code: 'heartRate',
  text: 'Average heart rate',
};
const MEANS_OF_NIGHT = {
  heartRate: MEAN_HEART_RATE,
  respiration: { value: 'perMinute', loinc: '9279-1', code: 'respiration', text: 'Average respiratory rate' },
} as const satisfies ObservationDefinition['components'];

/** The Observation of each kind of reading: what a receiver finds, at a glance. Sources of the codes: LOINC, the profiles of US Core and of the CGM guide. */
export const OBSERVATIONS: Readonly<Record<ReadingKindName, ObservationDefinition>> = {
  bloodGlucose: {
    category: 'laboratory',
    code: 'bloodGlucose',
    variants: {
      glucoseMeter: { loinc: ['41653-7'], profiles: 'laboratory' },
      continuousMonitor: { loinc: ['99504-3'], profiles: 'continuousGlucose', unit: 'mg/dl' },
      otherGlucose: { loinc: ['2339-0'], profiles: 'laboratory' },
    },
    variantOf: glucoseVariant,
    value: { property: 'glucose', unit: 'mg/dL' },
  },
  bloodOxygen: {
    category: 'vital-signs',
    code: 'bloodOxygen',
    // The profiles demand both codes.
    variants: { any: { loinc: ['59408-5', '2708-6'], profiles: 'oxygenSaturation' } },
    value: { property: 'bloodOxygen', unit: 'percent' },
  },
  bloodPressure: {
    category: 'vital-signs',
    code: 'bloodPressure',
    variants: { any: { loinc: ['85354-9'], profiles: 'bloodPressure' } },
    components: {
      systolic: { value: 'mmHg', loinc: '8480-6', text: 'Systolic blood pressure' },
      diastolic: { value: 'mmHg', loinc: '8462-4', text: 'Diastolic blood pressure' },
    },
  },
  weight: {
    category: 'vital-signs',
    code: 'weight',
    variants: { any: { loinc: ['29463-7'], profiles: 'bodyWeight' } },
    value: { property: 'weight', unit: 'pound' },
  },
  temperature: {
    category: 'vital-signs',
    code: 'temperature',
    variants: { any: { loinc: ['8310-5'], profiles: 'bodyTemperature' } },
    value: {
      property: 'temperature',
      unit: ({ temperatureUnit }) => (temperatureUnit === 'celsius' ? 'celsius' : 'fahrenheit'),
    },
  },
  heartRate: HEART_RATE,
  heartRateVariability: {
    category: 'vital-signs',
    code: 'heartRateVariability',
    variants: {
      standardDeviation: { loinc: ['80404-7'], profiles: 'vitalSigns' },
      otherVariability: { loinc: [], profiles: 'vitalSigns' },
    },
    variantOf: variabilityVariant,
    value: { property: 'heartRateVariability', unit: 'millisecond' },
    components: {
      heartRate: MEAN_HEART_RATE,
      heartRateVariabilityAlgorithmType: { value: 'text', code: 'heartRateVariabilityAlgorithmType' },
      heartRateVariabilityDuration: { value: 'millisecond', code: 'heartRateVariabilityDuration' },
    },
  },
  peakFlow: {
    category: 'vital-signs',
    code: 'peakExpiratoryFlow',
    variants: { any: { loinc: ['19935-6'], profiles: 'vitalSigns' } },
    value: { property: 'peakExpiratoryFlow', unit: 'litrePerMinute' },
  },
  sleepMatActivity: {
    category: 'activity',
    code: 'sleepMatActivity',
    variants: { any: { loinc: [], profiles: 'simple' } },
    components: {
      bedTime: { value: 'instants', code: 'bedTime' },
      getUpTime: { value: 'instants', code: 'getUpTime' },
      bodyTurnOver: { value: 'count', code: 'bodyTurnOver' },
      duration: { value: 'minute', code: 'duration' },
      ...MEANS_OF_NIGHT,
    },
  },
  sleepMatDuration: {
    category: 'activity',
    code: 'sleepMatDuration',
    variants: { any: { loinc: ['93832-4'], profiles: 'simple' } },
    value: { property: 'duration', unit: 'minute' },
    components: {
      deepSleep: { value: 'minute', loinc: '93831-6', code: 'deepSleep' },
      lightSleep: { value: 'minute', loinc: '93830-8', code: 'lightSleep' },
      rem: { value: 'minute', loinc: '93829-0', code: 'rem' },
      bodyTurnOver: { value: 'count', code: 'bodyTurnOver' },
      ...MEANS_OF_NIGHT,
    },
  },
};

/** The Observations of companion values. */
export const COMPANION_OBSERVATIONS: Readonly<Record<Companion, ObservationDefinition>> = {
  heartRate: HEART_RATE,
  forcedExpiratoryVolumeInOneSecond: {
    category: 'vital-signs',
    code: 'forcedExpiratoryVolumeInOneSecond',
    variants: { any: { loinc: ['20150-9'], profiles: 'vitalSigns' } },
    value: { property: 'forcedExpiratoryVolumeInOneSecond', unit: 'litre' },
  },
};

/** Only the item shows which instrument took a value: without an item, or if a person entered the value, the code of a capillary meter would claim too much. */
function glucoseVariant({ item, manual }: FhirReading): ReadingVariant {
  if (item === null || manual) return 'otherGlucose';
  return item.continuous ? 'continuousMonitor' : 'glucoseMeter';
}

/** LOINC names the standard deviation of the intervals; `sdann` is another measure. */
function variabilityVariant({ heartRateVariabilityAlgorithmType }: FhirReading): ReadingVariant {
  return ['sdnn', 'sdrr'].includes(String(heartRateVariabilityAlgorithmType)) ? 'standardDeviation' : 'otherVariability';
}
