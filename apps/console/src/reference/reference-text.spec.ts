import { referenceText } from './reference-text';

describe('referenceText', () => {
  it.each([
    [{ id: 12, name: 'North Clinic' }, 'North Clinic (12)'],
    [
      { id: 5, firstName: 'Testina', lastName: 'Sampleton', dateOfBirth: '1970-01-31', externalIdentifier: 'MRN-1' },
      'Testina Sampleton, born Jan 31, 1970, MRN-1 (5)',
    ],
    [
      { id: 5, firstName: 'Testina', lastName: 'Sampleton', dateOfBirth: null, externalIdentifier: null },
      'Testina Sampleton, birth date unknown, no MRN (5)',
    ],
    [
      {
        id: 8,
        item: { name: 'Meter' },
        currentPatient: { id: 5, dateOfBirth: null, externalIdentifier: null },
        deviceIdentifiers: [{ value: 'SN-1' }, { value: '0012' }],
      },
      'Meter, SN-1, 0012 (8)',
    ],
    [{ id: 8, item: { name: 'Meter' } }, 'Meter (8)'],
    [{ id: 9 }, '9'],
    [null, ''],
    ['text', ''],
  ])('writes %j as %j', (value, text) => {
    expect(referenceText(value)).toBe(text);
  });
});
