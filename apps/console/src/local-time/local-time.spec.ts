import fc from 'fast-check';
import { instantOf, instantsOf, localTextOf, offsetText } from './local-time';

describe('a local time of the console', () => {
  it('has one instant on most days', () => {
    expect(instantsOf('2026-01-31T08:30', 'America/New_York')).toEqual(['2026-01-31T13:30:00.000Z']);
    expect(instantsOf('', 'America/New_York')).toEqual([]);
  });

  it('has two instants when the clocks are put back, by an hour or by 30 minutes', () => {
    expect(instantsOf('2026-11-01T01:30', 'America/New_York')).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z']);
    expect(instantsOf('2026-04-05T01:45', 'Australia/Lord_Howe')).toEqual([
      '2026-04-04T14:45:00.000Z',
      '2026-04-04T15:15:00.000Z',
    ]);
    expect(instantOf('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z');
  });

  it('has no instant if clocks skip it when they are put forward, and is then read as the later time that they show', () => {
    expect(instantsOf('2026-03-08T02:30', 'America/New_York')).toEqual([]);
    expect(localTextOf(instantOf('2026-03-08T02:30', 'America/New_York'), 'America/New_York')).toBe('2026-03-08T03:30');
  });

  it('that was derived from an instant has this instant among its instants', () => {
    const zones = ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'Asia/Kolkata', 'Pacific/Apia', 'UTC'];
    const minute = fc.integer({ min: 15_000_000, max: 33_000_000 }).map((minutes) => new Date(minutes * 60_000).toISOString());
    fc.assert(
      fc.property(fc.constantFrom(...zones), minute, (zone, instant) => {
        expect(instantsOf(localTextOf(instant, zone), zone)).toContain(instant);
      }),
      { numRuns: 200 },
    );
  });

  it('has an offset, which distinguishes the two instants of a repeated time', () => {
    expect(offsetText('2026-11-01T05:30:00.000Z', 'America/New_York')).toBe('UTC-04:00');
    expect(offsetText('2026-11-01T06:30:00.000Z', 'America/New_York')).toBe('UTC-05:00');
    expect(offsetText('2026-11-01T06:30:00.000Z', 'Asia/Kolkata')).toBe('UTC+05:30');
  });
});
