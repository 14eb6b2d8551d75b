import { InvalidInput, PatientInput, readInput } from '..';

const NAMES = { firstName: 'Testina', lastName: 'Sampleton' };

/** Returns the JSON pointer and the code of each validation error in a body. */
function errorsOf(properties: object, mode: 'whole' | 'patch' = 'whole') {
  try {
    readInput(PatientInput, { ...NAMES, ...properties }, 'body', mode);
    return [];
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error;
    return error.errors.map(({ pointer, code }) => [pointer, code]);
  }
}

describe('validation of a telephone number', () => {
  it.each([
    ['+15555550100', undefined],
    ['+1 (555) 555-0100', 'XX'],
    ['555.555.0100', 'US'],
    ['555-555-0100', 'us'],
    ['5555550100', 'USA'],
    ['5555550100', 'United States'],
    ['020 7946 0018', 'GB'],
    ['+44 20 7946 0018', 'US'],
  ])('accepts the number %s for an address in the country %s', (phoneNumber, country) => {
    expect(errorsOf({ phoneNumber, address: { country } })).toEqual([]);
  });

  it.each([
    ['', 'US'],
    ['5555550100', undefined],
    ['5555550100', 'XX'],
    ['555-0100', 'US'],
    ['+1555555010', 'US'],
    ['+999123456789', 'US'],
    ['call 555-555-0100', 'US'],
    ['+', 'US'],
    ['0'.repeat(255), 'US'],
    ['5555550100', 'constructor'],
  ])('rejects the number %j for an address in the country %s', (phoneNumber, country) => {
    expect(errorsOf({ phoneNumber, address: { country } })).toEqual([['/phoneNumber', 'not_a_telephone_number']]);
  });
});

describe('validation of a postal code', () => {
  it.each([
    ['00000', 'US'],
    ['94105-1234', 'us'],
    ['A1A 1A1', 'CA'],
    ['anything', undefined],
    ['anything', 'AO'],
    ['anything', 'any'],
    ['anything', 'toString'],
  ])('accepts the postal code %s for the country %s', (zipCode, country) => {
    expect(errorsOf({ address: { zipCode, country } })).toEqual([]);
  });

  it.each([
    ['', 'US'],
    ['9410', 'US'],
    ['9410', 'United States'],
    ['9410', 'Deutschland'],
    ['A1A 1A1', 'US'],
    ['94105', 'CA'],
  ])('rejects the postal code %j for the country %s', (zipCode, country) => {
    expect(errorsOf({ address: { zipCode, country } })).toEqual([['/address/zipCode', 'not_a_postal_code']]);
  });
});

describe('validation of a date of birth', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('accepts today and every earlier day', () => {
    for (const dateOfBirth of [inDays(0), inDays(-1), '1900-01-01']) expect(errorsOf({ dateOfBirth })).toEqual([]);
  });

  it('rejects a day that has not begun in any time zone', () => {
    for (const dateOfBirth of [inDays(2), '9999-12-31']) {
      expect(errorsOf({ dateOfBirth })).toEqual([['/dateOfBirth', 'not_in_range']]);
    }
  });
});

describe('validation of a time zone', () => {
  it.each(['UTC', 'America/St_Johns', 'Asia/Kolkata', 'America/Argentina/Buenos_Aires', 'Etc/GMT+5'])(
    'accepts the time zone %s',
    (timeZone) => {
      expect(errorsOf({ timeZone })).toEqual([]);
    },
  );

  it.each(['', 'CET', 'IST', 'EST5EDT', '+05:30', 'Mars/Olympus', '__proto__', 'America/New_York\0', 5, {}, ['UTC']])(
    'rejects the time zone %j',
    (timeZone) => expect(errorsOf({ timeZone })).toEqual([['/timeZone', 'not_a_time_zone']]),
  );
});

describe('PatientInput', () => {
  it('reports all validation errors at once', () => {
    const address = { country: 5, zipCode: 'x', planet: 'Mars' };
    const properties = {
      firstName: '',
      lastName: undefined,
      dateOfBirth: '2026-02-30',
      email: 'nobody',
      phoneNumber: '12',
      externalIdentifier: 'x\0',
      sex: 'none',
      address,
      archived: 0,
      enrolled: 'yes',
      site: { id: '1' },
      localTimeZone: 'UTC',
    };
    expect(errorsOf(properties)).toEqual([
      ['/address/planet', 'unknown_member'],
      ['/localTimeZone', 'unknown_member'],
      ['/firstName', 'empty'],
      ['/lastName', 'required'],
      ['/dateOfBirth', 'not_a_date'],
      ['/email', 'not_an_email'],
      ['/externalIdentifier', 'nul_character'],
      ['/sex', 'not_a_choice'],
      ['/address/country', 'not_text'],
      ['/archived', 'not_a_boolean'],
      ['/enrolled', 'not_a_boolean'],
      ['/site/id', 'not_in_range'],
      ['/phoneNumber', 'not_a_telephone_number'],
    ]);
  });

  it('allows a merge-patch to omit any property and to clear any optional property', () => {
    const nothing = { firstName: undefined, lastName: undefined };
    expect(errorsOf(nothing, 'patch')).toEqual([]);
    expect(errorsOf({ firstName: null, lastName: null, sex: null, archived: null, enrolled: null }, 'patch')).toEqual(
      ['firstName', 'lastName', 'sex', 'archived', 'enrolled'].map((property) => [`/${property}`, 'required']),
    );
    expect(errorsOf({ ...nothing, email: null, address: { city: null }, site: null, timeZone: null }, 'patch')).toEqual([]);
  });
});
