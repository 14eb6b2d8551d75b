import { instantOf, type KnownZones } from './part-instant';

const RECEIVED = new Date('2026-11-05T12:00:00Z');
const NO_ZONE: KnownZones = { source: null, patient: null };
const ofLocal = (local: string, zone: string | number | null, zones = NO_ZONE, deviceOffset?: number) =>
  instantOf({ local, zone }, zones, RECEIVED, deviceOffset);
const at = (text: string, isAssumed = false) => ({ instant: new Date(text), isAssumed });

describe('instantOf', () => {
  it('accepts instants from the year 2000 to 15 minutes after the receipt of the message (edge case 13)', () => {
    const ofInstant = (text: string) => instantOf({ instant: new Date(text) }, NO_ZONE, RECEIVED);
    expect(ofInstant('2026-11-05T12:15:00Z')).toEqual(at('2026-11-05T12:15:00Z'));
    expect(ofInstant('2026-11-05T12:15:01Z')).toBe('time_in_future');
    expect(ofInstant('2000-01-01T00:00:00Z')).toEqual(at('2000-01-01T00:00:00Z'));
    expect(ofInstant('1999-12-31T23:59:59Z')).toBe('time_invalid');
    expect(ofInstant('1970-01-01T00:00:00Z')).toBe('time_invalid');
    expect(ofInstant('no time')).toBe('time_invalid');
  });

  it('resolves a local time with an offset in minutes or a zone', () => {
    expect(ofLocal('2026-07-01T08:00:00', -300)).toEqual(at('2026-07-01T13:00:00Z'));
    expect(ofLocal('2026-07-01T08:00:00', 'America/New_York')).toEqual(at('2026-07-01T12:00:00Z'));
    expect(ofLocal('2026-07-01T08:00:00', 'Europe/Nowhere')).toBe('time_zone_missing');
  });

  it('assumes the zone of the source, then that of the patient, and never UTC', () => {
    const patient = 'America/New_York';
    expect(ofLocal('2026-07-01T08:00:00', null, { source: 'Europe/Berlin', patient })).toEqual(at('2026-07-01T06:00:00Z', true));
    expect(ofLocal('2026-07-01T08:00:00', null, { source: null, patient })).toEqual(at('2026-07-01T12:00:00Z', true));
    expect(ofLocal('2026-07-01T08:00:00', null)).toBe('time_zone_missing');
  });

  it('rejects a local time that clocks skip, and one that occurs twice unless the offset of the device decides', () => {
    expect(ofLocal('2026-03-29T02:30:00', 'Europe/Berlin')).toBe('time_invalid');
    expect(ofLocal('2026-10-25T02:30:00', 'Europe/Berlin')).toBe('ambiguous_time');
    expect(ofLocal('2026-10-25T02:30:00', 'Europe/Berlin', NO_ZONE, 3_600)).toEqual(at('2026-10-25T01:30:00Z'));
    expect(ofLocal('2026-10-25T02:30:00', 'Europe/Berlin', NO_ZONE, 7_200)).toEqual(at('2026-10-25T00:30:00Z'));
    expect(ofLocal('2026-10-25T03:00:00', 'Europe/Berlin')).toEqual(at('2026-10-25T02:00:00Z'));
  });

  it.each(['2026-02-30T08:00:00', '2026-07-01 08:00', '2026-07-01T25:00:00', ''])('rejects the local time "%s"', (local) => {
    expect(ofLocal(local, 0)).toBe('time_invalid');
  });
});
