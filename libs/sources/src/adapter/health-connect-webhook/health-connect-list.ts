import { type ReadingKindName } from '@rpm/domain';
import { optionalWhole, readWhole } from '../reading/decimal';
import { type Place } from '../reading/place';
import { readIn } from '../reading/values';

interface RecordList {
  kind: ReadingKindName;
  read: (entry: Place) => Readonly<Record<string, unknown>>;
}

/** The lists of a message that contain readings. Records that the app has merged have the mean as `avg`. */
export const LISTS: ReadonlyMap<string, RecordList> = new Map<string, RecordList>([
  ['blood_glucose', { kind: 'bloodGlucose', read: (entry) => readIn('bloodGlucose', entry.at('mmol_per_liter'), 'mmoll') }],
  [
    'blood_pressure',
    {
      kind: 'bloodPressure',
      read: (entry) => ({ systolic: readWhole(entry.at('systolic')), diastolic: readWhole(entry.at('diastolic')) }),
    },
  ],
  ['body_temperature', { kind: 'temperature', read: (entry) => readIn('temperature', entry.at('celsius'), 'celsius') }],
  ['heart_rate', { kind: 'heartRate', read: (entry) => ({ heartRate: readMean(entry, 'bpm') }) }],
  ['oxygen_saturation', { kind: 'bloodOxygen', read: (entry) => ({ bloodOxygen: readMean(entry, 'percentage') }) }],
  ['weight', { kind: 'weight', read: (entry) => readIn('weight', entry.at('kilograms'), 'kg') }],
]);

/** The lists that the service does not record. The variability of the heart rate is RMSSD, which no kind of reading can express. */
export const UNSUPPORTED_LISTS: ReadonlySet<string> = new Set([
  'active_calories',
  'basal_body_temperature',
  'basal_metabolic_rate',
  'body_fat',
  'bone_mass',
  'cervical_mucus',
  'distance',
  'exercise',
  'heart_rate_variability',
  'height',
  'hydration',
  'intermenstrual_bleeding',
  'lean_body_mass',
  'menstruation_flow',
  'menstruation_period',
  'nutrition',
  'ovulation_test',
  'respiratory_rate',
  'resting_heart_rate',
  'sexual_activity',
  'skin_temperature',
  'sleep',
  'steps',
  'total_calories',
  'vo2_max',
]);

function readMean(entry: Place, name: string): number {
  return optionalWhole(entry.at('avg')) ?? readWhole(entry.at(name));
}
