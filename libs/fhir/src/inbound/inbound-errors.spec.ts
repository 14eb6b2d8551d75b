import { InvalidInput } from '@rpm/domain';
import { readIfNoneExist } from './received-bundle';
import { readObservation } from './read-observation';
import { ReceivedElement } from './received-element';

const IDENTITY = {
  uuid: '7d0d1c35-5a2f-4f4c-9d65-3c1f6f1d3b11',
  base: 'https://rpm.example.org',
  externalIdentifierSystem: 'urn:oid:2.999.1.2.3',
};
const BASE_URL = 'https://host.example.org/fhir/r4';
const ENTRIES = new Map([
  [
    'urn:uuid:patient',
    ReceivedElement.of(
      {
        resourceType: 'Patient',
        identifier: [
          { system: 'urn:other', value: 'x' },
          { system: 'urn:oid:2.999.1.2.3', value: 'demo-001' },
        ],
      },
      '/Bundle/entry/0/resource',
    ),
  ],
  [
    'urn:uuid:device',
    ReceivedElement.of(
      { resourceType: 'Device', identifier: [{ value: '00-1C-05-FF-E8-74' }], serialNumber: 'S-1' },
      '/Bundle/entry/1/resource',
    ),
  ],
]);

const LOINC = 'http://loinc.org';
const UCUM = 'http://unitsofmeasure.org';
const coded = (code: string, system = LOINC) => ({ coding: [{ system, code }] });
const quantity = (value: unknown, code: string, more = {}) => ({ value, system: UCUM, code, ...more });

const WEIGHT = {
  resourceType: 'Observation',
  status: 'final',
  code: coded('29463-7'),
  subject: { reference: 'Patient/4' },
  effectiveDateTime: '2026-01-15T00:00:00-08:00',
  valueQuantity: quantity(161.4, '[lb_av]'),
};

const read = (more: object) =>
  readObservation(IDENTITY, { ...WEIGHT, ...more }, '/Observation', { baseUrl: BASE_URL, entries: ENTRIES });

function errorsOf(more: object): [string | undefined, string][] {
  try {
    read(more);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ pointer, code }) => [pointer, code]);
  }
}

const PRESSURE = { code: coded('85354-9'), valueQuantity: undefined };
const systolic = { code: coded('8480-6'), valueQuantity: quantity(121, 'mm[Hg]') };
const diastolic = { code: coded('8462-4'), valueQuantity: quantity(79, 'mm[Hg]') };

