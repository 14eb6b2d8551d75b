import fc from 'fast-check';
import { TENOVI } from '../adapter/tenovi/tenovi.adapter';
import { partErrors } from '../adapter/testing/part-errors';
import { vendorMessage } from '../adapter/testing/vendor-message';
import { parseMapping } from './parse-mapping';
import { readWithMapping } from './read-with-mapping';
import { TELLI_PRESSURE, TENOVI_PRESSURE } from './testing/sample-mappings';

describe('readWithMapping before an adapter', () => {
  it('reads entries by the mapping that the adapter would not understand, and the others by the adapter', () => {
    const mapping = parseMapping({
      version: 1,
      rules: [{ name: 'new', when: { path: 'metric', equals: 'lactate' }, ignore: 'unsupported_kind' }],
    });
    const base = { hwi_device_id: 'd1', timestamp: '2026-03-01T08:00:00Z', sensor_code: '10' };
    const [pressure, pulse, lactate] = [
      { ...base, metric: 'blood_pressure', value_1: 131, value_2: 84 },
      { ...base, metric: 'pulse', value_1: 71 },
      { ...base, metric: 'lactate', value_1: 1 },
    ];
    const readBoth = (body: unknown) => readWithMapping(TENOVI, mapping, vendorMessage(body));
    expect(readBoth([pressure, lactate, pulse])).toEqual([
      ...TENOVI.read(vendorMessage([pressure, null, pulse])).filter(({ pointer }) => pointer === '/0'),
      { type: 'ignored', pointer: '/1', code: 'unsupported_kind' },
    ]);
    expect(readBoth(lactate)).toEqual([{ type: 'ignored', pointer: '', code: 'unsupported_kind' }]);
    expect(readBoth(pulse)).toEqual(TENOVI.read(vendorMessage(pulse)));
    expect(readBoth('{')).toEqual([{ type: 'unplaced', pointer: '', code: 'malformed' }]);
    expect(readWithMapping(TENOVI, null, vendorMessage(pulse))).toEqual(TENOVI.read(vendorMessage(pulse)));
  });

  it('reads any JSON to valid parts, alone and before an adapter', () => {
    const mappings = [TELLI_PRESSURE, TENOVI_PRESSURE].map(parseMapping);
    const names = fc.constantFrom(
      'readingType',
      'BloodPressure',
      'data',
      'systolic',
      'time',
      'metric',
      'pulse',
      'value_1',
      '__proto__',
    );
    const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        names,
        fc.jsonValue(),
        fc.array(tie('value'), { maxLength: 4 }),
        fc.dictionary(names, tie('value')),
      ),
    }));
    fc.assert(
      fc.property(json, fc.constantFrom(...mappings), fc.constantFrom(null, TENOVI), (body, mapping, adapter) => {
        const message = vendorMessage(JSON.stringify(body));
        const parts = readWithMapping(adapter, mapping, message);
        expect(parts.flatMap(partErrors)).toEqual([]);
        expect(parts.length).toBeGreaterThan(0);
        expect(readWithMapping(adapter, mapping, message)).toEqual(parts);
      }),
      { numRuns: 300 },
    );
  });
});
