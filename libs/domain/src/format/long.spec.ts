import fc from 'fast-check';
import { ValueError } from './value-error';
import { readLong } from './long';

const error = new ValueError('not_a_long', 'Send a 64-bit integer in plain decimal digits, such as 42.');

describe('readLong', () => {
  it.each(['1', '42', '9007199254740991'])('reads %s', (raw) => {
    expect(readLong(raw)).toBe(Number(raw));
  });

  it.each(['abc', '1.0', '1e3', '0x10', '+1', '007', '00', '-0', '-01', '--1', '-', '', ' ', '1 ', ' 1', '1\n', '1_000'])(
    'rejects %j because it is not an integer in plain decimal digits',
    (raw) => expect(readLong(raw)).toEqual(error),
  );

  it.each(['１２', '٣', '1\u0660', '1\0', '1'.repeat(30), `${2n ** 63n}`, `-${2n ** 63n + 1n}`, 'NaN', 'Infinity', '1n'])(
    'rejects %j, which is not a 64-bit integer in plain decimal digits',
    (raw) => expect(readLong(raw)).toEqual(error),
  );

  it.each([`${2n ** 63n - 1n}`, `${2n ** 53n + 1n}`, `${2n ** 53n}`, '0', '-1', `-${2n ** 63n}`])(
    'converts the integer %s to 0, because no resource can have it as id',
    (raw) => expect(readLong(raw)).toBe(0),
  );

  it('returns either the exact number or 0 for every 64-bit integer', () => {
    const long = fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n });
    fc.assert(fc.property(long, (id) => [id, 0n].includes(BigInt(Number(readLong(String(id)))))));
  });
});
