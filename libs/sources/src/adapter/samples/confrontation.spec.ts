import { type MessagePart } from '../message-part';
import { differences } from './confrontation';
import { type VendorSample } from './vendor-sample';

const time = { instant: new Date('2026-01-14T12:00:00.000Z') };
const device = { type: 'imei', value: '00499900000011' } as const;
const pressure: MessagePart = {
  type: 'reading',
  pointer: '',
  kind: 'bloodPressure',
  values: { systolic: 120, diastolic: 80 },
  time,
  device,
  person: null,
};
const sample = (more: Partial<VendorSample>): VendorSample => ({
  title: 'A message',
  source: 'https://example.org',
  verified: 'read on 2026-11-30',
  documentedBy: 'vendor',
  request: { body: {}, mediaType: null, headers: {}, path: '' },
  expected: [],
  ...more,
});

describe('the comparison of an adapter with a sample', () => {
  const expected = [
    {
      type: 'reading' as const,
      kind: 'bloodPressure' as const,
      values: { systolic: 120, heartRate: null },
      time: { instant: '2026-01-14T12:00:00.000Z' },
      device: { type: 'imei' as const, value: ['00499900000011', '004999000000115'] },
      person: null,
    },
  ];

  it('accepts parts that have the expected properties, whatever else they have', () => {
    expect(differences(sample({ expected }), [pressure])).toEqual([]);
  });

  it('names the property in which the nearest part differs', () => {
    const other = { ...pressure, values: { systolic: 121, diastolic: 80 } };
    expect(differences(sample({ expected }), [other])).toEqual([
      'Expected reading bloodPressure; the nearest part differs in: values.systolic.',
      expect.stringContaining('Unexpected part'),
    ]);
  });

  it('merges a part that completes a reading of the same message', () => {
    const pulse: MessagePart = { ...pressure, values: { heartRate: 66 }, action: 'complete' };
    const both = [{ ...expected[0], type: 'reading' as const, values: { systolic: 120, diastolic: 80, heartRate: 66 } }];
    expect(differences(sample({ expected: both }), [pulse, pressure])).toEqual([]);
    expect(differences(sample({ expected: both }), [pressure, pulse])).toEqual([]);
  });

  it('reports a part that the sample neither expects nor allows', () => {
    const ignored: MessagePart = { type: 'ignored', pointer: '/x', code: 'heartbeat' };
    expect(differences(sample({ expected }), [pressure, ignored])).toHaveLength(1);
    expect(
      differences(sample({ expected, may: [{ type: 'ignored', code: ['heartbeat', 'settings'] }] }), [pressure, ignored]),
    ).toEqual([]);
  });

  it('accepts any parts of a message that its source leaves open', () => {
    expect(differences(sample({ expected: null, note: 'Open.' }), [pressure])).toEqual([]);
  });
});
