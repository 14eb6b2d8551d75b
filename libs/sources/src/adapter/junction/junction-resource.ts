import { type ReadingKindName } from '@rpm/domain';
import { readDecimal, readWhole } from '../reading/decimal';
import { type Place } from '../reading/place';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readWithUnit } from '../reading/values';

interface Resource {
  kind: ReadingKindName;
  /** Returns the values of a sample; null if it is none that the service records. */
  read: (sample: Place) => Readonly<Record<string, unknown>> | null;
}

/** The timeseries that contain readings. The unit of each sample is in the sample. */
export const JUNCTION_RESOURCES: ReadonlyMap<string, Resource> = new Map<string, Resource>([
  [
    'blood_oxygen',
    { kind: 'bloodOxygen', read: (sample) => withUnit(sample, /^(%|percent)$/i, { bloodOxygen: readWhole(sample.at('value')) }) },
  ],
  [
    'blood_pressure',
    {
      kind: 'bloodPressure',
      read: (sample) =>
        withUnit(sample, /^mmhg$/i, {
          systolic: readWhole(sample.at('systolic')),
          diastolic: readWhole(sample.at('diastolic')),
        }),
    },
  ],
  [
    'body_temperature',
    { kind: 'temperature', read: (sample) => readWithUnit('temperature', sample.at('value'), sample.at('unit')) },
  ],
  ['body_weight', { kind: 'weight', read: (sample) => readWithUnit('weight', sample.at('value'), sample.at('unit')) }],
  ['glucose', { kind: 'bloodGlucose', read: (sample) => readWithUnit('bloodGlucose', sample.at('value'), sample.at('unit')) }],
  [
    'heartrate',
    { kind: 'heartRate', read: (sample) => withUnit(sample, /^bpm$/i, { heartRate: readWhole(sample.at('value')) }) },
  ],
  ['hrv', { kind: 'heartRateVariability', read: readVariability }],
  [
    'peak_expiratory_flow_rate',
    {
      kind: 'peakFlow',
      read: (sample) => withUnit(sample, /^l\/min$/i, { peakExpiratoryFlow: readDecimal(sample.at('value')) }),
    },
  ],
]);

/** Resources that the service does not record: summaries of days, and timeseries of other quantities. */
export const UNSUPPORTED_RESOURCES: ReadonlySet<string> = new Set([
  'activity',
  'basal_body_temperature',
  'body',
  'body_fat',
  'body_mass_index',
  'body_temperature_delta',
  'caffeine',
  'calories_active',
  'calories_basal',
  'carbohydrates',
  'cholesterol',
  'daylight_exposure',
  'device',
  'distance',
  'electrocardiogram',
  'electrocardiogram_voltage',
  'fall',
  'floors_climbed',
  'forced_expiratory_volume_1',
  'forced_vital_capacity',
  'handwashing',
  'heart_rate_alert',
  'ige',
  'igg',
  'inhaler_usage',
  'insulin_injection',
  'lean_body_mass',
  'meal',
  'menstrual_cycle',
  'mindfulness_minutes',
  'note',
  'profile',
  'respiratory_rate',
  'sleep',
  'sleep_apnea_alert',
  'sleep_breathing_disturbance',
  'sleep_cycle',
  'stand_duration',
  'stand_hour',
  'steps',
  'stress_level',
  'uv_exposure',
  'vo2_max',
  'waist_circumference',
  'water',
  'wheelchair_push',
  'workout_distance',
  'workout_duration',
  'workout_stream',
  'workouts',
]);

/** Reads a variability that is computed as SDNN. RMSSD, which most providers have, is none of the algorithms that the service knows. */
function readVariability(sample: Place) {
  const unit = optionalWord(sample.at('unit'))?.toLowerCase();
  if (unit === 'rmssd') return null;
  if (unit !== 'sdnn') throw new Unreadable('unit_unknown', 'unit');
  return { heartRateVariability: readDecimal(sample.at('value')), heartRateVariabilityAlgorithmType: 'sdnn' };
}

function withUnit(sample: Place, expected: RegExp, values: Readonly<Record<string, unknown>>) {
  if (!expected.test(optionalWord(sample.at('unit')) ?? '')) throw new Unreadable('unit_unknown', 'unit');
  return values;
}
