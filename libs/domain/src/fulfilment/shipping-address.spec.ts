import { missingAddressParts } from './shipping-address';

const STREET = { lineOne: '1 Example Street', city: 'Testville' };

describe('missingAddressParts', () => {
  it.each([
    ['US', ['zipCode']],
    ['us', ['zipCode']],
    ['United States', ['zipCode']],
    ['DE', ['zipCode']],
    ['Deutschland', ['zipCode']],
    ['GB', ['zipCode']],
    ['SG', ['zipCode']],
    ['HK', []],
    ['Hong Kong', []],
    ['AE', []],
    ['IE', []],
    ['QA', []],
    ['JM', []],
    ['Nowhere', ['zipCode']],
    ['', ['zipCode', 'country']],
    [null, ['zipCode', 'country']],
  ])('returns, for an address without a postal code in %j, the parts %j', (country, missing) => {
    expect(missingAddressParts({ ...STREET, country })).toEqual(missing);
    expect(missingAddressParts({ ...STREET, country, zipCode: ' ' })).toEqual(missing);
    expect(missingAddressParts({ ...STREET, country, zipCode: '00000' })).toEqual(missing.filter((part) => part !== 'zipCode'));
  });

  it('returns all other required parts that are missing or blank', () => {
    expect(missingAddressParts(null)).toEqual(['lineOne', 'city', 'zipCode', 'country']);
    expect(missingAddressParts({ lineOne: ' ', city: null, country: 'HK' })).toEqual(['lineOne', 'city']);
  });
});
