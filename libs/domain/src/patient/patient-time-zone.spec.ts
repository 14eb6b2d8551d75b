import { type PatientAddress } from './patient-address';
import { localTimeZone } from './patient-time-zone';

const address = (country: string | null, state: string | null, zipCode: string | null): PatientAddress => ({
  city: 'Testville',
  country,
  lineOne: null,
  lineTwo: null,
  state,
  zipCode,
});

describe('localTimeZone', () => {
  it('is what the customer said, whatever the address', () => {
    expect(localTimeZone('Asia/Kolkata', address('US', 'CA', '94105'))).toBe('Asia/Kolkata');
    expect(localTimeZone('Asia/Kolkata', null)).toBe('Asia/Kolkata');
  });

  it.each([
    ['US', 'CA', '00000', 'America/Los_Angeles'],
    ['us', 'ca', null, 'America/Los_Angeles'],
    ['United States', 'NY', '10001-1234', 'America/New_York'],
    ['USA', 'HI', '', 'Pacific/Honolulu'],
    ['US', 'PR', '00901', 'America/Puerto_Rico'],
    // States of two zones are told apart by the ZIP code.
    ['US', 'FL', '32501', 'America/Chicago'],
    ['US', 'TN', '37402', 'America/New_York'],
    ['US', 'TX', '79901', 'America/Denver'],
    ['US', null, '46320', 'America/Chicago'],
    // The Navajo Nation changes its clocks; the rest of Arizona does not.
    ['US', 'AZ', '86503', 'America/Denver'],
    ['US', 'AZ', '85001', 'America/Phoenix'],
  ])('of %s %s %s is %s', (country, state, zipCode, zone) => {
    expect(localTimeZone(null, address(country, state, zipCode))).toBe(zone);
  });

  it.each([
    ['US', 'TX', '00000'],
    ['US', null, null],
    ['US', 'constructor', 'constructor'],
    [null, 'CA', '94105'],
    ['DE', 'CA', '94105'],
    ['CA', 'NL', 'A1A 1A1'],
  ])('of %s %s %s is not known', (country, state, zipCode) => {
    expect(localTimeZone(null, address(country, state, zipCode))).toBeNull();
  });

  it('is not known without an address', () => {
    expect(localTimeZone(null, null)).toBeNull();
  });
});
