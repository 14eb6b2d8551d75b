import { groups, supersets } from '../vendor-values/portions';
import { pick, toMessage, type VendorForm, type VendorReading } from './vendor-form';
import { localTime, offsetText } from '../vendor-values/vendor-times';

type Values = VendorReading['values'];

/** The metric of each kind, its unit, and the properties of its data. */
const METRICS: Partial<
  Record<VendorReading['kind'], { name: string; unit: (values: Values) => string; data: (values: Values) => object }>
> = {
  bloodPressure: { name: 'blood_pressure', unit: () => 'mmHg', data: (values) => pick(values, 'systolic', 'diastolic') },
  bloodGlucose: {
    name: 'blood_glucose',
    unit: () => 'mg/dL',
    data: ({ glucose, beforeMeal, afterMeal }) => ({
      qty: glucose,
      mealTime: beforeMeal === true ? 'Before Meal' : afterMeal === true ? 'After Meal' : 'Unspecified',
    }),
  },
  weight: { name: 'weight_body_mass', unit: () => 'lb', data: ({ weight }) => ({ qty: weight }) },
  temperature: {
    name: 'body_temperature',
    unit: ({ temperatureUnit }) => (temperatureUnit === 'celsius' ? 'degC' : 'degF'),
    data: ({ temperature }) => ({ qty: temperature }),
  },
  bloodOxygen: { name: 'blood_oxygen_saturation', unit: () => '%', data: ({ bloodOxygen }) => ({ qty: bloodOxygen }) },
  heartRate: {
    name: 'heart_rate',
    unit: () => 'count/min',
    data: ({ heartRate }) => ({ Min: heartRate, Avg: heartRate, Max: heartRate }),
  },
  heartRateVariability: {
    name: 'heart_rate_variability',
    unit: () => 'ms',
    data: ({ heartRateVariability }) => ({ qty: heartRateVariability }),
  },
};

/** Values that the app exports. The pulse beside another value is a sample of its own, and durations are lost. */
const EXPORTED: Partial<Record<VendorReading['kind'], readonly string[]>> = {
  bloodPressure: ['systolic', 'diastolic'],
  bloodGlucose: ['glucose', 'beforeMeal', 'afterMeal'],
  weight: ['weight'],
  temperature: ['temperature', 'temperatureUnit'],
  bloodOxygen: ['bloodOxygen'],
  heartRate: ['heartRate'],
  heartRateVariability: ['heartRateVariability', 'heartRateVariabilityAlgorithmType'],
};

/** Health Auto Export: the whole day again with each export. */
export const healthAutoExport: VendorForm = {
  adapter: 'healthAutoExport',
  binding: 'patient',
  stored: ({ kind, values }) => {
    const names = EXPORTED[kind];
    return names ? pick(values, ...names) : null;
  },
  write: (readings, random) =>
    supersets(readings, random).map((known) => toMessage({ data: { metrics: metricsOf(known), workouts: [] } })),
  idle: ({ instant, deviceTimeZoneOffset }) => {
    const date = dateOf(instant, deviceTimeZoneOffset);
    return [toMessage({ data: { metrics: [{ name: 'step_count', units: 'count', data: [{ date, qty: 812 }] }], workouts: [] } })];
  },
};

function metricsOf(readings: readonly VendorReading[]): object[] {
  return groups(readings, ({ kind, values }) => `${kind} ${METRICS[kind]?.unit(values)}`).map(([, alike]) => {
    const metric = METRICS[alike[0]?.kind ?? 'weight'];
    const data = alike.map(({ instant, deviceTimeZoneOffset, values }) => ({
      date: dateOf(instant, deviceTimeZoneOffset),
      ...metric?.data(values),
      source: 'Simulation',
    }));
    return { name: metric?.name, units: metric?.unit(alike[0]?.values ?? {}), data };
  });
}

const dateOf = (instant: Date, offset: number) => `${localTime(instant, offset).replace('T', ' ')} ${offsetText(offset, '')}`;
