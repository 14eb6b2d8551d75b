import { readMessageBody } from '../testing/vendor-message';
import { BODYTRACE } from './bodytrace.adapter';

const DEVICE = { type: 'imei', value: '01356938035643' };
const INSTANT = { instant: new Date(1_772_352_000_123) };
const BASE = { deviceId: 1_356_938_035_643, ts: 1_772_352_000_123, batteryVoltage: 5350, rssi: 89 };
const HEALTH = { type: 'health', pointer: '', device: DEVICE, time: INSTANT, batteryPercentage: 50, signalStrength: 50 };
const read = (body: unknown) => readMessageBody(BODYTRACE, body);

describe('the BodyTrace adapter', () => {
  it('reads a weight, which is always in grams, with the state of the scale', () => {
    const weight = (rest: object) => ({
      type: 'reading',
      pointer: '',
      kind: 'weight',
      time: INSTANT,
      device: DEVICE,
      person: null,
      ...rest,
    });
    expect(read({ ...BASE, values: { unit: 1, weight: 69_800, tare: 0 } })).toEqual([
      weight({ values: { weight: 69.8, weightUnit: 'kg' } }),
      HEALTH,
    ]);
    expect(read({ ...BASE, values: { unit: 2, weight: 69_801 } })).toEqual([
      weight({ values: { weight: 69.801, weightUnit: 'kg' } }),
      HEALTH,
    ]);
  });

  it('reads a heartbeat as a health check', () => {
    expect(read({ ...BASE, values: {} })).toEqual([HEALTH]);
    expect(read({ deviceId: BASE.deviceId, ts: BASE.ts, values: {} })).toEqual([
      { type: 'ignored', pointer: '', code: 'heartbeat' },
    ]);
  });

  it.each([
    [6300, 63, 100, 100],
    [4700, 115, 0, 0],
    [4000, 140, 0, 0],
  ])('converts %d mV and -%d dBm to %d and %d percent', (batteryVoltage, rssi, batteryPercentage, signalStrength) => {
    expect(read({ ...BASE, batteryVoltage, rssi, values: {} })).toEqual([{ ...HEALTH, batteryPercentage, signalStrength }]);
  });

  it.each([
    ['not_in_range', 'values.tare', { weight: 69_800, tare: 101 }, { kind: 'weight' }],
    ['not_in_range', 'values.tare', { weight: 69_800, tare: -101 }, { kind: 'weight' }],
    ['value_missing', 'values.weight', { weight: null }, { kind: 'weight' }],
    ['kind_unknown', 'values', { systolic: 131, diastolic: 84 }, {}],
  ])('returns the code %s with the path %s, and the state of the scale all the same', (code, path, values, rest) => {
    expect(read({ ...BASE, values })).toEqual([{ type: 'unplaced', pointer: '', code, path, device: DEVICE, ...rest }, HEALTH]);
  });

  it('keeps an id that is no part of an IMEI', () => {
    expect(read({ ...BASE, deviceId: 'SCALE-1', values: {} })).toEqual([
      { ...HEALTH, device: { type: 'vendor', value: 'SCALE-1' } },
    ]);
  });

  it.each([
    ['no_mapping', undefined, { hello: 1 }],
    ['value_missing', 'deviceId', { ...BASE, deviceId: null, values: {} }],
  ])('returns the code %s with the path %s for a message without a device', (code, path, body) => {
    expect(read(body)).toEqual([{ type: 'unplaced', pointer: '', code, ...(path !== undefined && { path }) }]);
  });
});
