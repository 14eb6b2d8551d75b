import { after } from './parts';

/** A measurement of one of two devices or persons, called `who`. */
export interface Measured {
  who: number;
  minute: number;
  /** The number of the value that the vendor states; only vendors that correct values have several. */
  variant: number;
}

/** The message contains pressures with pulses, or only one of them. */
export type MessageShape = 'together' | 'pressure' | 'pulse';

/** A vendor whose messages contain several measurements. */
export interface ChangingVendor {
  adapter: 'telli' | 'tenovi' | 'validic' | 'mapping';
  named: 'device' | 'person';
  /** The texts that name the devices or persons. */
  texts: readonly string[];
  corrects: boolean;
  /** The first and the second version of the mapping of the source. */
  mappings?: readonly Record<string, unknown>[];
  body(measured: readonly Measured[], shape: MessageShape, number: number): object;
}

/** Returns the time of a measurement. Two devices or persons never measure at the same time. */
export const timeOf = ({ who, minute }: Measured) => after(minute + 10 * who);

const systolicOf = ({ minute, variant }: Measured) => 120 + 2 * minute + variant;
const pulseOf = ({ minute }: Measured) => 60 + minute;

/** The first version reads a wrong property, and does not know all types. */
const mappingOf = (types: readonly string[], systolic: string) => ({
  version: 1,
  each: '$.readings',
  rules: [
    {
      name: 'pressure',
      when: { path: 'type', in: types },
      device: { path: 'meter', as: 'vendor' },
      time: { path: 'at', form: 'iso' },
      reading: 'bloodPressure',
      values: { systolic: { path: systolic }, diastolic: { path: 'low' }, heartRate: { path: 'pulse', optional: true } },
    },
  ],
});

export const CHANGING_VENDORS: readonly ChangingVendor[] = [
  {
    ...{ adapter: 'telli', named: 'device', corrects: false, texts: ['490154203237518', '356938035643809'] },
    body(measured, shape, cycles) {
      return measured.map((one) => ({
        ...{ deviceId: this.texts[one.who], time: String(timeOf(one).getTime()), readingType: 'BloodPressure' },
        data: { systolic: systolicOf(one), diastolic: 80, ...(shape !== 'pressure' && { pulse: pulseOf(one) }) },
        devdata: { cycles: String(cycles) },
      }));
    },
  },
  {
    ...{ adapter: 'tenovi', named: 'device', corrects: false, texts: ['hwi-1', 'hwi-2'] },
    body(measured, shape, number) {
      return measured.flatMap((one) => {
        const shared = { hwi_device_id: this.texts[one.who], timestamp: timeOf(one).toISOString(), sensor_code: '10', number };
        const pressure = { ...shared, metric: 'blood_pressure', value_1: String(systolicOf(one)), value_2: '80' };
        const pulse = { ...shared, metric: 'pulse', value_1: String(pulseOf(one)) };
        return shape === 'together' ? [pulse, pressure] : shape === 'pulse' ? [pulse] : [pressure];
      });
    },
  },
  {
    ...{ adapter: 'validic', named: 'person', corrects: true, texts: ['user-1', 'user-2'] },
    body(measured, shape, number) {
      return measured.map((one) => ({
        ...{ id: `${one.who} ${one.minute}`, type: 'measurement', version: String(number), user: { uid: this.texts[one.who] } },
        start_time: timeOf(one).toISOString(),
        metrics: [
          { type: 'systolic', unit: 'mmHg', value: systolicOf(one) },
          { type: 'diastolic', unit: 'mmHg', value: 80 },
          ...(shape === 'pressure' ? [] : [{ type: 'pulse', unit: 'bpm', value: pulseOf(one) }]),
        ],
      }));
    },
  },
  {
    ...{ adapter: 'mapping', named: 'device', corrects: false, texts: ['meter-1', 'meter-2'] },
    mappings: [mappingOf(['early'], 'wrong'), mappingOf(['early', 'late'], 'high')],
    body(measured, shape, number) {
      const readings = measured.map((one) => ({
        ...{ type: one.minute === 2 ? 'late' : 'early', meter: this.texts[one.who], at: timeOf(one).toISOString() },
        ...{ high: systolicOf(one), wrong: systolicOf(one) + 50, low: 80 },
        ...(shape !== 'pressure' && { pulse: pulseOf(one) }),
      }));
      return { number, readings };
    },
  },
];
