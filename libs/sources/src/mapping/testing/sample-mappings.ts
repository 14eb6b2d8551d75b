import { vendorMessage } from '../../adapter/testing/vendor-message';
import { parseMapping } from '../parse-mapping';
import { readWithMapping } from '../read-with-mapping';

export const TELLI_PRESSURE = {
  version: 1,
  rules: [
    {
      name: 'pressure',
      when: { path: 'readingType', equals: 'BloodPressure' },
      device: { path: 'deviceId', as: 'imei' },
      time: { path: 'time', form: 'epochMs', zone: { offsetMinutes: 'tzOffsetMinutes' } },
      reading: 'bloodPressure',
      values: {
        systolic: { path: 'data.systolic' },
        diastolic: { path: 'data.diastolic' },
        heartRate: { path: 'data.pulse', optional: true },
        irregularHeartbeat: { path: 'data.arrhythmia', optional: true },
      },
    },
    { name: 'heartbeat', when: { path: 'type', in: ['Heartbeat'] }, ignore: 'heartbeat' },
  ],
};

const shared = {
  device: { path: 'hwi_device_id', as: 'vendor' },
  person: { path: 'patient_id' },
  time: { path: 'timestamp', form: 'iso' },
  reading: 'bloodPressure',
  index: { path: 'filter_params.measurement_index' },
  timeEstimated: { path: 'estimated_timestamp', equals: true },
};
const join = { to: 'pressure', by: ['hwi_device_id', 'timestamp', 'filter_params.measurement_index'] };
export const TENOVI_PRESSURE = {
  version: 1,
  rules: [
    { name: 'test', when: { path: 'dummy_data', equals: true }, ignore: 'test_data' },
    {
      name: 'pressure',
      when: { path: 'metric', equals: 'blood_pressure' },
      ...shared,
      values: { systolic: { path: 'value_1' }, diastolic: { path: 'value_2' } },
    },
    {
      name: 'pulse',
      when: {
        all: [
          { path: 'metric', equals: 'pulse' },
          { path: 'sensor_code', equals: '10' },
        ],
      },
      ...shared,
      values: { heartRate: { path: 'value_1' } },
      join,
    },
    {
      name: 'irregular',
      when: { path: 'metric', equals: 'irregular_heartbeat' },
      ...shared,
      values: { irregularHeartbeat: { path: 'value_1', lookup: { '1': true } } },
      join,
    },
  ],
};

/** Reads a message with a mapping. */
export const read = (document: unknown, body: unknown) => readWithMapping(null, parseMapping(document), vendorMessage(body));
/** Reads a message with a mapping that has one rule. */
export const one = (rule: object, body: unknown) => read({ version: 1, rules: [{ name: 'one', ...rule }] }, body);
/** A rule for weights of one person that several apps may report. */
export const WEIGHT_OF_APPS = {
  person: { path: 'user' },
  provider: { path: 'app' },
  time: { path: 'at', form: 'epochS' },
  reading: 'weight',
  values: { weight: { path: 'kg', unit: 'kg' } },
};
export const WEIGHT = {
  device: { path: 'sn', as: 'vendor' },
  time: { path: 'at', form: 'epochS' },
  reading: 'weight',
  values: { weight: { path: 'g', scale: 0.001, unit: 'kg' } },
};
