import { retryAfterMs } from './retry-after';

describe('retryAfterMs', () => {
  const now = new Date('1994-11-06T08:49:00Z');
  const day = 24 * 3600 * 1000;

  it.each<[string | string[] | undefined, number | null]>([
    [undefined, null],
    ['120', 120_000],
    [' 120 ', 120_000],
    ['0', 1000],
    ['-5', 1000],
    ['86400', day],
    ['86401', day],
    ['9'.repeat(400), day],
    ['Sun, 06 Nov 1994 08:49:37 GMT', 37_000],
    ['Sunday, 06-Nov-94 08:49:37 GMT', 37_000],
    ['Sun Nov  6 08:49:37 1994', 37_000],
    ['Sun, 06 Nov 1994 08:48:00 GMT', 1000],
    ['Fri, 31 Dec 9999 23:59:59 GMT', day],
    [['10', 'garbage', '30', '20'], 30_000],
    [['10', 'Sun, 06 Nov 1994 08:49:37 GMT'], 37_000],
    ['', null],
    [[], null],
    ['1.5', null],
    ['1e3', null],
    ['0x10', null],
    ['+5', null],
    ['10, 20', null],
    ['soon', null],
    ['NaN', null],
    ['Infinity', null],
    ['1994-11-06T08:49:37Z', null],
    ['Sun, 06 Nov 1994 08:49:37 CET', null],
    ['Sun, 06 Nov 1994 08:49:37', null],
    ['Sun, 45 Foo 1994 08:49:37 GMT', null],
    ['\u0661\u0662', null],
  ])('converts the Retry-After header %j to %j milliseconds', (header, wait) => {
    expect(retryAfterMs(header, now)).toBe(wait);
  });
});
