import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { ApiKeyToken } from './secret-token';

const BASE_62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** Checksum of a secret that consists of 43 zeros, computed by Python's `zlib.crc32`. */
const KNOWN_CHECKSUM = '2CZclj';

describe('ApiKeyToken', () => {
  it('has the format that secret scanners recognize', () => {
    const { text } = ApiKeyToken.generate();
    expect(text).toMatch(/^rpm_[0-9A-Za-z]{49}$/);
  });

  it('ends with the CRC-32 of the secret in base 62', () => {
    const secret = '0'.repeat(43);
    expect(ApiKeyToken.parse(`rpm_${secret}${KNOWN_CHECKSUM}`)?.text).toBe(`rpm_${secret}${KNOWN_CHECKSUM}`);
  });

  it('generates a different key each time', () => {
    const texts = Array.from({ length: 1000 }, () => ApiKeyToken.generate().text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  it('parses a generated key', () => {
    const token = ApiKeyToken.generate();
    expect(ApiKeyToken.parse(token.text)).toEqual(token);
  });

  it('exposes the first ten characters of a key as its prefix, and the SHA-256 hash of the whole key', () => {
    const token = ApiKeyToken.generate();
    expect(token.prefix).toBe(token.text.slice(0, 10));
    expect(token.hash).toEqual(createHash('sha256').update(token.text).digest());
  });

  it('rejects a key in which a single character was changed', () => {
    const { text } = ApiKeyToken.generate();
    for (let place = 0; place < text.length; place++) {
      for (const other of BASE_62.replace(text.charAt(place), '')) {
        const changed = text.slice(0, place) + other + text.slice(place + 1);
        expect({ changed, key: ApiKeyToken.parse(changed) }).toEqual({ changed, key: null });
      }
    }
  });

  it('rejects a key that is truncated, too long or padded, or uses another alphabet or prefix', () => {
    const { text } = ApiKeyToken.generate();
    const others = ['', text.slice(0, -1), `${text}0`, ` ${text}`, `${text}\n`, `${text}\0`, text.toUpperCase()];
    const more = [`rpm-${text.slice(4)}`, text.slice(4), `rpm_${'é'.repeat(49)}`, text.repeat(200), 'rpm_'];
    expect([...others, ...more].map((other) => ApiKeyToken.parse(other))).toEqual([...others, ...more].map(() => null));
  });

  it('rejects arbitrary strings', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => ApiKeyToken.parse(text) === null));
  });
});
