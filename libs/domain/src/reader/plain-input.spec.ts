import fc from 'fast-check';
import { DeviceInput, InvalidInput, PackInput, PatientInput, PatientQuery, readingInput, WebhookReplayInput } from '..';
import { type InputClass } from '../input/input-property';
import { readValidInputFast } from './plain-input';
import { readInput, readWithLibraries } from './read-input';

const INSTANTS = ['2026-01-31T08:30:00Z', '2026-01-31T08:30:00.0005+02:00'];

/** Examples of valid inputs, from which the property-based test derives invalid ones. */
const VALID: Record<string, [InputClass, Record<string, unknown>]> = {
  patient: [
    PatientInput,
    {
      id: 1,
      firstName: 'Testina',
      lastName: 'Sampleton',
      dateOfBirth: '1970-01-31',
      email: 'testina@example.org',
      phoneNumber: '555-555-0100',
      sex: 'female',
      address: { country: 'US', zipCode: '94105', city: null },
      archived: false,
      site: { id: 2, name: 'North Clinic', address: null },
      timeZone: 'America/New_York',
    },
  ],
  device: [
    DeviceInput,
    {
      item: { id: 1 },
      deviceIdentifiers: [
        { type: 'serial', value: 'A-1' },
        { type: 'imei', value: '490154203237518' },
      ],
    },
  ],
  pack: [PackInput, { orderItems: [{ item: { id: 1 }, deviceIdentifiers: ['A-1', 'A-2'] }], orderKits: [] }],
  replay: [WebhookReplayInput, { startTimestamp: INSTANTS[0], endTimestamp: '2026-02-01T00:00:00Z', logStatus: 'failed' }],
  reading: [
    readingInput('sleepMatActivity'),
    { readingTimestamp: INSTANTS[0], device: { id: 1 }, bedTime: INSTANTS, bodyTurnOver: 2, respiration: -0, manual: true },
  ],
  query: [
    PatientQuery,
    { id: ['1', '2'], archived: 'true', dateOfBirthMin: '1970-01-31', dateOfBirthMax: '1970-02-01', page: '2', sort: 'lastName' },
  ],
};

const WRONG: readonly unknown[] = [
  ...[null, true, 0, 1.5, 1e300, '', 'x', 'a\0', '\ud83e', 'x'.repeat(256), '2026-02-30', '1969-12-31', 'imei', '1'],
  ...[[], {}, [[]], [null], ['x', 'x'], [{}], [{ id: 1 }, 5], { id: 0 }, { country: 'US', zipCode: 'x' }, { type: 'imei' }],
  ...[{ constructor: 'x' }, { then: 1 }, { id: 1, planet: 'Mars' }, JSON.parse('{"__proto__":{"id":1}}')],
];

/** Generates variants of a valid input in which properties at any depth are removed or unknown, or have a wrong value. */
function altered(valid: unknown): fc.Arbitrary<unknown> {
  const replaced = fc.constantFrom(...WRONG);
  if (typeof valid !== 'object' || valid === null) return fc.oneof({ weight: 9, arbitrary: fc.constant(valid) }, replaced);
  if (Array.isArray(valid)) return fc.oneof({ weight: 9, arbitrary: fc.tuple(...valid.map(altered)) }, replaced);
  const properties = Object.fromEntries(Object.entries(valid).map(([name, value]) => [name, altered(value)]));
  const unknown = fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, fc.constantFrom({ nam: 1 }, { constructor: {} }));
  const some = fc.tuple(fc.record(properties, { requiredKeys: [] }), unknown).map(([known, more]) => ({ ...known, ...more }));
  return fc.oneof({ weight: 9, arbitrary: fc.oneof(fc.record(properties), some) }, replaced);
}

function outcomeOf(read: () => object): unknown {
  try {
    return { read: read() };
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return { errors: error.errors };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

describe.each(Object.entries(VALID))('readValidInputFast of a %s', (_name, [type, valid]) => {
  it('reads a valid input', () => {
    expect(readValidInputFast(type, valid)).toEqual(readWithLibraries(type, valid, 'body', 'whole', 100));
  });

  it('accepts the same inputs as class-transformer and class-validator, with the same result', () => {
    fc.assert(
      fc.property(altered(valid).filter(isObject), (raw) => {
        const libraries = outcomeOf(() => readWithLibraries(type, raw, 'body', 'whole', 100));
        expect(outcomeOf(() => readInput(type, raw, 'body'))).toEqual(libraries);
        const plain = readValidInputFast(type, raw);
        if (libraries instanceof Object && 'read' in libraries) expect(plain).toEqual(libraries.read);
      }),
    );
  });

  it('keeps the default value of an absent property', () => {
    const absent = Object.fromEntries(Object.keys(new type()).map((name) => [name, null]));
    expect(readValidInputFast(type, { ...valid, ...absent })).toMatchObject(new type());
  });
});
