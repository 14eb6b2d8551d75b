import { groups, portions } from '../vendor-values/portions';
import { pick, toMessage, type VendorForm, type VendorReading } from './vendor-form';
import { celsius, inCelsius, kilograms, milligramsOf, millimoles } from '../vendor-values/vendor-units';

type Values = VendorReading['values'];

/** Decimals of glucose in mmol/L: a value can differ by one mg/dL from the one that the meter has shown. */
const GLUCOSE_DECIMALS = 1;

const glucoseOf = ({ glucose }: Values) => millimoles(Number(glucose), GLUCOSE_DECIMALS);

interface Series {
  resource: string;
  data: (values: Values) => object;
  stored: (values: Values) => Values;
}

const SERIES: Partial<Record<VendorReading['kind'], Series>> = {
  bloodGlucose: {
    resource: 'glucose',
    data: (values) => ({ value: glucoseOf(values), unit: 'mmol/L', type: 'automatic' }),
    stored: (values) => ({ glucose: milligramsOf(glucoseOf(values)) }),
  },
  bloodPressure: {
    resource: 'blood_pressure',
    // The vendor's schema has numbers, and its example has texts.
    data: ({ systolic, diastolic }) => ({ systolic: String(systolic), diastolic: String(diastolic), unit: 'mmHg', type: 'cuff' }),
    stored: (values) => pick(values, 'systolic', 'diastolic'),
  },
  bloodOxygen: {
    resource: 'blood_oxygen',
    data: ({ bloodOxygen }) => ({ value: bloodOxygen, unit: '%', type: null }),
    stored: (values) => pick(values, 'bloodOxygen'),
  },
  heartRate: {
    resource: 'heartrate',
    data: ({ heartRate }) => ({ value: heartRate, unit: 'bpm', type: null }),
    stored: (values) => values,
  },
  weight: {
    resource: 'body_weight',
    data: ({ weight }) => ({ value: kilograms(Number(weight)), unit: 'kg', type: null }),
    stored: (values) => values,
  },
  temperature: {
    resource: 'body_temperature',
    data: (values) => ({ value: celsius(values), unit: '°C', type: null }),
    stored: inCelsius,
  },
};

/** Junction: samples of one kind and person in each message. A sample is identified by its resource, source and time, so that each can be sent again. */
export const junction: VendorForm = {
  adapter: 'junction',
  binding: 'person',
  stored: ({ kind, values }) => SERIES[kind]?.stored(values) ?? null,
  write: (readings, random) =>
    groups(readings, ({ kind, person }) => `${kind} ${person}`).flatMap(([, alike]) =>
      portions(alike, random).map((portion) => toMessage(event(portion, random.happens(0.1) ? 'updated' : 'created'))),
    ),
  idle: ({ person }) => [
    toMessage({
      event_type: 'historical.data.glucose.created',
      ...subject(person),
      data: { user_id: person, is_final: true, provider: 'simulated' },
    }),
  ],
};

const subject = (person: string) => ({ user_id: person, client_user_id: person, team_id: 'simulated-team' });

function event(readings: readonly VendorReading[], verb: string): object {
  const [first] = readings;
  const series = SERIES[first?.kind ?? 'weight'];
  const data = readings.map(({ instant, deviceTimeZoneOffset, values }) => ({
    timestamp: instant.toISOString().replace('Z', '+00:00'),
    timezone_offset: deviceTimeZoneOffset,
    ...series?.data(values),
  }));
  return {
    event_type: `daily.data.${series?.resource}.${verb}`,
    ...subject(first?.person ?? ''),
    data: { data, source_id: 1, source: { provider: 'dexcom_v3', slug: 'dexcom_v3', type: 'unknown' }, user_id: first?.person },
  };
}
