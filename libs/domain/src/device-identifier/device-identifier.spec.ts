import { type DeviceIdentifierType, identifierError, normalizeIdentifier, normalizeAsAnyType } from './device-identifier';

describe('the validation of device identifiers', () => {
  it.each<[DeviceIdentifierType, string]>([
    ['imei', '490154203237518'],
    ['serial', ' SN 0001/ä '],
    ['macAddress', '00:00:5E:00:53:01'],
    ['macAddress', '0000.5e00.5301'],
    ['macAddress', '00-00-5e-ff-fe-00-53-01'],
    ['macAddress', '00 00 5e 00 53 01'],
    ['macAddress', '00005E005301'],
    ['iccid', '8944500102198304826'],
    ['simCardNumber', '12345'],
    ['simCardNumber', '1234567890123456789012'],
  ])('accepts an identifier of the type %s: %s', (type, value) => {
    expect(identifierError(type, value)).toBeNull();
  });

  it.each<[DeviceIdentifierType, string]>([
    ['imei', '490154203237519'],
    ['imei', '49015420323751'],
    ['imei', '4901542032375180'],
    ['imei', '49-015420-323751-8'],
    ['imei', '４９０１５４２０３２３７５１８'],
    ['serial', ''],
    ['macAddress', '00:00:5E:00:53'],
    ['macAddress', '00:00:5E:00:53:0G'],
    ['macAddress', '00:00:5E:00:53:01:02'],
    ['macAddress', '::'],
    ['iccid', '8944500102198304827'],
    ['iccid', '89445001021983048'],
    ['iccid', '89445001021983048261234'],
    ['simCardNumber', '1234'],
    ['simCardNumber', '12345678901234567890123'],
    ['simCardNumber', '+12345'],
  ])('rejects an identifier of the type %s: "%s"', (type, value) => {
    const error = identifierError(type, value);
    expect(error).toMatchObject({ code: 'not_an_identifier' });
    if (value !== '') expect(error?.detail).not.toContain(value);
  });

  it('converts MAC addresses to lower case without separators, but leaves other identifiers unchanged', () => {
    const spellings = ['00:00:5E:00:53:01', '00-00-5e-00-53-01', '0000.5E00.5301', '00005e005301'];
    expect(new Set(spellings.map((value) => normalizeIdentifier('macAddress', value)))).toEqual(new Set(['00005e005301']));
    expect(normalizeIdentifier('serial', 'Sn-1')).toBe('Sn-1');
    // Only separators are removed. An identifier with other characters is not a MAC address, even if it contains one.
    expect(normalizeIdentifier('macAddress', 'x00005e005301')).toBe('x00005e005301');
  });

  it('normalizes an identifier of unknown type both as a plain identifier and as a MAC address', () => {
    expect(normalizeAsAnyType('AA-BB')).toEqual(['AA-BB', 'aabb']);
  });
});
