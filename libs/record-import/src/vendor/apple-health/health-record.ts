import { type ReadingKindName } from '@rpm/domain';
import { type DeviceRole, skip, unreadable, type VendorRow } from '../vendor-row';

/** A record of Apple Health with its metadata. */
export interface HealthRecord {
  attributes: Readonly<Record<string, string>>;
  metadata: Readonly<Record<string, string>>;
}

interface Measured {
  kind: ReadingKindName;
  property: string;
  role: DeviceRole;
  /** The unit in the words of the API, by the unit of Apple Health. */
  units: Readonly<Record<string, string>>;
  convert?: (value: number, unit: string) => number;
  values?: Readonly<Record<string, unknown>>;
}

const PREFIX = 'HKQuantityTypeIdentifier';

/** The types of records that are readings. Whole numbers are rounded, because Apple Health converts values between units. */
const TYPES: Readonly<Record<string, Measured>> = {
  BloodGlucose: {
    ...{ kind: 'bloodGlucose', property: 'glucose', role: 'meter' },
    units: { 'mg/dL': 'mgdl', 'mmol/L': 'mmoll' },
    convert: (value, unit) => (unit === 'mgdl' ? Math.round(value) : Number(value.toFixed(4))),
  },
  BodyMass: { kind: 'weight', property: 'weight', role: 'scale', units: { kg: 'kg', lb: 'lbs' } },
  BodyTemperature: {
    ...{ kind: 'temperature', property: 'temperature', role: 'thermometer' },
    units: { degC: 'celsius', degF: 'fahrenheit' },
  },
  OxygenSaturation: {
    ...{ kind: 'bloodOxygen', property: 'bloodOxygen', role: 'oximeter' },
    units: { '%': '' },
    // Apple Health writes fractions, although it calls the unit percent.
    convert: (value) => (value <= 1 ? Math.round(value * 100) : NaN),
  },
  HeartRate: {
    ...{ kind: 'heartRate', property: 'heartRate', role: 'other' },
    units: { 'count/min': '' },
    convert: (value) => Math.round(value),
  },
  HeartRateVariabilitySDNN: {
    ...{ kind: 'heartRateVariability', property: 'heartRateVariability', role: 'other' },
    units: { ms: '' },
    values: { heartRateVariabilityAlgorithmType: 'sdnn' },
  },
  PeakExpiratoryFlowRate: { kind: 'peakFlow', property: 'peakExpiratoryFlow', role: 'other', units: { 'L/min': '' } },
};

const PRESSURES = new Set(['BloodPressureSystolic', 'BloodPressureDiastolic']);

const typeOf = ({ attributes }: HealthRecord) => (attributes['type'] ?? '').replace(PREFIX, '');

/** The unit of substance concentration contains the molar mass of glucose. */
const unitOf = ({ attributes }: HealthRecord) => (attributes['unit'] ?? '').replace(/^mmol<180\.15588\d*>\/L$/, 'mmol/L');

/** Converts a record outside of correlations. */
export function rowOfRecord(record: HealthRecord, line: number): VendorRow {
  const type = typeOf(record);
  // Each value of a blood pressure is repeated here. The correlation contains both.
  if (PRESSURES.has(type)) return skip(line, 'copy_of_reading');
  const measured = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined;
  if (!measured) return skip(line, 'other_event');
  const { kind, property, role, units, convert = (value: number) => value, values } = measured;
  const written = unitOf(record);
  const unit = Object.hasOwn(units, written) ? units[written] : undefined;
  if (unit === undefined) return unreadable(line, 'unit_unknown', `${property}: the unit is not known.`);
  const value = convert(numberOf(record), unit);
  if (Number.isNaN(value)) return unreadable(line, 'not_in_range', `${property}: not a number, or not in the range of the unit.`);
  const meal = kind === 'bloodGlucose' ? mealOf(record) : {};
  return {
    ...{ line, kind, role, time: record.attributes['startDate'] ?? '', ...originOf(record) },
    values: { [property]: value, ...values, ...meal },
    ...(unit !== '' && { unit }),
    serial: null,
  };
}

/** Converts a correlation with the records in it. */
export function rowOfCorrelation(correlation: HealthRecord, records: readonly HealthRecord[], line: number): VendorRow {
  if (correlation.attributes['type'] !== 'HKCorrelationTypeIdentifierBloodPressure') return skip(line, 'other_event');
  const valueOf = (type: string) => {
    const record = records.find((one) => typeOf(one) === type && unitOf(one) === 'mmHg');
    return record ? Math.round(numberOf(record)) : NaN;
  };
  const [systolic, diastolic] = [valueOf('BloodPressureSystolic'), valueOf('BloodPressureDiastolic')];
  if (Number.isNaN(systolic) || Number.isNaN(diastolic))
    return unreadable(line, 'pair_incomplete', 'A blood pressure needs a systolic and a diastolic value in mmHg.');
  return {
    ...{ line, kind: 'bloodPressure', role: 'cuff', time: correlation.attributes['startDate'] ?? '', serial: null },
    values: { systolic, diastolic },
    ...originOf(correlation),
  };
}

const numberOf = ({ attributes }: HealthRecord) => {
  const text = attributes['value'] ?? '';
  return /^-?\d+(\.\d+)?(e-?\d+)?$/i.test(text) ? Number(text) : NaN;
};

function originOf({ attributes, metadata }: HealthRecord): { origin: string; manual?: true } {
  const manual = metadata['HKWasUserEntered'] === '1' ? { manual: true as const } : {};
  return { origin: attributes['sourceName'] ?? '', ...manual };
}

function mealOf({ metadata }: HealthRecord): Record<string, true> {
  const time = metadata['HKBloodGlucoseMealTime'];
  if (time === '1') return { beforeMeal: true };
  return time === '2' ? { afterMeal: true } : {};
}
