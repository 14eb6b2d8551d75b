import { addressTimeZone } from './address-time-zone';

const zoneOf = (country: string | null, state: string | null = null, zipCode: string | null = null) =>
  addressTimeZone({ country, state, zipCode });

describe('addressTimeZone', () => {
  it.each([
    ['US', 'CA', '00000', 'America/Los_Angeles'],
    ['us', 'ca', null, 'America/Los_Angeles'],
    ['United States', 'NY', '10001-1234', 'America/New_York'],
    ['U.S.A.', 'HI', '', 'Pacific/Honolulu'],
    ['US', 'PR', '00901', 'America/Puerto_Rico'],
    // In states with two time zones, the ZIP code decides.
    ['US', 'FL', '32501', 'America/Chicago'],
    ['US', 'TN', '37402', 'America/New_York'],
    ['US', 'TX', '79901', 'America/Denver'],
    ['US', null, '46320', 'America/Chicago'],
    // The Navajo Nation observes daylight saving time; the rest of Arizona does not.
    ['US', 'AZ', '86503', 'America/Denver'],
    ['US', 'AZ', '85001', 'America/Phoenix'],
    ['Deutschland', 'CA', '94105', 'Europe/Berlin'],
    ['India', null, null, 'Asia/Kolkata'],
  ])('returns for country %s, state %s and ZIP code %s the time zone %s', (country, state, zipCode, zone) => {
    expect(zoneOf(country, state, zipCode)).toBe(zone);
  });

  it.each([
    ['US', 'TX', '00000'],
    ['US', null, null],
    ['US', 'constructor', 'constructor'],
    [null, 'CA', '94105'],
    ['Elsewhere', 'CA', '94105'],
    ['CA', 'NL', 'A1A 1A1'],
  ])('returns null for country %s, state %s and ZIP code %s', (country, state, zipCode) => {
    expect(zoneOf(country, state, zipCode)).toBeNull();
  });

  it('returns null if there is no address', () => {
    expect(addressTimeZone(null)).toBeNull();
  });
});
