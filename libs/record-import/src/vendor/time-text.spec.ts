import { FileDates } from './date-order';
import { isoTime } from './time-text';

describe('isoTime', () => {
  it.each([
    ['2026-01-31T08:00:04', null, '2026-01-31T08:00:04'],
    ['2026-01-31 8:05', null, '2026-01-31T08:05:00'],
    ['2026/01/31 08:00', null, '2026-01-31T08:00:00'],
    ['2026-01-31 08:00:00 +0100', null, '2026-01-31T08:00:00+01:00'],
    ['31-01-2026 08:00', 'dmy', '2026-01-31T08:00:00'],
    ['31.01.2026 08:00', 'dmy', '2026-01-31T08:00:00'],
    ['01-02-2026 08:00', 'dmy', '2026-02-01T08:00:00'],
    ['01-02-2026 08:00', 'mdy', '2026-01-02T08:00:00'],
    ['01-02-2026 08:00', null, null],
    ['01-31-2026 12:05 AM', 'mdy', '2026-01-31T00:05:00'],
    ['01-31-2026 12:05 PM', 'mdy', '2026-01-31T12:05:00'],
    ['01-31-2026 13:05 PM', 'mdy', null],
    ['Jan 5, 2026 9:15:00 PM', null, '2026-01-05T21:15:00'],
    ['Jan 12 2025 08:12', null, '2025-01-12T08:12:00'],
    ['5 Jan 2026 08:12', null, '2026-01-05T08:12:00'],
    ['yesterday', null, null],
    ['', 'dmy', null],
  ] as const)('rewrites %j with the order %s as %j', (text, order, iso) => {
    expect(isoTime(text, order)).toBe(iso);
  });
});

describe('FileDates', () => {
  const dates = (texts: string[], option: 'dmy' | 'mdy' | null = null) => {
    const found = new FileDates(null, option);
    texts.forEach((text) => found.observe(text));
    return found;
  };

  it('knows the order only if a number above 12 shows it', () => {
    expect(dates(['03-02-2026 08:00', '31-01-2026 08:00'])).toMatchObject({ order: 'dmy', knownBy: 'dates', isUndecided: false });
    expect(dates(['03-02-2026 08:00', '01-31-2026 08:00'])).toMatchObject({ order: 'mdy', knownBy: 'dates' });
    expect(dates(['03-02-2026 08:00'])).toMatchObject({ order: null, knownBy: null, isUndecided: true });
    expect(dates(['03-02-2026 08:00'], 'mdy')).toMatchObject({ order: 'mdy', knownBy: 'option', isUndecided: false });
    expect(dates(['2026-02-03 08:00'], 'mdy')).toMatchObject({ order: null, knownBy: 'format', isUndecided: false });
  });

  it('rejects dates that contradict each other or the option', () => {
    expect(() => dates(['31-01-2026 08:00', '01-31-2026 08:00']).assertConsistent()).toThrow('Export the file again');
    expect(() => dates(['31-01-2026 08:00'], 'mdy').assertConsistent()).toThrow('Leave out --date-order');
  });
});
