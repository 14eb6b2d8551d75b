import { type AdapterName } from '@rpm/domain';

const TELLI = { deviceId: '490154203237518', time: '1772352000123', genVer: '2', mem: '0', tzOffsetMinutes: '-300' };
const TENOVI = { hwi_device_id: '7d9b1b8e-0000-4000-8000-000000000001', timestamp: '2026-03-01T08:00:00Z', sensor_code: '10' };
const TERRA_TIME = '2026-03-01T08:00:00.000000+01:00';
const DATE = '2026-03-01 08:00:00 +0100';

/** Bodies in the form of each vendor, with values that are made up, from which properties of all adapters start. */
export const SAMPLE_MESSAGES: readonly { adapter: AdapterName; body: unknown; path?: string }[] = [
  {
    adapter: 'telli',
    body: {
      ...TELLI,
      readingType: 'BloodPressure',
      data: { systolic: 131, diastolic: 84, pulse: 71, arrhythmia: 0 },
      devdata: { r: '3', batt: '9', cycles: '0' },
    },
  },
  {
    adapter: 'telli',
    body: {
      ...TELLI,
      readingType: 'SleepingMatActivity',
      data: {
        bedTime: ['2026-03-01/00:15'],
        getUpTime: ['2026-03-01/02:31'],
        duration: '00:00~04:00',
        bodyTurnOver: 11,
        pulse: 58,
        respiration: 14,
      },
    },
  },
  { adapter: 'telli', body: { ...TELLI, type: 'Heartbeat', devdata: { r: '2', batt: '10', cycles: '0' } } },
  {
    adapter: 'tenovi',
    body: [
      { ...TENOVI, metric: 'blood_pressure', value_1: '131', value_2: '84', filter_params: { measurement_index: 3 } },
      { ...TENOVI, metric: 'pulse', value_1: '71', value_2: null, filter_params: { measurement_index: 3 } },
    ],
  },
  {
    adapter: 'tenovi',
    body: [
      { ...TENOVI, metric: 'glucose', value_1: 104, filter_params: { meal_context: 'pre-prandial' } },
      { ...TENOVI, metric: 'battery_percentage', value_1: '77' },
    ],
  },
  {
    adapter: 'nightscout',
    path: 'api/v1/entries',
    body: [
      {
        type: 'sgv',
        sgv: 112,
        date: 1_772_352_000_123,
        dateString: '2026-03-01T08:00:00.123Z',
        direction: 'Flat',
        device: 'app',
        utcOffset: 60,
      },
      { type: 'sgv', sgv: 39, date: 1_772_352_300_123, device: 'app' },
      { type: 'mbg', mbg: 118, dateString: '2026-03-01T08:05:00+01:00', device: 'app' },
    ],
  },
  {
    adapter: 'healthAutoExport',
    body: {
      data: {
        metrics: [
          { name: 'blood_pressure', units: 'mmHg', data: [{ date: DATE, systolic: 131, diastolic: 84 }] },
          { name: 'blood_glucose', units: 'mmol/L', data: [{ date: DATE, qty: 5.6, mealTime: 'Before Meal' }] },
          { name: 'heart_rate', units: 'count/min', data: [{ date: DATE, Min: 61, Avg: 64.4, Max: 70 }] },
          { name: 'step_count', units: 'count', data: [{ date: DATE, qty: 4100 }] },
        ],
        workouts: [],
      },
    },
  },
  {
    adapter: 'healthConnectWebhook',
    body: {
      timestamp: '2026-03-01T09:00:00Z',
      app_version: '1.9',
      weight: [{ kilograms: 74.1, time: '2026-03-01T08:00:00Z', metadata: { recording_method: 'manual_entry' } }],
      oxygen_saturation: [{ percentage: 97, time: '2026-03-01T08:00:00Z' }],
      steps: [{ count: 4100, start_time: '2026-03-01T08:00:00Z', end_time: '2026-03-01T08:30:00Z' }],
    },
  },
  {
    adapter: 'bodytrace',
    body: {
      deviceId: 1_356_938_035_643,
      ts: 1_772_352_000_123,
      batteryVoltage: 5522,
      rssi: 91,
      values: { unit: 1, weight: 74_100, tare: 0 },
    },
  },
  {
    adapter: 'junction',
    body: {
      event_type: 'daily.data.glucose.updated',
      user_id: '4a29dbc7-0000-4000-8000-000000000001',
      client_user_id: 'patient-7',
      data: {
        source: { slug: 'freestyle_libre' },
        data: [{ timestamp: TERRA_TIME, timezone_offset: 3600, type: 'automatic', unit: 'mmol/L', value: 5.6 }],
      },
    },
  },
  {
    adapter: 'terra',
    body: {
      type: 'body',
      user: { user_id: '4a29dbc7-0000-4000-8000-000000000001', provider: 'FREESTYLELIBRE' },
      data: [
        {
          metadata: { start_time: TERRA_TIME, end_time: TERRA_TIME },
          glucose_data: { blood_glucose_samples: [{ timestamp: TERRA_TIME, blood_glucose_mg_per_dL: 104.2 }] },
          measurements_data: {
            measurements: [
              { measurement_time: TERRA_TIME, weight_kg: 74.1 },
              { measurement_time: TERRA_TIME, BMI: 24 },
            ],
          },
        },
      ],
    },
  },
  {
    adapter: 'validic',
    body: {
      id: 'a1b2c3',
      type: 'measurement',
      checksum: 'f00',
      version: '1.0',
      deleted_at: null,
      start_time: '2026-03-01T08:00:00Z',
      utc_offset: -18_000,
      offset_origin: 'source',
      metrics: [
        { type: 'systolic', origin: 'device', unit: 'mmHg', value: 131 },
        { type: 'diastolic', origin: 'device', unit: 'mmHg', value: 84 },
        { type: 'pulse', origin: 'device', unit: 'bpm', value: 71 },
      ],
      source: { type: 'smart_meter', device: { id: '490154203237518', model: 'smc-bp' } },
      user: { uid: 'patient-7' },
    },
  },
];
