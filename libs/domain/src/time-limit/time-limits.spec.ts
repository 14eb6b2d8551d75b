import { TIME_LIMITS } from './time-limits';

type Limit = keyof typeof TIME_LIMITS;

/** Chains of limits, each of which must be shorter than the next one. */
const CHAINS: Limit[][] = [
  ['lock', 'statement', 'connection', 'answer', 'operation', 'operationConnection', 'socket', 'drain', 'client'],
  ['statement', 'share', 'answer'],
  ['tokenLookUp', 'statement'],
  ['standbyStatement', 'standby', 'lock'],
  ['eventWait', 'socket'],
  ['connection', 'streamProgress', 'socket'],
  ['headers', 'request', 'drain'],
  ['wholeAnswer', 'drain'],
];

describe('time limits', () => {
  it.each(CHAINS.flatMap((chain) => chain.slice(1).map((outer, at) => [chain[at] ?? outer, outer] as const)))(
    'of the kind %s are shorter than those of the kind %s',
    (inner, outer) => {
      expect(TIME_LIMITS[inner]).toBeLessThan(TIME_LIMITS[outer]);
    },
  );

  it('for operations are five seconds shorter than the limit for an idle connection', () => {
    expect(TIME_LIMITS.socket - TIME_LIMITS.operation).toBe(5_000);
  });

  it('are all compared with another time limit by this spec', () => {
    expect(new Set(CHAINS.flat())).toEqual(new Set(Object.keys(TIME_LIMITS)));
  });
});
