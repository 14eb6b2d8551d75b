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
  it('returns the time zone that the customer sent, whatever the address', () => {
    expect(localTimeZone('Asia/Kolkata', address('US', 'CA', '94105'))).toBe('Asia/Kolkata');
    expect(localTimeZone('Asia/Kolkata', null)).toBe('Asia/Kolkata');
  });

  it.each([
    ['US', 'CA', '00000', 'America/Los_Angeles'],
    ['us', 'ca', null, 'America/Los_Angeles'],
    ['United States', 'NY', '10001-1234', 'America/New_York'],
    ['USA', 'HI', '', 'Pacific/Honolulu'],
    ['US', 'PR', '00901', 'America/Puerto_Rico'],
    // In states with two time zones, the ZIP code decides.
    ['US', 'FL', '32501', 'America/Chicago'],
    ['US', 'TN', '37402', 'America/New_York'],
    ['US', 'TX', '79901', 'America/Denver'],
    ['US', null, '46320', 'America/Chicago'],
    // The Navajo Nation observes daylight saving time; the rest of Arizona does not.
    ['US', 'AZ', '86503', 'America/Denver'],
    ['US', 'AZ', '85001', 'America/Phoenix'],
  ])('returns for country %s, state %s and ZIP code %s the time zone %s', (country, state, zipCode, zone) => {
    expect(localTimeZone(null, address(country, state, zipCode))).toBe(zone);
  });

  it.each([
    ['US', 'TX', '00000'],
    ['US', null, null],
    ['US', 'constructor', 'constructor'],
    [null, 'CA', '94105'],
    ['DE', 'CA', '94105'],
    ['CA', 'NL', 'A1A 1A1'],
  ])('returns null for country %s, state %s and ZIP code %s', (country, state, zipCode) => {
    expect(localTimeZone(null, address(country, state, zipCode))).toBeNull();
  });

  it('returns null if there is no address', () => {
    expect(localTimeZone(null, null)).toBeNull();
  });
});
