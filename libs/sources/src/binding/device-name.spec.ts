import { completeImei, nameOfDevice, nameOfPerson } from './device-name';

describe('completeImei', () => {
  it.each([
    ['490154203237518', '490154203237518'],
    ['49015420323751', '490154203237518'],
    // BodyTrace sends no leading zeros: 13 digits are padded to 14 before the check digit is appended.
    ['1234567890123', '012345678901237'],
  ])('completes %s to %s', (digits, imei) => {
    expect(completeImei(digits)).toBe(imei);
  });

  it.each(['490154203237519', '4901542032375180', '123456789012', '49015420323751X', ''])(
    'returns null for %s, which only an alias can name',
    (digits) => {
      expect(completeImei(digits)).toBeNull();
    },
  );
});

describe('nameOfDevice', () => {
  it('compares an IMEI with identifiers only if its check digit is right', () => {
    const imei = '490154203237518';
    expect(nameOfDevice({ type: 'imei', value: '49015420323751' })).toEqual({
      text: imei,
      shortText: '49015420323751',
      sent: '49015420323751',
      identifier: { plain: imei, macAddress: imei },
    });
    expect(nameOfDevice({ type: 'imei', value: '490154203237519' })).toEqual({
      text: '490154203237519',
      shortText: null,
      sent: '490154203237519',
      identifier: null,
    });
  });

  it('compares an identifier as it is, and as a MAC address', () => {
    const value = '00:00:5E:00:53:01';
    expect(nameOfDevice({ type: 'identifier', value })).toEqual({
      text: '00005e005301',
      shortText: null,
      sent: value,
      identifier: { plain: value, macAddress: '00005e005301' },
    });
    expect(nameOfDevice({ type: 'identifier', value: ' SN-1 ' })).toEqual({
      text: 'SN-1',
      shortText: null,
      sent: 'SN-1',
      identifier: { plain: 'SN-1', macAddress: 'sn1' },
    });
  });

  it.each(['AA:BB:CC:DD:EE:FF', 'aa-bb-cc-dd-ee-ff', 'AABB.CCDD.EEFF', 'aabbccddeeff', ' AA BB CC DD EE FF '])(
    'gives a MAC address one text, also if the vendor does not say what the text is: %s',
    (value) => {
      expect(nameOfDevice({ type: 'vendor', value })).toEqual({
        text: 'aabbccddeeff',
        shortText: null,
        sent: value.trim(),
        identifier: null,
      });
      expect(nameOfDevice({ type: 'identifier', value }).text).toBe('aabbccddeeff');
    },
  );

  it.each(['AA:BB:CC:DD:EE', 'gg:bb:cc:dd:ee:ff', '3f2b-Cuff'])('leaves a text as it is that is no MAC address: %s', (value) => {
    expect(nameOfDevice({ type: 'vendor', value }).text).toBe(value);
  });

  it('shortens a text that is too long for an index, and removes characters that PostgreSQL cannot store', () => {
    expect(nameOfDevice({ type: 'vendor', value: 'x'.repeat(300) }).text).toHaveLength(255);
    expect(nameOfPerson('a\0b\uD800')).toBe('ab\uFFFD');
  });
});
