import { MAX_MEASUREMENT_INDEX, type ReadingKindName } from '@rpm/domain';
import { type DeviceKey, type MessagePart, type PartTime } from '../message-part';
import { numberOf, readDecimal, readWhole } from '../reading/decimal';
import { healthParts, percentage } from '../reading/health';
import { readTime } from '../reading/instant';
import { type Place } from '../reading/place';
import { attempt, ignored, type PartContext } from '../reading/read-message';
import { optionalFlag, optionalKey, optionalWord } from '../reading/text';
import { Unreadable } from '../reading/unreadable';
import { readTenoviGlucose } from './tenovi-glucose';
import { readIn } from '../reading/values';

/** A measurement that was read, and whether it is a reading of its own or only completes one. */
export interface TenoviMeasurement {
  place: Place;
  kind: ReadingKindName;
  isComplete: boolean;
  values: Readonly<Record<string, unknown>>;
  time: PartTime;
  device: DeviceKey | null;
  person: string | null;
  index: number | undefined;
  timeEstimated: boolean | undefined;
}

interface Metric {
  kind: ReadingKindName | ((place: Place) => ReadingKindName);
  isComplete: boolean;
  read: (place: Place) => Readonly<Record<string, unknown>>;
}

const METRICS: ReadonlyMap<string, Metric> = new Map<string, Metric>([
  ['blood_pressure', whole('bloodPressure', (place) => ({ systolic: first(place), diastolic: readWhole(place.at('value_2')) }))],
  ['spo2', whole('bloodOxygen', (place) => ({ bloodOxygen: first(place) }))],
  ['glucose', whole('bloodGlucose', readTenoviGlucose)],
  ['blood_glucose', whole('bloodGlucose', readTenoviGlucose)],
  ['weight', whole('weight', (place) => readIn('weight', place.at('value_1'), 'lbs'))],
  ['temperature', whole('temperature', (place) => readIn('temperature', place.at('value_1'), 'fahrenheit'))],
  ['peak_expiratory_flow', whole('peakFlow', (place) => ({ peakExpiratoryFlow: readDecimal(place.at('value_1')) }))],
  ['pulse', addition(kindOfPulse, (place) => ({ heartRate: first(place) }))],
  ['irregular_heartbeat', addition('bloodPressure', (place) => ({ irregularHeartbeat: readFlag(place.at('value_1')) }))],
  [
    'forced_expiratory_volume',
    addition('peakFlow', (place) => ({ forcedExpiratoryVolumeInOneSecond: readDecimal(place.at('value_1')) })),
  ],
]);

/** Measurements of the watch, the oximeter and the pillbox that the service does not record. */
const UNSUPPORTED = new Set([
  'heart_rate_statistics',
  'perfusion_index',
  'pillbox_opened',
  'pillbox_refill_initiated',
  'pillbox_refilled',
  'sleep',
  'steps',
]);

/** Reads a measurement; returns parts if it is no reading. @throws Unreadable if nothing is known about it */
export function readTenoviMeasurement(place: Place, metric: string): TenoviMeasurement | MessagePart[] {
  if (UNSUPPORTED.has(metric)) return [ignored(place, 'unsupported_kind')];
  const location = optionalWord(place.at('filter_params').at('measurement_location'));
  if (location?.toLowerCase() === 'control solution') return [ignored(place, 'control_solution')];
  const [device, person] = [readDevice(place.at('hwi_device_id')), optionalKey(place.at('patient_id')) ?? null];
  const context: PartContext = { device, person };
  return attempt(place, context, () => {
    if (metric === 'battery_percentage') return readBattery(place, device);
    const known = METRICS.get(metric);
    if (!known) throw new Unreadable('kind_unknown', 'metric');
    const kind = typeof known.kind === 'string' ? known.kind : known.kind(place);
    context.kind = kind;
    if (device === null && person === null) throw place.at('hwi_device_id').unreadable();
    return { ...shared(place), place, kind, isComplete: known.isComplete, values: known.read(place), device, person };
  });
}

function shared(place: Place): Pick<TenoviMeasurement, 'time' | 'index' | 'timeEstimated'> {
  return {
    time: readTime(place.at('timestamp'), null),
    index: readIndex(place.at('filter_params').at('measurement_index')),
    timeEstimated: optionalFlag(place.at('estimated_timestamp')) === true ? true : undefined,
  };
}

/** Reads the id of the device at the vendor. The hardware id is that of the gateway, which changes, and never identifies a device. */
function readDevice(place: Place): DeviceKey | null {
  const value = optionalKey(place);
  return value === undefined ? null : { type: 'vendor', value };
}

function readBattery(place: Place, device: DeviceKey | null): MessagePart[] {
  if (!device) throw place.at('hwi_device_id').unreadable();
  const battery = percentage(readDecimal(place.at('value_1')));
  if (battery === undefined) throw new Unreadable('not_in_range', 'value_1');
  const time = readTime(place.at('timestamp'), null);
  return healthParts(place, device, time, { batteryPercentage: battery, signalStrength: undefined });
}

/** Reads the index that tells measurements of one instant apart; undefined if it is missing, or none that the service can store. */
function readIndex(place: Place): number | undefined {
  const index = numberOf(place.value);
  return index !== null && Number.isInteger(index) && index >= 0 && index <= MAX_MEASUREMENT_INDEX ? index : undefined;
}

/** Returns the kind of reading to which a pulse belongs. The codes of the sensors are those of the cuff and of the oximeters. */
function kindOfPulse(place: Place): ReadingKindName {
  const [code, name] = [optionalKey(place.at('sensor_code')), optionalWord(place.at('device_name')) ?? ''];
  if (code === '10' || /\bbpm\b|blood pressure/i.test(name)) return 'bloodPressure';
  if (code === '11' || code === '24' || /pulse ?ox|\bpox\b|oximeter/i.test(name)) return 'bloodOxygen';
  throw new Unreadable('kind_unknown', 'sensor_code');
}

const first = (place: Place) => readWhole(place.at('value_1'));

function readFlag(place: Place): boolean {
  const number = readDecimal(place);
  if (number !== 0 && number !== 1) throw new Unreadable('malformed', place.path);
  return number === 1;
}

function whole(kind: Metric['kind'], read: Metric['read']): Metric {
  return { kind, isComplete: true, read };
}

function addition(kind: Metric['kind'], read: Metric['read']): Metric {
  return { kind, isComplete: false, read };
}