describe('the errors of an Observation that was received', () => {
  it.each<[string, object, string, string]>([
    ['another resource', { resourceType: 'DiagnosticReport' }, '/Observation', 'unsupported_resource'],
    ['a code that is not a reading', { code: coded('718-7') }, '/Observation/code', 'unsupported_code'],
    [
      'a code called like a method of objects',
      { code: coded('constructor', 'urn:iso:std:iso:11073:10101') },
      '/Observation/code',
      'unsupported_code',
    ],
    ['a text without a code', { code: { text: 'Weight' } }, '/Observation/code', 'unsupported_code'],
    [
      'codes of two kinds',
      { code: { coding: [...coded('29463-7').coding, ...coded('8310-5').coding] } },
      '/Observation/code',
      'contradiction',
    ],
    ['an Observation that is entered in error', { status: 'entered-in-error' }, '/Observation/status', 'unsupported_status'],
    ['a preliminary value', { status: 'preliminary' }, '/Observation/status', 'unsupported_status'],
    ['no subject', { subject: undefined }, '/Observation/subject', 'required'],
    ['a subject of another type', { subject: { reference: 'Group/1' } }, '/Observation/subject', 'not_a_reference'],
    [
      'a subject of another server',
      { subject: { reference: 'https://elsewhere.example.org/Patient/4' } },
      '/Observation/subject',
      'not_a_reference',
    ],
    ['a device that is a text', { device: 'Device/1' }, '/Observation/device', 'not_an_object'],
    ['a date without a time', { effectiveDateTime: '2026-01-15' }, '/Observation/effective', 'not_a_timestamp'],
    ['a period', { effectiveDateTime: undefined, effectivePeriod: {} }, '/Observation/effective', 'required'],
    [
      'an offset that no time zone has',
      { effectiveDateTime: '2026-01-15T00:00:00+05:07' },
      '/Observation/effective',
      'not_in_range',
    ],
    ['no value', { valueQuantity: undefined }, '/Observation/value', 'required'],
    ['a value that no scale shows', { valueQuantity: quantity(5000, '[lb_av]') }, '/Observation/value', 'not_in_range'],
    ['a number as a text', { valueQuantity: quantity('161', '[lb_av]') }, '/Observation/value/value', 'not_a_number'],
    ['a unit that is not in UCUM', { valueQuantity: quantity(161, 'lbs') }, '/Observation/value/code', 'unsupported_unit'],
    ['a unit without a system', { valueQuantity: { value: 161, code: 'kg' } }, '/Observation/value/code', 'unsupported_unit'],
    [
      'a unit called like a method of objects',
      { valueQuantity: quantity(161, 'constructor') },
      '/Observation/value/code',
      'unsupported_unit',
    ],
    [
      'at least a value',
      { valueQuantity: quantity(161, 'kg', { comparator: '>=' }) },
      '/Observation/value/comparator',
      'unsupported_comparator',
    ],
    [
      'a comparator called like a method of objects',
      { valueQuantity: quantity(161, 'kg', { comparator: 'constructor' }) },
      '/Observation/value/comparator',
      'unsupported_comparator',
    ],
    ['a systolic pressure alone', { ...PRESSURE, component: [systolic] }, '/Observation', 'required'],
    [
      'a value that is sent twice',
      { ...PRESSURE, component: [systolic, systolic, diastolic] },
      '/Observation/component/1',
      'sent_twice',
    ],
    [
      'a pressure in another unit',
      { ...PRESSURE, component: [systolic, { ...diastolic, valueQuantity: quantity(10, 'kPa') }] },
      '/Observation/component/1/value/code',
      'unsupported_unit',
    ],
    [
      'a pressure above the range of the instrument',
      { ...PRESSURE, component: [{ ...systolic, valueQuantity: quantity(250, 'mm[Hg]', { comparator: '>' }) }, diastolic] },
      '/Observation/component/0/value/comparator',
      'unsupported_comparator',
    ],
    ['components that are no list', { component: {} }, '/Observation/component', 'not_a_list'],
    ['an extension that changes the meaning', { modifierExtension: [] }, '/Observation/modifierExtension', 'unsupported_element'],
    [
      'an identifier that is too long',
      { identifier: [{ system: 'urn:x', value: 'x'.repeat(256) }] },
      '/Observation/identifier',
      'too_long',
    ],
    [
      'an identifier whose system is no URI',
      { identifier: [{ system: 'urn:x y', value: '1' }] },
      '/Observation/identifier',
      'not_an_identifier',
    ],
    [
      'an identifier with a control character',
      { identifier: [{ system: 'urn:x', value: 'a\u0007' }] },
      '/Observation/identifier',
      'not_an_identifier',
    ],
    ['a blank identifier', { identifier: [{ system: 'urn:x', value: ' ' }] }, '/Observation/identifier', 'not_an_identifier'],
    [
      'a text that cannot be stored',
      { identifier: [{ system: 'urn:x', value: 'a\u0000' }] },
      '/Observation/identifier/0/value',
      'nul_character',
    ],
  ])('name the place of %s', (_name, more, pointer, code) => {
    expect(errorsOf(more)).toEqual([[pointer, code]]);
  });

  it('never contain what was sent', () => {
    const secret = 'Testina Sampleton';
    try {
      read({ code: coded(secret), subject: { reference: secret }, status: secret, valueQuantity: quantity(secret, secret) });
    } catch (error) {
      expect(JSON.stringify((error as InvalidInput).errors)).not.toContain(secret);
    }
  });
});

describe('readIfNoneExist', () => {
  it.each([
    ['identifier=urn:x|1', { system: 'urn:x', value: '1' }],
    ['?identifier=http%3A%2F%2Fx.example.org%7Ca%20b', { system: 'http://x.example.org', value: 'a b' }],
    [null, null],
  ])('reads %j', (text, condition) => {
    expect(readIfNoneExist(IDENTITY, text, { parameter: 'if-none-exist' })).toEqual(condition);
  });

  it.each([
    '',
    'identifier=1',
    'identifier=urn:x|1&code=2',
    'code=1',
    'identifier=%',
    'identifier=urn:x|%00',
    `identifier=urn:x|${'1'.repeat(256)}`,
    'identifier=urn:x y|1',
    'identifier=https://rpm.example.org/identifier/reading|weight-1',
  ])('refuses %j', (text) => {
    expect(() => readIfNoneExist(IDENTITY, text, { parameter: 'if-none-exist' })).toThrow(InvalidInput);
  });
});

