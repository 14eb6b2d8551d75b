import { type ReadingKindName } from '@rpm/domain';
import { optionalWhole, readDecimal, readWhole } from '../reading/decimal';
import { type Place } from '../reading/place';
import { optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readWithUnit } from '../reading/values';

/** The reading of the entries of a metric. `units` is the place of the text that names the unit of all entries. */
interface Metric {
  kind: ReadingKindName;
  read: (entry: Place, units: Place) => Readonly<Record<string, unknown>>;
}

export const METRICS: ReadonlyMap<string, Metric> = new Map<string, Metric>([
  ['blood_glucose', { kind: 'bloodGlucose', read: readGlucose }],
  ['blood_oxygen_saturation', { kind: 'bloodOxygen', read: readBloodOxygen }],
  ['blood_pressure', { kind: 'bloodPressure', read: readBloodPressure }],
  ['body_temperature', { kind: 'temperature', read: (entry, units) => readWithUnit('temperature', entry.at('qty'), units) }],
  ['heart_rate', { kind: 'heartRate', read: readHeartRate }],
  ['heart_rate_variability', { kind: 'heartRateVariability', read: readVariability }],
  ['weight_body_mass', { kind: 'weight', read: (entry, units) => readWithUnit('weight', entry.at('qty'), units) }],
]);

/** Metrics that are known, and that the service does not record. Metrics that are not known wait in quarantine. */
export const UNSUPPORTED_METRICS: ReadonlySet<string> = new Set([
  'active_energy',
  'apple_exercise_time',
  'apple_sleeping_wrist_temperature',
  'apple_stand_hour',
  'apple_stand_time',
  'basal_energy_burned',
  'body_fat_percentage',
  'body_mass_index',
  'environmental_audio_exposure',
  'flights_climbed',
  'headphone_audio_exposure',
  'height',
  'lean_body_mass',
  'mindful_minutes',
  'physical_effort',
  'respiratory_rate',
  'resting_heart_rate',
  'sleep_analysis',
  'step_count',
  'time_in_daylight',
  'vo2_max',
  'walking_asymmetry_percentage',
  'walking_double_support_percentage',
  'walking_heart_rate_average',
  'walking_running_distance',
  'walking_speed',
  'walking_step_length',
]);

function readGlucose(entry: Place, units: Place) {
  const meal = optionalWord(entry.at('mealTime'))?.toLowerCase();
  return {
    ...readWithUnit('bloodGlucose', entry.at('qty'), units),
    ...(meal === 'before meal' && { beforeMeal: true }),
    ...(meal === 'after meal' && { afterMeal: true }),
  };
}

function readBloodPressure(entry: Place, units: Place) {
  expectUnit(units, /^mmhg$/i);
  return { systolic: readWhole(entry.at('systolic')), diastolic: readWhole(entry.at('diastolic')) };
}

function readBloodOxygen(entry: Place, units: Place) {
  expectUnit(units, /^%$/);
  return { bloodOxygen: readWhole(entry.at('qty')) };
}

/** Reads the mean of the heart rate: an entry covers a second or more, depending on a setting of the app. */
function readHeartRate(entry: Place, units: Place) {
  expectUnit(units, /^(count\/min|bpm)$/i);
  return { heartRate: optionalWhole(entry.at('Avg')) ?? readWhole(entry.at('qty')) };
}

/** Apple Health computes the variability as SDNN. */
function readVariability(entry: Place, units: Place) {
  expectUnit(units, /^ms$/i);
  return { heartRateVariability: readDecimal(entry.at('qty')), heartRateVariabilityAlgorithmType: 'sdnn' };
}

function expectUnit(units: Place, expected: RegExp): void {
  if (!expected.test(optionalWord(units) ?? '')) throw new Unreadable('unit_unknown', 'units');
}
