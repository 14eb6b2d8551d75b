import { checkSamples } from './check-samples';
import { parseMapping } from './parse-mapping';
import { TELLI_PRESSURE, WEIGHT_OF_APPS } from './testing/sample-mappings';

describe('checkSamples', () => {
  it('returns the differences between the parts that a sample expects and those of the mapping', () => {
    const out = { type: 'ignored', pointer: '', code: 'heartbeat' };
    const check = (...samples: object[]) => checkSamples(parseMapping({ ...TELLI_PRESSURE, samples }));
    const sample = { in: { type: 'Heartbeat' }, out: [out] };
    expect(check(sample)).toEqual([]);
    expect(check(sample, { ...sample, out: [{ ...out, code: 'goal' }] })).toEqual([
      { pointer: '/samples/1/out/0/code', expected: 'goal', actual: 'heartbeat' },
    ]);
    expect(check({ ...sample, out: [] })).toEqual([{ pointer: '/samples/0/out/0', actual: out }]);
    expect(check({ ...sample, out: [out, out] })).toEqual([{ pointer: '/samples/0/out/1', expected: out }]);
  });

  it('compares the provider of a reading', () => {
    const message = { user: 'u1', app: 'Scale', at: 1_772_352_000, kg: 74.1 };
    const out = {
      ...{ type: 'reading', pointer: '', kind: 'weight', values: { weight: 74.1, weightUnit: 'kg' } },
      ...{ time: { instant: '2026-03-01T08:00:00.000Z' }, device: null, person: 'u1', provider: 'Scale' },
    };
    const check = (provider: string) => {
      const samples = [{ in: message, out: [{ ...out, provider }] }];
      return checkSamples(parseMapping({ version: 1, rules: [{ name: 'weight', ...WEIGHT_OF_APPS }], samples }));
    };
    expect(check('Scale')).toEqual([]);
    expect(check('Watch')).toEqual([{ pointer: '/samples/0/out/0/provider', expected: 'Watch', actual: 'Scale' }]);
  });
});