describe('the values of an Observation that was received', () => {
  it.each<[string, object, object]>([
    ['a weight in kilograms', { valueQuantity: quantity(73.2, 'kg') }, { weight: 73.2, weightUnit: 'kg' }],
    ['a weight in grams', { valueQuantity: quantity(3456, 'g') }, { weight: 3.456, weightUnit: 'kg' }],
    [
      'a value above the range of the instrument',
      { valueQuantity: quantity(400, '[lb_av]', { comparator: '>' }) },
      { weight: 400, outOfRange: 'above' },
    ],
    [
      'glucose in mmol/L',
      { code: coded('15074-8'), valueQuantity: quantity(5.5, 'mmol/L') },
      { glucose: 5.5, glucoseUnit: 'mmoll' },
    ],
    [
      'glucose after a meal',
      {
        code: coded('160184', 'urn:iso:std:iso:11073:10101'),
        valueQuantity: quantity(95, 'mg/dL'),
        component: [
          {
            code: coded('8417864', 'urn:iso:std:iso:11073:10101'),
            valueCodeableConcept: coded('8417872', 'urn:iso:std:iso:11073:10101'),
          },
        ],
      },
      { glucose: 95, afterMeal: true },
    ],
    [
      'a pressure with the heart rate as a component',
      { ...PRESSURE, component: [systolic, diastolic, { code: coded('8867-4'), valueQuantity: quantity(64, '{beats}/min') }] },
      { systolic: 121, diastolic: 79, heartRate: 64 },
    ],
    [
      'a peak flow in litres per second',
      { code: coded('19935-6'), valueQuantity: quantity(7, 'L/s') },
      { peakExpiratoryFlow: 420 },
    ],
    [
      'an assertion of the patient',
      { meta: { security: [{ system: 'http://terminology.hl7.org/CodeSystem/v3-ObservationValue', code: 'PATAST' }] } },
      { manual: true },
    ],
    ['a time in UTC', { effectiveDateTime: '2026-01-15T08:00:00Z' }, { readingTimestamp: new Date('2026-01-15T08:00:00Z') }],
    ['a time of a place', {}, { readingTimestamp: new Date('2026-01-15T08:00:00Z'), deviceTimeZoneOffset: -28_800 }],
  ])('are read from %s', (_name, more, values) => {
    expect(read(more).reading).toMatchObject(values);
  });
});

describe('the patient and the device of an Observation that was received', () => {
  it.each<[string, object, { id: number | null; identifiers: string[] }]>([
    ['a relative reference', { reference: 'Patient/4' }, { id: 4, identifiers: [] }],
    ['an absolute reference', { reference: `${BASE_URL}/Patient/4/_history/2` }, { id: 4, identifiers: [] }],
    [
      'an identifier of the service',
      { identifier: { system: 'https://rpm.example.org/identifier/patient', value: '4' } },
      { id: 4, identifiers: [] },
    ],
    [
      'an external identifier',
      { identifier: { system: 'urn:oid:2.999.1.2.3', value: 'demo-001' } },
      { id: null, identifiers: ['demo-001'] },
    ],
    [
      'an identifier of an unknown system',
      { identifier: { system: 'urn:other', value: 'demo-001' } },
      { id: null, identifiers: [] },
    ],
    ['a patient in the Bundle', { reference: 'urn:uuid:patient' }, { id: null, identifiers: ['demo-001'] }],
  ])('are named by %s', (_name, subject, named) => {
    expect(read({ subject }).subject).toEqual({ ...named, pointer: '/Observation/subject' });
  });

  it.each<[string, object, { id: number | null; identifiers: string[] }]>([
    ['a reference', { reference: 'Device/21' }, { id: 21, identifiers: [] }],
    [
      'an identifier of any system',
      { identifier: { system: 'http://acme.example.com', value: 'S-1' } },
      { id: null, identifiers: ['S-1'] },
    ],
    ['a device in the Bundle', { reference: 'urn:uuid:device' }, { id: null, identifiers: ['00-1C-05-FF-E8-74', 'S-1'] }],
  ])('are named by %s', (_name, device, named) => {
    expect(read({ device }).device).toEqual({ ...named, pointer: '/Observation/device' });
  });

  it('are read without a device, and with the identifiers of the sender and of the service', () => {
    const identifier = [
      { system: 'https://rpm.example.org/identifier/reading', value: 'weight-17' },
      { system: 'urn:sender', value: 'a' },
      { value: 'no system' },
    ];
    expect(read({ identifier })).toMatchObject({
      device: null,
      knownId: 'weight-17',
      identifiers: [{ system: 'urn:sender', value: 'a' }],
    });
  });
});
