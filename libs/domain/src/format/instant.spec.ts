import fc from 'fast-check';
import { ValueError } from './value-error';
import { readInstant, readQueryInstant } from './instant';

const errorOf = (raw: unknown) => {
  const read = readInstant(raw);
  return read instanceof ValueError ? read : `read as ${read.toISOString()}`;
};
const notATimestamp = expect.objectContaining({
  code: 'not_a_timestamp',
  detail: expect.stringContaining('2026-01-31T08:30:00Z'),
});

describe('readInstant', () => {
  it.each([
    ['2026-01-31T08:30:00Z', '2026-01-31T08:30:00.000Z'],
    ['2026-01-31t08:30:00z', '2026-01-31T08:30:00.000Z'],
    ['2026-01-31T08:30:00.5Z', '2026-01-31T08:30:00.500Z'],
    ['2026-01-31T08:30:00.123456789Z', '2026-01-31T08:30:00.123Z'],
    ['2026-01-31T08:30:00+02:00', '2026-01-31T06:30:00.000Z'],
    ['2026-01-31T08:30:00-03:30', '2026-01-31T12:00:00.000Z'],
    ['2026-01-31T08:30:00-00:00', '2026-01-31T08:30:00.000Z'],
    ['2026-01-01T00:00:00+14:00', '2025-12-31T10:00:00.000Z'],
    ['2024-02-29T23:59:59.999Z', '2024-02-29T23:59:59.999Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z'],
    ['0099-12-31T00:00:00Z', '0099-12-31T00:00:00.000Z'],
    ['9999-12-31T23:59:59.999Z', '9999-12-31T23:59:59.999Z'],
  ])('reads the timestamp %s', (raw, utc) => {
    expect(readInstant(raw)).toEqual(new Date(utc));
  });

  it.each([
    '2026-02-30T00:00:00Z',
    '2025-02-29T00:00:00Z',
    '2100-02-29T00:00:00Z',
    '2026-13-01T00:00:00Z',
    '2026-00-01T00:00:00Z',
    '2026-01-00T00:00:00Z',
    '2026-01-32T00:00:00Z',
    '2026-01-01T24:00:00Z',
    '2026-01-01T00:60:00Z',
    '2026-01-01T00:00:60Z',
    '0000-01-01T00:00:00Z',
    '2026-01-01T00:00:00+24:00',
    '2026-01-01T00:00:00+00:60',
    '0001-01-01T00:00:00+00:01',
    '9999-12-31T23:59:00-00:01',
  ])('rejects the timestamp %s, which does not exist', (raw) => {
    expect(errorOf(raw)).toEqual(notATimestamp);
  });

  it.each([
    '2026',
    '1',
    'now',
    '',
    ' ',
    '2026-01-01',
    '2026-01-01T00:00:00',
    '2026-01-01T00:00Z',
    '2026-01-01 00:00:00Z',
    '2026-01-01T00:00:00.Z',
    '2026-01-01T00:00:00.1234567890Z',
    '2026-01-01T00:00:00,5Z',
    '2026-01-01T00:00:00+0200',
    '2026-01-01T00:00:00+2:00',
    '2026-01-01T00:00:00Z ',
    '2026-01-01T00:00:00Z\n',
    '+002026-01-01T00:00:00Z',
    '2026-1-1T00:00:00Z',
    '２０２６-01-01T00:00:00Z',
    '2026-W01-1T00:00:00Z',
  ])('rejects %j, which is not an RFC 3339 timestamp', (raw) => {
    expect(errorOf(raw)).toEqual(notATimestamp);
  });

  it.each([[1], [0], [null], [undefined], [true], [{}], [[]], [['2026-01-01T00:00:00Z']], [new Date(0)]])(
    'rejects %j, which is not a string',
    (raw) => expect(errorOf(raw)).toEqual(notATimestamp),
  );

  it.each(['31.01.2026', '1/31/2026 08:00', '31-1-2026'])('says in which order to write the local date %s', (raw) => {
    expect(errorOf(raw)).toEqual(expect.objectContaining({ detail: expect.stringContaining('the year first') }));
  });

  it('suggests encoding the plus sign of a timestamp if a URL decoder has turned it into a space', () => {
    expect(readQueryInstant('2026-01-01T00:00:00 02:00')).toMatchObject({ detail: expect.stringContaining('send + as %2B') });
    expect(readQueryInstant('2026-01-01T00:00:00')).toMatchObject({ detail: expect.not.stringContaining('%2B') });
    expect(readQueryInstant('2026-01-01T00:00:00Z')).toEqual(new Date('2026-01-01T00:00:00Z'));
    expect(errorOf('2026-01-01T00:00:00 02:00')).toMatchObject({ detail: expect.not.stringContaining('%2B') });
  });

  it.each([
    ['2026-01-01T00:00:00.001Z', '2026-01-01T00:00:00.001Z'],
    ['2026-01-01T00:00:00.001000000Z', '2026-01-01T00:00:00.001Z'],
    ['2026-01-01T00:00:00.001000001Z', '2026-01-01T00:00:00.002Z'],
    ['2025-12-31T23:59:59.9999Z', '2026-01-01T00:00:00.000Z'],
    ['1969-12-31T23:59:59.9991Z', '1970-01-01T00:00:00.000Z'],
  ])('rounds the timestamp %s up to %s', (raw, utc) => {
    expect(readInstant(raw, 'up')).toEqual(new Date(utc));
  });

  it('reads every instant, whatever its offset, its precision and the case of its letters', () => {
    const instants = fc.date({
      min: new Date('0002-01-01T00:00:00Z'),
      max: new Date('9998-12-31T00:00:00Z'),
      noInvalidDate: true,
    });
    const offsets = fc.integer({ min: -1439, max: 1439 });
    const finer = fc.stringMatching(/^[0-9]{0,6}$/);
    fc.assert(
      fc.property(instants, offsets, finer, fc.boolean(), (instant, offset, digits, lowerCase) => {
        // The expected instant comes from `toISOString`, so that the test does not repeat the arithmetic of `readInstant`.
        const wall = new Date(instant.getTime() + offset * 60_000).toISOString().slice(0, -1);
        const pad = (value: number) => String(value).padStart(2, '0');
        const zone = `${offset < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(offset) / 60))}:${pad(Math.abs(offset) % 60)}`;
        const raw = `${wall}${digits}${zone}`;
        expect(readInstant(lowerCase ? raw.toLowerCase() : raw)).toEqual(instant);
        expect(readInstant(raw, 'up')).toEqual(new Date(instant.getTime() + (/[1-9]/.test(digits) ? 1 : 0)));
      }),
    );
  });
});
