import { groups, supersets } from '../vendor-values/portions';
import { pick, toMessage, type VendorForm, type VendorReading } from './vendor-form';
import { localTime, offsetText, zonedTime } from '../vendor-values/vendor-times';
import { inCelsius, kilograms } from '../vendor-values/vendor-units';

const DAY_MS = 86_400_000;

/** Terra: the whole local day of a person, again with each change. The pulse beside another value is lost, and temperatures are in Celsius. */
export const terra: VendorForm = {
  adapter: 'terra',
  binding: 'person',
  stored: ({ kind, values }) => {
    switch (kind) {
      case 'bloodGlucose':
        return pick(values, 'glucose');
      case 'bloodPressure':
        return pick(values, 'systolic', 'diastolic');
      case 'bloodOxygen':
        return pick(values, 'bloodOxygen');
      case 'weight':
      case 'heartRate':
        return values;
      case 'temperature':
        return inCelsius(values);
      case 'heartRateVariability':
        return pick(values, 'heartRateVariability', 'heartRateVariabilityAlgorithmType');
      default:
        return null;
    }
  },
  write: (readings, random) =>
    groups(readings, ({ person, instant, deviceTimeZoneOffset }) =>
      JSON.stringify([person, localTime(instant, deviceTimeZoneOffset).slice(0, 10), deviceTimeZoneOffset]),
    ).flatMap(([, ofDay]) => supersets(ofDay, random).map((known) => toMessage(bodyEvent(known)))),
  idle: ({ person }) => [
    toMessage({
      type: 'auth',
      status: 'success',
      user: user(person),
      message: 'A simulated person has connected',
      version: VERSION,
    }),
  ],
};

const VERSION = '2022-03-16';

const user = (person: string) => ({ user_id: person, reference_id: null, provider: 'SIMULATED', active: true });

function bodyEvent(readings: readonly VendorReading[]): object {
  const [first] = readings;
  if (!first) throw new Error('A day without readings is not sent.');
  const offset = offsetText(first.deviceTimeZoneOffset);
  const date = localTime(first.instant, first.deviceTimeZoneOffset).slice(0, 10);
  const nextDate = new Date(Date.parse(date) + DAY_MS).toISOString().slice(0, 10);
  return {
    type: 'body',
    user: user(first.person),
    version: VERSION,
    data: [
      {
        metadata: { start_time: `${date}T00:00:00.000000${offset}`, end_time: `${nextDate}T00:00:00.000000${offset}` },
        ...samplesOf(readings),
      },
    ],
  };
}

function samplesOf(readings: readonly VendorReading[]): object {
  const samples = (kind: VendorReading['kind'], valuesOf: (values: VendorReading['values']) => object, time = 'timestamp') =>
    readings
      .filter((reading) => reading.kind === kind)
      .map(({ instant, deviceTimeZoneOffset, values }) => ({
        [time]: zonedTime(instant, deviceTimeZoneOffset),
        ...valuesOf(values),
      }));
  return {
    glucose_data: {
      blood_glucose_samples: samples('bloodGlucose', ({ glucose }) => ({
        blood_glucose_mg_per_dL: glucose,
        glucose_level_flag: 0,
      })),
    },
    blood_pressure_data: {
      blood_pressure_samples: samples('bloodPressure', ({ systolic, diastolic }) => ({
        systolic_bp: systolic,
        diastolic_bp: diastolic,
      })),
    },
    measurements_data: {
      measurements: samples('weight', ({ weight }) => ({ weight_kg: kilograms(Number(weight)) }), 'measurement_time'),
    },
    oxygen_data: {
      saturation_samples: samples('bloodOxygen', ({ bloodOxygen }) => ({ percentage: bloodOxygen, type: 0 })),
    },
    temperature_data: {
      body_temperature_samples: samples('temperature', (values) => ({ temperature_celsius: inCelsius(values).temperature })),
    },
    heart_data: {
      heart_rate_data: {
        detailed: {
          hr_samples: samples('heartRate', ({ heartRate }) => ({ bpm: heartRate })),
          hrv_samples_sdnn: samples('heartRateVariability', ({ heartRateVariability }) => ({ hrv_sdnn: heartRateVariability })),
        },
      },
    },
  };
}
