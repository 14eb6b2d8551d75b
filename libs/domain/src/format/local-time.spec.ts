import { instantsOfLocalTime, offsetAt } from './local-time';

/** Returns a date whose UTC fields contain a local date and time. */
const wall = (text: string) => new Date(`${text}Z`);
const at = (timeZone: string, local: string) =>
  instantsOfLocalTime(timeZone, wall(local)).map((instant) => instant.toISOString());

describe('instantsOfLocalTime', () => {
  it.each([
    ['America/Los_Angeles', '2026-01-15T12:00:00', ['2026-01-15T20:00:00.000Z']],
    ['America/Los_Angeles', '2026-07-15T12:00:00', ['2026-07-15T19:00:00.000Z']],
    // The clocks go forward from 02:00 to 03:00.
    ['America/Los_Angeles', '2026-03-08T01:59:59.999', ['2026-03-08T09:59:59.999Z']],
    ['America/Los_Angeles', '2026-03-08T02:00:00', []],
    ['America/Los_Angeles', '2026-03-08T02:59:59.999', []],
    ['America/Los_Angeles', '2026-03-08T03:00:00', ['2026-03-08T10:00:00.000Z']],
    // The clocks go back from 02:00 to 01:00.
    ['America/Los_Angeles', '2026-11-01T00:59:59', ['2026-11-01T07:59:59.000Z']],
    ['America/Los_Angeles', '2026-11-01T01:00:00', ['2026-11-01T08:00:00.000Z', '2026-11-01T09:00:00.000Z']],
    ['America/Los_Angeles', '2026-11-01T01:59:59', ['2026-11-01T08:59:59.000Z', '2026-11-01T09:59:59.000Z']],
    ['America/Los_Angeles', '2026-11-01T02:00:00', ['2026-11-01T10:00:00.000Z']],
    ['Asia/Kolkata', '2026-03-08T02:30:00', ['2026-03-07T21:00:00.000Z']],
    ['Asia/Kolkata', '2026-01-01T00:00:00', ['2025-12-31T18:30:00.000Z']],
    // In this time zone, the clocks change by half an hour: forward from 02:00 to 02:30 in October, back from 02:00 to 01:30 in April.
    ['Australia/Lord_Howe', '2026-10-04T01:59:00', ['2026-10-03T15:29:00.000Z']],
    ['Australia/Lord_Howe', '2026-10-04T02:15:00', []],
    ['Australia/Lord_Howe', '2026-10-04T02:30:00', ['2026-10-03T15:30:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05T01:29:00', ['2026-04-04T14:29:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05T01:45:00', ['2026-04-04T14:45:00.000Z', '2026-04-04T15:15:00.000Z']],
    ['Australia/Lord_Howe', '2026-04-05T02:00:00', ['2026-04-04T15:30:00.000Z']],
    ['America/St_Johns', '2026-01-15T12:00:00', ['2026-01-15T15:30:00.000Z']],
    ['America/St_Johns', '2026-07-15T12:00:00', ['2026-07-15T14:30:00.000Z']],
    ['America/St_Johns', '2026-03-08T02:30:00', []],
    ['America/St_Johns', '2026-11-01T01:30:00', ['2026-11-01T04:00:00.000Z', '2026-11-01T05:00:00.000Z']],
    // In this time zone, the clocks changed at one minute past midnight from 2000 to 2006.
    ['America/St_Johns', '2005-04-03T00:00:30', ['2005-04-03T03:30:30.000Z']],
    ['America/St_Johns', '2005-04-03T00:30:00', []],
    ['America/St_Johns', '2005-10-30T00:00:30', ['2005-10-30T02:30:30.000Z', '2005-10-30T03:30:30.000Z']],
    ['America/St_Johns', '2005-10-29T23:30:00', ['2005-10-30T02:00:00.000Z', '2005-10-30T03:00:00.000Z']],
    // Samoa skipped 30 December 2011.
    ['Pacific/Apia', '2011-12-29T23:59:59', ['2011-12-30T09:59:59.000Z']],
    ['Pacific/Apia', '2011-12-30T12:00:00', []],
    ['Pacific/Apia', '2011-12-31T00:00:00', ['2011-12-30T10:00:00.000Z']],
    ['UTC', '2024-02-29T23:59:59', ['2024-02-29T23:59:59.000Z']],
  ])('converts, in the time zone %s, the local time %s to the instants %j', (timeZone, local, instants) => {
    expect(at(timeZone, local)).toEqual(instants);
  });

  it.each(['America/Los_Angeles', 'Asia/Kolkata', 'Australia/Lord_Howe', 'America/St_Johns'])(
    'is the inverse of offsetAt for every quarter of an hour of a year in %s',
    (timeZone) => {
      const wrong: number[] = [];
      const ends = Date.UTC(2027, 0, 1);
      for (let ms = Date.UTC(2026, 0, 1); ms < ends; ms += 900_000) {
        const shown = new Date(ms + offsetAt(timeZone, new Date(ms)) * 1000);
        const instants = instantsOfLocalTime(timeZone, shown).map((instant) => instant.getTime());
        const isShownAt = (instant: number) => instant + offsetAt(timeZone, new Date(instant)) * 1000 === shown.getTime();
        const isComplete = instants.includes(ms) && instants.every(isShownAt) && instants.length <= 2;
        if (!isComplete) wrong.push(ms);
      }
      expect(wrong).toEqual([]);
    },
  );
});

describe('offsetAt', () => {
  it.each([
    ['America/Los_Angeles', -28_800, -25_200],
    ['Asia/Kolkata', 19_800, 19_800],
    ['Australia/Lord_Howe', 39_600, 37_800],
    ['America/St_Johns', -12_600, -9_000],
    ['Asia/Kathmandu', 20_700, 20_700],
  ])('returns the offset of the time zone %s: %i seconds in January and %i in July', (timeZone, january, july) => {
    expect(offsetAt(timeZone, new Date('2026-01-15T00:00:00Z'))).toBe(january);
    expect(offsetAt(timeZone, new Date('2026-07-15T00:00:00Z'))).toBe(july);
  });
});
