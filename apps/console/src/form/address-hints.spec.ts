import { addressHint } from './address-hints';

const STATE = 'This is not a U.S. state. Enter two letters, such as CA. They determine the time zone.';
const POSTAL_CODE = 'This is not a U.S. ZIP code. Enter five digits, such as 94105. They determine the time zone.';

describe('addressHint', () => {
  it.each([
    ['state', { country: 'USA', state: 'Bavaria', zipCode: '' }, STATE],
    ['state', { country: 'U.S.', state: 'XX', zipCode: '' }, STATE],
    ['zipCode', { country: 'United States', state: 'CA', zipCode: '9410' }, POSTAL_CODE],
  ])('names the expected form of a text that does not fit: %s of %j', (name, draft, hint) => {
    expect(addressHint(name, draft)).toBe(hint);
  });

  it.each([
    ['state', { country: 'US', state: 'ca', zipCode: '' }],
    ['state', { country: 'US', state: '', zipCode: '' }],
    ['state', { country: 'Deutschland', state: 'Bayern', zipCode: '' }],
    ['zipCode', { country: 'US', state: '', zipCode: '94105-1234' }],
    ['zipCode', { country: '', state: '', zipCode: 'A1A 1A1' }],
    ['city', { country: 'US', state: 'Bavaria', zipCode: '' }],
  ])(
    'returns null if the text fits or is empty, or if there are no hints for the country or the field: %s of %j',
    (name, draft) => {
      expect(addressHint(name, draft)).toBeNull();
    },
  );
});
