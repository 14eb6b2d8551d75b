import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { ApiKeyToken } from './api-key-token';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Of 43 zeros, computed by Python's zlib.crc32. */
const KNOWN_CHECKSUM = '2CZclj';

describe('ApiKeyToken', () => {
  it('has the shape that leak scanners look for', () => {
    const { text } = ApiKeyToken.generate();
    expect(text).toMatch(/^rpm_[0-9A-Za-z]{49}$/);
  });

  it('ends with the CRC-32 of the secret in base 62', () => {
    const secret = '0'.repeat(43);
    expect(ApiKeyToken.parse(`rpm_${secret}${KNOWN_CHECKSUM}`)?.text).toBe(`rpm_${secret}${KNOWN_CHECKSUM}`);
  });

  it('is never the same twice', () => {
    const texts = Array.from({ length: 1000 }, () => ApiKeyToken.generate().text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('is read back as it was generated', () => {
    const token = ApiKeyToken.generate();
    expect(ApiKeyToken.parse(token.text)).toEqual(token);
  });

  it('shows ten characters and keeps the SHA-256 of all of them', () => {
    const token = ApiKeyToken.generate();
    expect(token.prefix).toBe(token.text.slice(0, 10));
    expect(token.hash).toEqual(createHash('sha256').update(token.text).digest());
  });

  it('refuses a text with any one character changed', () => {
    const { text } = ApiKeyToken.generate();
    for (let place = 0; place < text.length; place++) {
      for (const other of BASE_62.replace(text.charAt(place), '')) {
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        expect({ changed, key: ApiKeyToken.parse(changed) }).toEqual({ changed, key: null });
      }
    }
  });

  it('refuses what is cut, longer, padded, of another alphabet or prefix', () => {
    const { text } = ApiKeyToken.generate();
    const others = ['', text.slice(0, -1), `${text}0`, ` ${text}`, `${text}\n`, `${text}\0`, text.toUpperCase()];
    const more = [`rpm-${text.slice(4)}`, text.slice(4), `rpm_${'é'.repeat(49)}`, text.repeat(200), 'rpm_'];
    expect([...others, ...more].map((other) => ApiKeyToken.parse(other))).toEqual([...others, ...more].map(() => null));
  });

  it('refuses any text that was not generated', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => ApiKeyToken.parse(text) === null));
  });
});
