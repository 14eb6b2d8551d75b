import { pick, toMessage, type VendorForm, type VendorMessage, type VendorReading } from './vendor-form';
import { minutesLater } from '../vendor-values/vendor-times';

const SENSORS: Partial<Record<VendorReading['kind'], { code: string; name: string; metric: string }>> = {
  bloodPressure: { code: '10', name: 'Tenovi BPM - L', metric: 'blood_pressure' },
  bloodGlucose: { code: '12', name: 'Tenovi Glucometer', metric: 'glucose' },
  bloodOxygen: { code: '24', name: 'Nonin Pulse Ox', metric: 'spO2' },
};

/**
 * Tenovi: the pulse is a metric of its own, in a message of its own or in one array. The unit of weight and temperature is not documented. The optional id of
 * the patient is not sent, because it would need an alias beside that of the device.
 */
export const tenovi: VendorForm = {
  adapter: 'tenovi',
  binding: 'device',
  stored: ({ kind, values }) => (SENSORS[kind] ? values : null),
  write: (readings, random) =>
    readings.flatMap((reading): VendorMessage[] => {
      const metrics = metricsOf(reading);
      if (random.happens(0.5)) return [toMessage(metrics)];
      // Without the option post_as_array, the messages of one measurement arrive in any order.
      const isReversed = random.happens(0.3);
      return (isReversed ? metrics.reverse() : metrics).map((metric) => toMessage(metric));
    }),
  idle: (reading) => {
    const later = { ...reading, instant: minutesLater(reading.instant, 1) };
    return [
      toMessage(measurement(later, 'battery_percentage', 84, null)),
      toMessage({ ...measurement(later, 'blood_pressure', 120, 80), dummy_data: true }),
      toMessage({
        ...pick(measurement(later, '', 0, null), 'hwi_device_id', 'hardware_uuid', 'device_name'),
        'status ': 'Connected',
      }),
    ];
  },
};

function metricsOf(reading: VendorReading): object[] {
  const { kind, values } = reading;
  const metric = SENSORS[kind]?.metric ?? '';
  const [first, second] =
    kind === 'bloodPressure' ? [values['systolic'], values['diastolic']] : [values['glucose'] ?? values['bloodOxygen'], null];
  const measured = measurement(reading, metric, first, second);
  return values['heartRate'] === undefined ? [measured] : [measured, measurement(reading, 'pulse', values['heartRate'], null)];
}

function measurement(reading: VendorReading, metric: string, first: unknown, second: unknown): Record<string, unknown> {
  const { kind, instant, device, deviceTimeZoneOffset, values } = reading;
  const time = instant.toISOString();
  return {
    metric,
    device_name: SENSORS[kind]?.name,
    hwi_device_id: device,
    hardware_uuid: 'A0B1C2D3E4F5',
    sensor_code: SENSORS[kind]?.code,
    value_1: twoDecimals(first),
    value_2: second === null ? null : twoDecimals(second),
    created: time,
    timestamp: time,
    timezone_offset: deviceTimeZoneOffset / 3600,
    estimated_timestamp: false,
    filter_params: {
      ...(values['beforeMeal'] === true && { meal_context: 'pre-prandial' }),
      ...(values['afterMeal'] === true && { meal_context: 'post-prandial' }),
    },
  };
}

/** Numbers are texts with two decimals. */
const twoDecimals = (value: unknown) => Number(value).toFixed(2);
