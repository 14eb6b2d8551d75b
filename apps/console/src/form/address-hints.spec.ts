import { addressHint } from './address-hints';

const STATE = 'No state of the United States: write its two letters, such as CA. The time zone follows from them.';
const POSTAL_CODE = 'No postal code of the United States: write five digits, such as 94105. The time zone follows from them.';

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
