import { portions } from '../vendor-values/portions';
import { pick, toMessage, type VendorForm, type VendorReading } from './vendor-form';
import { celsius, inCelsius, kilograms, millimoles } from '../vendor-values/vendor-units';

type Values = VendorReading['values'];

/** Decimals of glucose. Health Connect stores mmol/L, and enough of them that whole mg/dL come back. */
const GLUCOSE_DECIMALS = 6;

const ARRAYS: Partial<
  Record<VendorReading['kind'], { name: string; data: (values: Values) => object; stored: (values: Values) => Values }>
> = {
  bloodPressure: {
    name: 'blood_pressure',
    data: (values) => pick(values, 'systolic', 'diastolic'),
    stored: (values) => pick(values, 'systolic', 'diastolic'),
  },
  bloodGlucose: {
    name: 'blood_glucose',
    data: ({ glucose }) => ({ mmol_per_liter: millimoles(Number(glucose), GLUCOSE_DECIMALS) }),
    stored: (values) => pick(values, 'glucose'),
  },
  weight: {
    name: 'weight',
    data: ({ weight }) => ({ kilograms: kilograms(Number(weight)) }),
    stored: (values) => values,
  },
  bloodOxygen: {
    name: 'oxygen_saturation',
    data: ({ bloodOxygen }) => ({ percentage: bloodOxygen }),
    stored: (values) => pick(values, 'bloodOxygen'),
  },
  temperature: { name: 'body_temperature', data: (values) => ({ celsius: celsius(values) }), stored: inCelsius },
  heartRate: { name: 'heart_rate', data: ({ heartRate }) => ({ bpm: heartRate }), stored: (values) => values },
};

/** Health Connect Webhook: new records of the last 48 hours. Meal times and the pulse beside another value are lost, and temperatures are in Celsius. */
export const healthConnectWebhook: VendorForm = {
  adapter: 'healthConnectWebhook',
  binding: 'patient',
  stored: ({ kind, values }) => ARRAYS[kind]?.stored(values) ?? null,
  write: (readings, random) => portions(readings, random).map((portion) => toMessage({ ...head(portion), ...arraysOf(portion) })),
  idle: (reading) => {
    const time = reading.instant.toISOString();
    return [
      toMessage({ ...head([reading]), steps: [{ count: 812, start_time: time, end_time: time }] }),
      toMessage({ ...head([reading]), test: true, blood_pressure: [{ systolic: 120, diastolic: 80, time }] }),
    ];
  },
};

const head = (readings: readonly VendorReading[]) => ({
  timestamp: readings.at(-1)?.instant.toISOString(),
  app_version: '0.0.0-simulated',
});

function arraysOf(readings: readonly VendorReading[]): object {
  const all: Record<string, object[]> = {};
  for (const { kind, instant, values } of readings) {
    const array = ARRAYS[kind];
    if (array) (all[array.name] ??= []).push({ ...array.data(values), time: instant.toISOString() });
  }
  return all;
}
